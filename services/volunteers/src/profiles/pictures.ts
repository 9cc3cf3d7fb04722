import { Readable } from 'node:stream';
import { Injectable } from '@nestjs/common';
import { bytesOfDataUrl, Files, squarePicture, type FileAnswer } from '@stoet/service-kit';

const SIDE = 200; // spec/volunteers §5
const STORED = { maxBytes: 10_485_760, types: ['image/jpeg'] };

/** A picture from the browser as a JPEG of 200 × 200, made anew. @throws DomainError 'wrong_type' */
export const jpegOf = (dataUrl: string): Promise<Buffer> => squarePicture(bytesOfDataUrl(dataUrl), SIDE);

/** Files of profile pictures. */
@Injectable()
export class Pictures {
  constructor(private readonly files: Files) {}

  /** Keeps a JPEG while `work` stores its uuid; nothing of it stays when that fails. No picture: `work(null)`. */
  async keep<T>(profileId: number, jpeg: Buffer | null, work: (uuid: string | null) => Promise<T>): Promise<T> {
    if (!jpeg) return work(null);
    const file = { name: `profiel-${profileId}.jpg`, owner: `profile:${profileId}` };
    const { uuid } = await this.files.save(Readable.from(jpeg), file, STORED);
    try {
      return await work(uuid);
    } catch (error) {
      await this.files.remove(uuid);
      throw error;
    }
  }

  open(uuid: string): Promise<FileAnswer> {
    return this.files.open(uuid, true);
  }

  remove(uuid: string): Promise<void> {
    return this.files.remove(uuid);
  }
}
