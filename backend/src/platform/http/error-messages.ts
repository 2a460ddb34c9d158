import type { ErrorCode } from '@shortlist/contracts/platform/errors';
import type { Language } from '@shortlist/contracts/platform/languages';
import de from '@shortlist/contracts/platform/locales/de.json';
import en from '@shortlist/contracts/platform/locales/en.json';
import es from '@shortlist/contracts/platform/locales/es.json';
import fr from '@shortlist/contracts/platform/locales/fr.json';
import ja from '@shortlist/contracts/platform/locales/ja.json';
import ko from '@shortlist/contracts/platform/locales/ko.json';

interface MessageCatalog {
  errors: Record<ErrorCode, string>;
  issues: typeof en.issues;
}

const catalogsByLanguage: Record<Language, MessageCatalog> = { en, es, fr, de, ja, ko };

export const getErrorMessage = (language: Language, code: ErrorCode) => catalogsByLanguage[language].errors[code];

/**
 * Returns the text of an issue. Our schemas use catalog keys as messages. Any other key is an English message of the
 * validation library, which a general message replaces.
 */
export function getIssueMessage(language: Language, key: string): string {
  const { issues } = catalogsByLanguage[language];
  return Object.hasOwn(issues, key) ? issues[key as keyof typeof issues] : issues.invalid;
}
