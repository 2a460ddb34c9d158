import type { Language } from '@shortlist/contracts/platform/languages';
import { detectLanguage } from '../../language/detect-language';
import type { CompletionViolation } from './writer-task';

const wrongLanguageKind = 'other language';

/** Returns a violation if the texts are in another language than requested. Texts too short to classify pass. */
export function findWrongLanguage(texts: readonly string[], language: Language): CompletionViolation[] {
  const text = texts.join('\n');
  return detectLanguage(text, language) === language ? [] : [{ text: text.slice(0, 200), kind: wrongLanguageKind }];
}

/** Returns whether the completion is in the wrong language. Redaction cannot correct the language. */
export const hasWrongLanguage = (violations: readonly CompletionViolation[]): boolean =>
  violations.some((violation) => violation.kind === wrongLanguageKind);

/** Returns whether the second completion is better. The right language counts more than fewer violations. */
export const isBetterAttempt = (
  second: readonly CompletionViolation[],
  first: readonly CompletionViolation[],
): boolean =>
  hasWrongLanguage(second) === hasWrongLanguage(first) ? second.length < first.length : hasWrongLanguage(first);
