import { DomainError } from '@stoet/contracts';
import sharp from 'sharp';

const MAX_PIXELS = 40_000_000;

/**
 * A picture as JPEG of exactly `size` × `size`, made anew from the pixels: nothing of the original file stays (no EXIF).
 * @throws DomainError 'wrong_type' when it is no jpeg or png, or larger than 40 megapixels.
 */
export async function squarePicture(bytes: Buffer, size: number): Promise<Buffer> {
  try {
    const image = sharp(bytes, { limitInputPixels: MAX_PIXELS, failOn: 'error' });
    const { format } = await image.metadata();
    if (format !== 'jpeg' && format !== 'png') throw new DomainError('wrong_type');
    return await image
      .rotate()
      .resize(size, size, { fit: 'cover' })
      .flatten({ background: '#ffffff' })
      .jpeg({ quality: 85 })
      .toBuffer();
  } catch (error) {
    if (error instanceof DomainError) throw error;
    throw new DomainError('wrong_type', 'Gelieve een .jpg of .png bestand te selecteren');
  }
}

/** The bytes of a `data:` URL. */
export const bytesOfDataUrl = (url: string): Buffer => Buffer.from(url.slice(url.indexOf(',') + 1), 'base64');
