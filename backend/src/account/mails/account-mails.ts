import type { Language } from '@shortlist/contracts/platform/languages';
import { frameMail, pageLink } from '../../platform/mail/frame';
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

/** A mail about an account. `query` is put behind the address of its button. */
export function writeMail(
  kind: MailKind,
  language: Language,
  { publicUrl, supportEmail }: Places,
  query = '',
): Omit<Letter, 'to'> {
  const words = catalogues[language];
  const { subject, before, after } = words[kind];
  const button = kind === 'accountDeleted' ? undefined : words[kind].button;
  const said = (text: string) => text.replaceAll('{support}', supportEmail);
  const link = pageLink(publicUrl, language, `/reset-password${query}`);
  return frameMail(language, subject, [said(before), ...(button ? [{ button, link }] : []), said(after)]);
}
