/** Side of a profile picture in pixels (spec/volunteers §9). */
export const PICTURE_SIDE = 200;

/** A part of a picture, in its own pixels. */
export interface Part {
  x: number;
  y: number;
  width: number;
  height: number;
}

/** Draws a part of a picture at 200 × 200. @returns a JPEG as a data URL @throws when the picture cannot be read */
export async function cropped(source: string, part: Part): Promise<string> {
  const image = new Image();
  image.src = source;
  await image.decode();
  const canvas = document.createElement('canvas');
  canvas.width = PICTURE_SIDE;
  canvas.height = PICTURE_SIDE;
  const pen = canvas.getContext('2d');
  if (!pen) throw new Error('no canvas');
  // a png may be see-through, a jpeg is not
  pen.fillStyle = '#fff';
  pen.fillRect(0, 0, PICTURE_SIDE, PICTURE_SIDE);
  pen.drawImage(image, part.x, part.y, part.width, part.height, 0, 0, PICTURE_SIDE, PICTURE_SIDE);
  return canvas.toDataURL('image/jpeg', 0.9);
}
