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

export type MailKind = keyof typeof en;

const pages: Partial<Record<MailKind, string>> = {
  addressLink: '/verify-address',
  addressInUse: '/reset-password',
  passwordReset: '/reset-password',
  passwordChanged: '/reset-password',
  secondFactorAdded: '/reset-password',
  secondFactorRemoved: '/reset-password',
  recoveryCodeUsed: '/reset-password',
  recoveryCodesRenewed: '/reset-password',
  secondFactorFailed: '/reset-password',
  newDevice: '/reset-password',
};

interface Words {
  subject: string;
  before: string;
  button?: string;
  after: string;
}

interface Places {
  publicUrl: string;
  supportEmail: string;
}

/** Renders an account email. `query` is appended to the URL of the button; `values` fill the placeholders. */
export function writeMail(
  kind: MailKind,
  language: Language,
  { publicUrl, supportEmail }: Places,
  query = '',
  values: Record<string, string> = {},
): Omit<Letter, 'to'> {
  const { subject, before, after, button = '' }: Words = catalogues[language][kind];
  const places = Object.entries({ support: supportEmail, ...values });
  const said = (text: string) => places.reduce((all, [name, value]) => all.replaceAll(`{${name}}`, value), text);
  const page = pages[kind];
  const pressed = page ? [{ button, link: pageLink(publicUrl, language, `${page}${query}`) }] : [];
  return frameMail(language, subject, [said(before), ...pressed, said(after)]);
}
