import { MAIL_TEMPLATES, type MailTemplate } from '@stoet/contracts/production/mail.events';
import { renderMail } from './mail.templates';

const link = 'https://stoet.test/api/verify/abc?x=1&y=2';
const templates = Object.keys(MAIL_TEMPLATES) as MailTemplate[];

describe('mail templates', () => {
  it.each(templates)('%s fills all its placeholders, in HTML and in text', (template) => {
    const { subject, html, text } = renderMail(template, { firstName: 'An', link });
    expect(subject).not.toBe('');
    expect(html + text).not.toMatch(/\{\w+\}/);
    expect(text).toContain('Dag An,');
    expect(text).not.toMatch(/[<>]/);
    if ((MAIL_TEMPLATES[template] as readonly string[]).includes('link')) {
      expect(text).toContain(link);
      expect(html).toContain('href="https://stoet.test/api/verify/abc?x=1&amp;y=2"');
    }
  });

  it.each(templates)('%s uses no placeholder that nobody fills, and fetches nothing', (template) => {
    const names = MAIL_TEMPLATES[template] as readonly string[];
    const values = Object.fromEntries(names.map((name) => [name, name === 'link' ? link : `<${name}>`]));
    const { html } = renderMail(template, values);
    for (const name of names.filter((n) => n !== 'link')) expect(html).toContain(`&lt;${name}&gt;`);
    expect(html).not.toMatch(/<(img|link|script|style)|url\(/);
  });

  it('escapes what people typed', () => {
    const { html, text } = renderMail('confirmEmail', { firstName: '<b onclick="x">$& An & Co</b>', link });
    expect(html).not.toContain('<b ');
    expect(text).toContain('Dag <b onclick="x">$& An & Co</b>,');
  });

  it('leaves out a link that is not one, and the gap of a name that is not known', () => {
    expect(renderMail('confirmEmail', { firstName: 'An', link: 'javascript:alert(1)' }).html).not.toContain(
      'javascript',
    );
    expect(renderMail('passwordChanged', { firstName: '' }).text).toContain('Dag,');
  });
});
