import { languages } from '@shortlist/contracts/platform/languages';
import { type AccountEmailKind, composeAccountEmail } from './account-emails';

const places = { publicUrl: 'https://shortlist.example', supportEmail: 'help@shortlist.example' };
const kinds: AccountEmailKind[] = [
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
    const { subject, text, html } = composeAccountEmail(kind, language, places, '', values);
    expect(subject + text + html).not.toMatch(/\{\w*\}|undefined/);
    expect(html).toContain(`<html lang="${language}">`);
    for (const line of text.split('\n').filter((part) => part && !part.startsWith('https:') && !part.endsWith(':'))) {
      expect(html).toContain(line.replaceAll("'", '&#39;'));
    }
    if (language !== 'en') expect(subject).not.toBe(composeAccountEmail(kind, 'en', places).subject);
    expect(text.includes(places.supportEmail)).toBe(kind !== 'passwordReset');
  });

  it('links to the page in the language of the email', () => {
    const link = (language: 'en' | 'ko') => composeAccountEmail('passwordReset', language, places, '?token=abc').text;
    expect(link('en')).toContain('\nhttps://shortlist.example/reset-password?token=abc\n');
    expect(link('ko')).toContain('\nhttps://shortlist.example/ko/reset-password?token=abc\n');
  });

  it('escapes HTML', () => {
    const { html } = composeAccountEmail('accountDeleted', 'en', { ...places, supportEmail: `"<b>'&@example.com` });
    expect(html).toContain('&quot;&lt;b&gt;&#39;&amp;@example.com');
    expect(composeAccountEmail('passwordReset', 'en', places, '?token="><script>').html).not.toContain('<script>');
  });
});
