import type { Language } from '@shortlist/contracts/platform/languages';
import { renderEmail, buildPageUrl } from '../../platform/mail/layout';
import type { EmailKindOptions, EmailMessage } from '../../platform/mail/mail.service';
import de from './locales/de.json';
import en from './locales/en.json';
import es from './locales/es.json';
import fr from './locales/fr.json';
import ja from './locales/ja.json';
import ko from './locales/ko.json';

const messages: Record<Language, typeof en> = { en, es, fr, de, ja, ko };

export type AccountEmailKind = keyof typeof en;

/** Options of emails that report a change to an account. */
export const accountNoticeOptions: EmailKindOptions = { limitGroup: 'account' };

const buttonPathByKind: Partial<Record<AccountEmailKind, string>> = {
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

interface EmailTemplate {
  subject: string;
  before: string;
  button?: string;
  after: string;
}

interface EmailContext {
  publicUrl: string;
  supportEmail: string;
}

/** Renders an account email. Appends `query` to the URL of the button, and fills the placeholders with `values`. */
export function composeAccountEmail(
  kind: AccountEmailKind,
  language: Language,
  { publicUrl, supportEmail }: EmailContext,
  query = '',
  values: Record<string, string> = {},
): Omit<EmailMessage, 'to'> {
  const { subject, before: textBefore, after: textAfter, button = '' }: EmailTemplate = messages[language][kind];
  const replacements = Object.entries({ support: supportEmail, ...values });
  const fillPlaceholders = (text: string) =>
    replacements.reduce((result, [name, value]) => result.replaceAll(`{${name}}`, value), text);
  const buttonPath = buttonPathByKind[kind];
  const buttonBlocks = buttonPath ? [{ button, link: buildPageUrl(publicUrl, language, `${buttonPath}${query}`) }] : [];
  return renderEmail(language, subject, [fillPlaceholders(textBefore), ...buttonBlocks, fillPlaceholders(textAfter)]);
}
