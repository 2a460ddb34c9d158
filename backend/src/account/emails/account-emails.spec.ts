import { languages } from '@shortlist/contracts/platform/languages';
import { type AccountEmailKind, composeAccountEmail } from './account-emails';

const context = { publicUrl: 'https://shortlist.example', supportEmail: 'help@shortlist.example' };
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
const cases = languages.flatMap(({ code }) => kinds.map((kind) => [code, kind] as const));

describe('account emails', () => {
  it.each(cases)('%s, %s: has the same complete content in text and HTML, and is translated', (language, kind) => {
    const { subject, text, html } = composeAccountEmail(kind, language, context, '', values);
    expect(subject + text + html).not.toMatch(/\{\w*\}|undefined/);
    expect(html).toContain(`<html lang="${language}">`);
    for (const line of text.split('\n').filter((part) => part && !part.startsWith('https:') && !part.endsWith(':'))) {
      expect(html).toContain(line.replaceAll("'", '&#39;'));
    }
    if (language !== 'en') expect(subject).not.toBe(composeAccountEmail(kind, 'en', context).subject);
    expect(text.includes(context.supportEmail)).toBe(kind !== 'passwordReset');
  });

  it('links to the page in the language of the email', () => {
    const getEmailText = (language: 'en' | 'ko') =>
      composeAccountEmail('passwordReset', language, context, '?token=abc').text;
    expect(getEmailText('en')).toContain('\nhttps://shortlist.example/reset-password?token=abc\n');
    expect(getEmailText('ko')).toContain('\nhttps://shortlist.example/ko/reset-password?token=abc\n');
  });

  it('escapes HTML', () => {
    const { html } = composeAccountEmail('accountDeleted', 'en', { ...context, supportEmail: `"<b>'&@example.com` });
    expect(html).toContain('&quot;&lt;b&gt;&#39;&amp;@example.com');
    expect(composeAccountEmail('passwordReset', 'en', context, '?token="><script>').html).not.toContain('<script>');
  });
});
