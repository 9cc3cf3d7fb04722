import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect } from '@playwright/test';

const folder = () => process.env.MAIL_DIR ?? '.data/mail';

/** Undoes quoted-printable, as a mail program does. */
const decoded = (text: string) =>
  text
    .replace(/=\r?\n/g, '')
    .replace(/=([0-9A-F]{2})/g, (_, hex: string) => String.fromCharCode(Number.parseInt(hex, 16)));

/** The first link to this product in the newest mail to an address; waits until the mail is there. */
export async function linkMailedTo(address: string, path: string): Promise<string> {
  let link: string | undefined;
  await expect
    .poll(
      async () => {
        const names = (await readdir(folder()).catch(() => []))
          .filter((name) => name.endsWith('.eml'))
          .sort()
          .reverse();
        for (const name of names) {
          const text = decoded(await readFile(join(folder(), name), 'utf8'));
          if (!text.includes(address)) continue;
          link = new RegExp(`https?://[^\\s"<>]*${path}[^\\s"<>]*`).exec(text)?.[0];
          if (link) return true;
        }
        return false;
      },
      { message: `a mail to ${address} with a link to ${path}`, timeout: 20_000 },
    )
    .toBe(true);
  return link!.replaceAll('&amp;', '&');
}
