const TONES = { good: [880, 1320], bad: [220, 160] } as const;
const VIBRATION = { good: [60], bad: [120, 80, 120] } as const;
const NOTE_SECONDS = 0.12;

let audio: AudioContext | undefined;

/** Sound and vibration for right and wrong, for who does not look at the screen. Silent where the device has neither. */
export function signal(kind: keyof typeof TONES): void {
  navigator.vibrate?.([...VIBRATION[kind]]);
  if (typeof AudioContext === 'undefined') return;
  audio ??= new AudioContext();
  TONES[kind].forEach((frequency, i) => note(audio as AudioContext, frequency, i * NOTE_SECONDS));
}

function note(context: AudioContext, frequency: number, delay: number): void {
  const oscillator = context.createOscillator();
  const gain = context.createGain();
  oscillator.frequency.value = frequency;
  gain.gain.value = 0.15;
  oscillator.connect(gain).connect(context.destination);
  const start = context.currentTime + delay;
  oscillator.start(start);
  oscillator.stop(start + NOTE_SECONDS);
}
