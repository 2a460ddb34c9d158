import type { Language } from '@shortlist/contracts/platform/languages';
import { languageOf } from '../truth/guard/language-of';
import type { Offence } from './job';

const kind = 'other language';

/**
 * Returns the texts that a model wrote in another language than requested. Texts that are too short to tell are not
 * reported.
 */
export function foreignIn(texts: readonly string[], language: Language): Offence[] {
  const text = texts.join('\n');
  return languageOf(text, language) === language ? [] : [{ text: text.slice(0, 200), kind }];
}

/** Returns whether the completion is in the wrong language, which redaction cannot repair. */
export const isForeign = (offences: readonly Offence[]): boolean => offences.some((offence) => offence.kind === kind);

/**
 * Returns whether the second completion is better: first by being in the right language, then by having fewer
 * violations.
 */
export const isBetter = (second: readonly Offence[], first: readonly Offence[]): boolean =>
  isForeign(second) === isForeign(first) ? second.length < first.length : isForeign(first);
