import { pictureRoutes, profileRoutes } from '@stoet/contracts/volunteers/profile.contract';
import { useChange } from '@stoet/web-kit/api';
import { ErrorAlert } from '@stoet/web-kit/feedback';
import { useTexts } from '@stoet/web-kit/texts';
import { Button } from 'antd';
import { useRef, useState } from 'react';

const MAX_BYTES = 10_485_760; // spec/volunteers §5
const SIDE = 200;
const TYPES = ['image/jpeg', 'image/png'];

/** Chooses another picture, of which the middle is sent. */
export function PictureButton({ profileId }: { profileId: number }) {
  const t = useTexts('volunteers');
  const input = useRef<HTMLInputElement>(null);
  const [wrong, setWrong] = useState<string>();
  const update = useChange(pictureRoutes.update, { invalidates: [profileRoutes.one] });
  const choose = async (file: File | undefined) => {
    if (!file) return;
    setWrong(undefined);
    if (!TYPES.includes(file.type)) return setWrong(t('profile.pictureType'));
    if (file.size > MAX_BYTES) return setWrong(t('profile.pictureSize'));
    const image = await squareOf(file).catch(() => undefined);
    if (image) update.mutate({ body: { id: profileId, image } });
    else setWrong(t('profile.pictureType'));
  };
  return (
    <>
      <ErrorAlert error={update.error} onClose={update.reset} />
      {wrong && <p role="alert">{wrong}</p>}
      <input
        ref={input}
        type="file"
        accept={TYPES.join(',')}
        aria-label={t('profile.picture')}
        hidden
        onChange={(event) => void choose(event.target.files?.[0])}
      />
      <Button loading={update.isPending} onClick={() => input.current?.click()}>
        {t('profile.picture')}
      </Button>
    </>
  );
}

/** The middle of a picture at 200 × 200, as a data URL. @throws when the browser cannot read it */
async function squareOf(file: File): Promise<string> {
  const bitmap = await createImageBitmap(file);
  const side = Math.min(bitmap.width, bitmap.height);
  const canvas = document.createElement('canvas');
  canvas.width = canvas.height = SIDE;
  const [left, top] = [(bitmap.width - side) / 2, (bitmap.height - side) / 2];
  canvas.getContext('2d')?.drawImage(bitmap, left, top, side, side, 0, 0, SIDE, SIDE);
  bitmap.close();
  return canvas.toDataURL('image/jpeg', 0.9);
}
