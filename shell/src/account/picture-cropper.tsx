import { useEffect, useId, useRef, useState } from 'react';
import Cropper from 'react-easy-crop';
import texts from '../texts/nl/account.json';
import { cropped, type Part } from './crop';

const words = texts.picture;
const MAX_ZOOM = 4;

interface PictureCropperProps {
  source: string;
  onDone: (picture: string) => void;
  onCancel: () => void;
  onUnreadable: () => void;
}

/** Dialog to choose a square of a picture: by mouse, finger, wheel, or arrow keys and the slider. */
export default function PictureCropper({ source, onDone, onCancel, onUnreadable }: PictureCropperProps) {
  const [position, setPosition] = useState({ x: 0, y: 0 });
  const [zoom, setZoom] = useState(1);
  const [part, setPart] = useState<Part>();
  const dialog = useRef<HTMLDialogElement>(null);
  const id = useId();
  useEffect(() => dialog.current?.showModal(), []);
  const use = () => part && cropped(source, part).then(onDone, onUnreadable);

  return (
    <dialog ref={dialog} className="cropper" aria-labelledby={id} aria-describedby={`${id}-hint`} onClose={onCancel}>
      <h2 id={id}>{words.cropTitle}</h2>
      <div className="cropper-stage">
        <Cropper
          image={source}
          crop={position}
          zoom={zoom}
          maxZoom={MAX_ZOOM}
          aspect={1}
          keyboardStep={8}
          onCropChange={setPosition}
          onZoomChange={setZoom}
          onCropComplete={(_, pixels) => setPart(pixels)}
          mediaProps={{ onError: onUnreadable }}
        />
      </div>
      <p id={`${id}-hint`} className="field-hint">
        {words.cropHint}
      </p>
      <label className="cropper-zoom">
        {words.zoom}
        <input
          type="range"
          min={1}
          max={MAX_ZOOM}
          step={0.05}
          value={zoom}
          onChange={(event) => setZoom(Number(event.target.value))}
        />
      </label>
      <div className="picture-buttons">
        <button type="button" className="button" onClick={() => void use()} disabled={!part}>
          {words.use}
        </button>
        <button type="button" className="button button-quiet" onClick={onCancel}>
          {words.cancel}
        </button>
      </div>
    </dialog>
  );
}
