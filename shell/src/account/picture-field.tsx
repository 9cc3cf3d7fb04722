import { lazy, Suspense, useEffect, useRef, useState, type ChangeEvent } from 'react';
import texts from '../texts/nl/account.json';

const PictureCropper = lazy(() => import('./picture-cropper'));
const words = texts.picture;
const TYPES = ['image/jpeg', 'image/png'];
/** Largest picture that may be chosen (spec/volunteers §9). */
const MAX_BYTES = 10_485_760;

interface PictureFieldProps {
  /** A data URL, or '' for none. */
  value: string;
  onChange: (picture: string) => void;
}

/** Profile picture (spec/volunteers §5): chosen, checked, and cropped to 200 × 200 before it leaves the device. */
export function PictureField({ value, onChange }: PictureFieldProps) {
  const [source, setSource] = useState<string>();
  const [error, setError] = useState<string>();
  const button = useRef<HTMLButtonElement>(null);
  const input = useRef<HTMLInputElement>(null);
  useEffect(() => () => void (source && URL.revokeObjectURL(source)), [source]);

  const choose = (event: ChangeEvent<HTMLInputElement>) => {
    const file = event.target.files?.[0];
    event.target.value = '';
    if (!file) return;
    if (!TYPES.includes(file.type)) return setError(words.wrongType);
    if (file.size > MAX_BYTES) return setError(words.tooLarge);
    setError(undefined);
    setSource(URL.createObjectURL(file));
  };
  const finish = (picture?: string) => {
    if (picture) onChange(picture);
    setSource(undefined);
    button.current?.focus();
  };

  return (
    <div className="field picture">
      {value ? (
        <img src={value} alt={words.chosen} width={96} height={96} />
      ) : (
        <span className="picture-none" aria-hidden="true" />
      )}
      <div>
        <span className="field-label">{texts.label.image}</span>
        <input ref={input} type="file" accept={TYPES.join()} onChange={choose} hidden aria-label={words.choose} />
        <div className="picture-buttons">
          <button ref={button} type="button" className="button button-quiet" onClick={() => input.current?.click()}>
            {value ? words.replace : words.choose}
          </button>
          {value && (
            <button type="button" className="button button-quiet" onClick={() => onChange('')}>
              {words.remove}
            </button>
          )}
        </div>
        <p className="field-hint">{words.hint}</p>
        {error && (
          <p role="alert" className="picture-error">
            {error}
          </p>
        )}
      </div>
      {source && (
        <Suspense fallback={null}>
          <PictureCropper
            source={source}
            onDone={finish}
            onCancel={() => finish()}
            onUnreadable={() => {
              setError(words.unreadable);
              finish();
            }}
          />
        </Suspense>
      )}
    </div>
  );
}
