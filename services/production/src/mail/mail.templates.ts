import { readFileSync } from 'node:fs';
import path from 'node:path';
import { MAIL_TEMPLATES, type MailTemplate } from '@stoet/contracts/production/mail.events';

export interface MailText {
  readonly subject: string;
  readonly html: string;
  readonly text: string;
}

const FOLDER = path.join(__dirname, 'templates/nl');
const read = (name: string) => readFileSync(path.join(FOLDER, `${name}.html`), 'utf8');
const layout = read('layout');
/** Every template, read at start: one that is missing keeps the service from starting. */
const templates = new Map(Object.keys(MAIL_TEMPLATES).map((name) => [name as MailTemplate, read(name)]));

const escaped = (value: string) =>
  value.replace(/[&<>"']/g, (c) => ({ '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' })[c]!);
const unescaped = (html: string) =>
  html.replace(
    /&(amp|lt|gt|quot|#39|nbsp);/g,
    (_, name: string) => ({ amp: '&', lt: '<', gt: '>', quot: '"', '#39': "'", nbsp: ' ' })[name]!,
  );

/** Fills `{placeholders}`, escaped; a link that is not http(s) becomes nothing, and an absent name leaves no gap. */
function filled(html: string, values: Readonly<Record<string, string>>): string {
  const valueOf = (name: string) => {
    const value = values[name] ?? '';
    return name === 'link' && !/^https?:\/\//.test(value) ? '' : escaped(value);
  };
  return html.replace(/( ?)\{(\w+)\}/g, (_, space: string, name: string) => {
    const value = valueOf(name);
    return value && space + value;
  });
}

/** The same words without marks: links as `text: address`, a blank line between paragraphs. */
function plainText(html: string): string {
  const lines = html
    .replace(/<(head|style)[\s\S]*?<\/\1>/g, '')
    .replace(/<a\s[^>]*href="([^"]*)"[^>]*>([\s\S]*?)<\/a\s*>/g, (_, href: string, label: string) =>
      label.trim() === href ? href : `${label.trim()}: ${href}`,
    )
    .replace(/\s+/g, ' ')
    .replace(/<\/(p|h1|div)>/g, '\n\n')
    .replace(/<[^>]+>/g, '');
  return unescaped(lines)
    .split('\n')
    .map((line) => line.trim())
    .join('\n')
    .replace(/\n{3,}/g, '\n\n')
    .trim();
}

/** Subject (the template's title), HTML and text of a mail. Nothing is fetched from elsewhere. */
export function renderMail(template: MailTemplate, values: Readonly<Record<string, string>>): MailText {
  const source = templates.get(template)!;
  const title = /<title>(.*?)<\/title>\s*/.exec(source)!;
  const body = filled(source.replace(title[0], ''), values);
  const subject = title[1];
  const html = layout.replace('{title}', () => subject).replace('{body}', () => body);
  return { subject: unescaped(subject), html, text: plainText(html) };
}
