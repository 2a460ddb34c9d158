import type { Language } from '@shortlist/contracts/platform/languages';
import { languageOf } from '../truth/guard/language-of';
import type { Offence } from './job';

const kind = 'other language';

/** What a model wrote in another language than it was asked for; nothing when the texts are too short to tell. */
export function foreignIn(texts: readonly string[], language: Language): Offence[] {
  const text = texts.join('\n');
  return languageOf(text, language) === language ? [] : [{ text: text.slice(0, 200), kind }];
}

/** Whether an answer is in another language: no guard can mend that. */
export const isForeign = (offences: readonly Offence[]): boolean => offences.some((offence) => offence.kind === kind);

/** Whether a second answer is better than the first: in the right language before all, then with fewer offences. */
export const isBetter = (second: readonly Offence[], first: readonly Offence[]): boolean =>
  isForeign(second) === isForeign(first) ? second.length < first.length : isForeign(first);
