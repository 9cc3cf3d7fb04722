import sharp from 'sharp';
import { bytesOfDataUrl, squarePicture } from './images';

const picture = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: '#a06000' } });

it('makes a square JPEG anew, with nothing of the original beside its pixels', async () => {
  const original = await picture(640, 480)
    .withExif({ IFD0: { Artist: 'Iemand', Copyright: '51.3N 4.9E' } })
    .jpeg()
    .toBuffer();
  const made = await squarePicture(original, 200);
  expect(await sharp(made).metadata()).toMatchObject({ format: 'jpeg', width: 200, height: 200 });
  expect((await sharp(made).metadata()).exif).toBeUndefined();
});

it.each([
  ['text', Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>')],
  ['a broken picture', Buffer.from([0xff, 0xd8, 0xff, 0xe0, 0, 1])],
])('refuses %s', async (_, bytes) => {
  await expect(squarePicture(bytes, 200)).rejects.toMatchObject({ code: 'wrong_type' });
});

it('refuses a gif, and more pixels than it would ever hold', async () => {
  await expect(squarePicture(await picture(10, 10).gif().toBuffer(), 200)).rejects.toMatchObject({
    code: 'wrong_type',
  });
  await expect(squarePicture(await picture(8000, 8000).png().toBuffer(), 200)).rejects.toMatchObject({
    code: 'wrong_type',
  });
});

it('reads a data address', () => {
  expect(bytesOfDataUrl('data:image/png;base64,aGFsbG8=').toString()).toBe('hallo');
});
