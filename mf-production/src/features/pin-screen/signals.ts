export type Outcome = 'right' | 'undone' | 'wrong';

const TONES: Record<Outcome, readonly number[]> = { right: [880, 1320], undone: [660, 440], wrong: [220, 180] };
const VIBRATIONS: Record<Outcome, number | number[]> = { right: 80, undone: [60, 60, 60], wrong: [200, 80, 200] };
const TONE_SECONDS = 0.12;
let audio: AudioContext | undefined;

/** Tells by sound and vibration how a PIN went; silent where a device cannot. */
export function signal(outcome: Outcome): void {
  navigator.vibrate?.(VIBRATIONS[outcome]);
  if (typeof AudioContext === 'undefined') return;
  audio ??= new AudioContext();
  const begin = audio.currentTime;
  TONES[outcome].forEach((frequency, i) => tone(audio as AudioContext, frequency, begin + i * TONE_SECONDS));
}

function tone(context: AudioContext, frequency: number, at: number): void {
  const oscillator = context.createOscillator();
  const volume = context.createGain();
  oscillator.frequency.value = frequency;
  volume.gain.setValueAtTime(0.15, at);
  volume.gain.exponentialRampToValueAtTime(0.001, at + TONE_SECONDS);
  oscillator.connect(volume).connect(context.destination);
  oscillator.start(at);
  oscillator.stop(at + TONE_SECONDS);
}
