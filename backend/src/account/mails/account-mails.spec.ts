import { languages } from '@shortlist/contracts/platform/languages';
import { type MailKind, writeMail } from './account-mails';

const places = { publicUrl: 'https://shortlist.example', supportEmail: 'help@shortlist.example' };
const kinds: MailKind[] = [
  'passwordReset',
  'passwordChanged',
  'secondFactorAdded',
  'secondFactorRemoved',
  'recoveryCodeUsed',
  'recoveryCodesRenewed',
  'secondFactorFailed',
  'newDevice',
  'accountDeleted',
];
const values = { device: 'Firefox, Linux', at: 'Jan 1, 2026' };
const everyMail = languages.flatMap(({ code }) => kinds.map((kind) => [code, kind] as const));

describe('account emails', () => {
  it.each(everyMail)('%s, %s: is complete in text and HTML and has its own wording', (language, kind) => {
    const { subject, text, html } = writeMail(kind, language, places, '', values);
    expect(subject + text + html).not.toMatch(/\{\w*\}|undefined/);
    expect(html).toContain(`<html lang="${language}">`);
    for (const line of text.split('\n').filter((part) => part && !part.startsWith('https:') && !part.endsWith(':'))) {
      expect(html).toContain(line.replaceAll("'", '&#39;'));
    }
    if (language !== 'en') expect(subject).not.toBe(writeMail(kind, 'en', places).subject);
    expect(text.includes(places.supportEmail)).toBe(kind !== 'passwordReset');
  });

  it('links to the page in the language of the email', () => {
    const link = (language: 'en' | 'ko') => writeMail('passwordReset', language, places, '?token=abc').text;
    expect(link('en')).toContain('\nhttps://shortlist.example/reset-password?token=abc\n');
    expect(link('ko')).toContain('\nhttps://shortlist.example/ko/reset-password?token=abc\n');
  });

  it('escapes HTML', () => {
    const { html } = writeMail('accountDeleted', 'en', { ...places, supportEmail: `"<b>'&@example.com` });
    expect(html).toContain('&quot;&lt;b&gt;&#39;&amp;@example.com');
    expect(writeMail('passwordReset', 'en', places, '?token="><script>').html).not.toContain('<script>');
  });
});
