import { defaultLanguage, type Language } from '@shortlist/contracts/platform/languages';
import type { Letter } from '../../platform/mail/mails.service';
import de from './words/de.json';
import en from './words/en.json';
import es from './words/es.json';
import fr from './words/fr.json';
import ja from './words/ja.json';
import ko from './words/ko.json';

const catalogues: Record<Language, typeof en> = { en, es, fr, de, ja, ko };

export type MailKind = 'passwordReset' | 'passwordChanged' | 'accountDeleted';

interface Places {
  publicUrl: string;
  supportEmail: string;
}

const entities: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' };
const escape = (text: string) => text.replace(/[&<>"']/g, (char) => entities[char] ?? char);

/**
 * A mail about an account, as text and as HTML that says the same. `query` is put behind the address of its button. No
 * name of a person stands in it: whoever registers chooses that name, and may choose it to be read by a stranger.
 */
export function writeMail(
  kind: MailKind,
  language: Language,
  { publicUrl, supportEmail }: Places,
  query = '',
): Omit<Letter, 'to'> {
  const words = catalogues[language];
  const { subject, before, after } = words[kind];
  const button = kind === 'accountDeleted' ? undefined : words[kind].button;
  const prefix = language === defaultLanguage ? '' : `/${language}`;
  const link = `${publicUrl}${prefix}/reset-password${query}`;
  const said = (text: string) => text.replaceAll('{support}', supportEmail);

  const text = [words.hello, said(before), ...(button ? [`${button}:\n${link}`] : []), said(after), words.team];
  const paragraph = (content: string) => `<p style="margin:0 0 16px">${content}</p>`;
  const html = [
    paragraph(escape(words.hello)),
    paragraph(escape(said(before))),
    ...(button
      ? [
          paragraph(
            `<a href="${escape(link)}" style="display:inline-block;padding:12px 20px;border-radius:8px;background:#0b5d4b;color:#ffffff;font-weight:600;text-decoration:none">${escape(button)}</a>`,
          ),
        ]
      : []),
    paragraph(escape(said(after))),
    paragraph(escape(words.team)),
  ];
  return {
    subject,
    text: `${text.join('\n\n')}\n`,
    html: `<!doctype html>
<html lang="${language}">
<head><meta charset="utf-8"><title>${escape(subject)}</title></head>
<body style="margin:0;padding:24px;background:#faf8f4;color:#1b1d21;font:16px/1.5 system-ui,sans-serif">
<div style="max-width:520px;margin:0 auto">
${html.join('\n')}
</div>
</body>
</html>
`,
  };
}
