import { useTexts } from '@stoet/web-kit/texts';
import { useEffect, useRef } from 'react';

interface Props {
  disabled: boolean;
  onDigit: (digit: string) => void;
  onBack: () => void;
  onClear: () => void;
}

/** Ten large keys, and the keyboard: digits, Backspace, Escape. */
export function Keypad({ disabled, onDigit, onBack, onClear }: Props) {
  const t = useTexts('production');
  useKeys({ disabled, onDigit, onBack, onClear });
  const key = (digit: string) => (
    <button key={digit} type="button" className="pin-key" disabled={disabled} onClick={() => onDigit(digit)}>
      {digit}
    </button>
  );
  return (
    <div className="pin-keys" role="group" aria-label={t('pin.keypad')}>
      {'123456789'.split('').map(key)}
      <button
        type="button"
        className="pin-key pin-key-small"
        aria-label={t('pin.clear')}
        disabled={disabled}
        onClick={onClear}
      >
        {t('pin.clearShort')}
      </button>
      {key('0')}
      <button type="button" className="pin-key" aria-label={t('pin.back')} disabled={disabled} onClick={onBack}>
        ←
      </button>
    </div>
  );
}

function useKeys(props: Props): void {
  const newest = useRef(props);
  useEffect(() => {
    newest.current = props;
  });
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      const { disabled, onDigit, onBack, onClear } = newest.current;
      if (disabled || event.ctrlKey || event.metaKey || event.altKey) return;
      if (/^\d$/.test(event.key)) onDigit(event.key);
      else if (event.key === 'Backspace') onBack();
      else if (event.key === 'Escape') onClear();
    };
    document.addEventListener('keydown', onKey);
    return () => document.removeEventListener('keydown', onKey);
  }, []);
}
