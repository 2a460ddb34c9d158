import type { ErrorCode } from '@shortlist/contracts/platform/errors';
import type { Language } from '@shortlist/contracts/platform/languages';
import de from '@shortlist/contracts/platform/messages/de.json';
import en from '@shortlist/contracts/platform/messages/en.json';
import es from '@shortlist/contracts/platform/messages/es.json';
import fr from '@shortlist/contracts/platform/messages/fr.json';
import ja from '@shortlist/contracts/platform/messages/ja.json';
import ko from '@shortlist/contracts/platform/messages/ko.json';

interface Catalogue {
  errors: Record<ErrorCode, string>;
  issues: typeof en.issues;
}

const catalogues: Record<Language, Catalogue> = { en, es, fr, de, ja, ko };

export const errorMessage = (language: Language, code: ErrorCode) => catalogues[language].errors[code];

/**
 * Returns the text of an issue. Schemas use catalog keys as messages; any other message comes from the library, in
 * English, and is replaced.
 */
export function issueMessage(language: Language, key: string): string {
  const { issues } = catalogues[language];
  return Object.hasOwn(issues, key) ? issues[key as keyof typeof issues] : issues.invalid;
}
