import type { Language } from '@shortlist/contracts/platform/languages';

/** Term of a job posting, and the synonym that a text uses for it. */
export interface PostingSynonym {
  term: string;
  said: string;
}

const escapeRegExp = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
const capitalize = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);
/** Phrase that is capitalized only because it begins a line, unlike a name: "Wound care". */
const plainPhrase = /^\p{Lu}\p{Ll}+(?: \p{Ll}+)+$/u;

/** Replaces synonyms in a text with the posting's terms. `inserted` lists the pairs whose term was inserted. */
export function replaceSynonyms(
  text: string,
  synonyms: readonly PostingSynonym[],
  language: Language,
): { text: string; inserted: PostingSynonym[] } {
  const inserted: PostingSynonym[] = [];
  let after = text;
  for (const replacement of synonyms) {
    const { term, said } = replacement;
    if (term.toLowerCase() === said.toLowerCase()) continue;
    const isUnspaced = language === 'ja' || language === 'ko';
    const pattern = isUnspaced ? escapeRegExp(said) : `(?<![\\p{L}\\p{N}])${escapeRegExp(said)}(?![\\p{L}\\p{N}])`;
    const next = after.replace(new RegExp(pattern, 'iu'), (match, offset: number) => {
      if (offset === 0) return capitalize(term);
      const isLower = match === match.toLowerCase() && plainPhrase.test(term) && language !== 'de';
      return isLower ? term.charAt(0).toLowerCase() + term.slice(1) : term;
    });
    if (next === after) continue;
    after = next;
    inserted.push(replacement);
  }
  return { text: after, inserted };
}
