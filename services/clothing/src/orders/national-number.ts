import { createCipheriv, createDecipheriv, randomBytes } from 'node:crypto';
import { Inject, Injectable } from '@nestjs/common';
import { CONFIG } from '@stoet/service-kit';
import type { ClothingConfig } from '../config';

const ALGORITHM = 'aes-256-gcm';
const IV_BYTES = 12;
const TAG_BYTES = 16;
const SHOWN_DIGITS = 2;

/** Encrypts national numbers at rest (decisions, "Clothing"): base64 of iv, tag and text; '' stays ''. */
@Injectable()
export class NationalNumbers {
  private readonly key: Buffer;

  constructor(@Inject(CONFIG) config: ClothingConfig) {
    this.key = Buffer.from(config.NATIONAL_NUMBER_KEY, 'base64');
  }

  encrypt(number: string): string {
    if (!number) return '';
    const iv = randomBytes(IV_BYTES);
    const cipher = createCipheriv(ALGORITHM, this.key, iv);
    const text = Buffer.concat([cipher.update(number, 'utf8'), cipher.final()]);
    return Buffer.concat([iv, cipher.getAuthTag(), text]).toString('base64');
  }

  decrypt(stored: string): string {
    if (!stored) return '';
    const bytes = Buffer.from(stored, 'base64');
    const decipher = createDecipheriv(ALGORITHM, this.key, bytes.subarray(0, IV_BYTES));
    decipher.setAuthTag(bytes.subarray(IV_BYTES, IV_BYTES + TAG_BYTES));
    const text = [decipher.update(bytes.subarray(IV_BYTES + TAG_BYTES)), decipher.final()];
    return Buffer.concat(text).toString('utf8');
  }

  /** What a screen shows: the last digits only. */
  masked(stored: string): string {
    return stored ? `••.••.••-•••.${this.decrypt(stored).slice(-SHOWN_DIGITS)}` : '';
  }
}

/** `85073003328`, `85.07.30 033-28` → `85.07.30-033.28`: one way of writing. */
export const tidy = (number: string): string =>
  number.replace(/\D/g, '').replace(/^(\d\d)(\d\d)(\d\d)(\d{3})(\d\d)$/, '$1.$2.$3-$4.$5');
