import type { Language } from '@shortlist/contracts/platform/languages';
import { languageOf } from '../truth/guard/language-of';
import type { Offence } from './job';

const kind = 'other language';

/** Returns a violation if the texts are in another language than requested. Texts too short to classify pass. */
export function foreignIn(texts: readonly string[], language: Language): Offence[] {
  const text = texts.join('\n');
  return languageOf(text, language) === language ? [] : [{ text: text.slice(0, 200), kind }];
}

/** Returns whether the completion is in the wrong language, which redaction cannot repair. */
export const isForeign = (offences: readonly Offence[]): boolean => offences.some((offence) => offence.kind === kind);

/** Returns whether the second completion is better. The right language counts more than fewer violations. */
export const isBetter = (second: readonly Offence[], first: readonly Offence[]): boolean =>
  isForeign(second) === isForeign(first) ? second.length < first.length : isForeign(first);
