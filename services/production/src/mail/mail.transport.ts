import { createHash } from 'node:crypto';
import { mkdir, rename, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { createTransport } from 'nodemailer';
import MailComposer from 'nodemailer/lib/mail-composer';
import type { MailText } from './mail.templates';
import { SEND_TIMEOUT_MS } from './mail.rules';

export interface Letter extends MailText {
  /** Recognises the mail: the same key is the same Message-ID and the same file, however often it is tried. */
  readonly key: string;
  readonly to: string;
  readonly from: string;
  readonly date: Date;
}

/** Brings a mail on its way. Rejects when it did not get there. */
export interface MailTransport {
  deliver(letter: Letter): Promise<void>;
  close(): void;
}

/** Message-ID without brackets: the key may hold part of a secret, so only its hash leaves. */
export const messageIdOf = (key: string): string =>
  `${createHash('sha256').update(key).digest('hex').slice(0, 40)}@mail.stoet`;

const optionsOf = ({ key, from, to, date, subject, html, text }: Letter) => ({
  ...{ from, to, date, subject, html, text },
  messageId: `<${messageIdOf(key)}>`,
  headers: { 'Auto-Submitted': 'auto-generated' },
  disableFileAccess: true,
  disableUrlAccess: true,
});

/** Sends to a mail server; no try lasts longer than the lease of a mail. */
export function smtpTransport(url: string): MailTransport {
  const transport = createTransport({
    url,
    connectionTimeout: 10_000,
    greetingTimeout: 10_000,
    socketTimeout: 20_000,
  });
  return {
    deliver: async (letter) => {
      const late = AbortSignal.timeout(SEND_TIMEOUT_MS);
      const tooLate = new Promise<never>((_, reject) =>
        late.addEventListener('abort', () => reject(new Error('The mail server took too long'))),
      );
      await Promise.race([transport.sendMail(optionsOf(letter)), tooLate]);
    },
    close: () => transport.close(),
  };
}

/** File name of a mail: `2026-11-21T13-20-05-123Z-confirm_12.eml`. */
export const fileNameOf = ({ key, date }: Pick<Letter, 'key' | 'date'>): string =>
  `${date.toISOString().replace(/[:.]/g, '-')}-${key.replace(/[^\w-]+/g, '_').slice(0, 100)}.eml`;

/** Writes mails as `.eml` files: complete or not at all, and the same file when it is tried again. */
export function fileTransport(folder: string): MailTransport {
  return {
    deliver: async (letter) => {
      const message = await new MailComposer(optionsOf(letter)).compile().build();
      const file = path.join(folder, fileNameOf(letter));
      await mkdir(folder, { recursive: true });
      await writeFile(`${file}.${process.pid}.part`, message, { mode: 0o600 });
      await rename(`${file}.${process.pid}.part`, file);
    },
    close: () => undefined,
  };
}
