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

/** Replaces synonyms in a text with the posting's terms. `used` contains the terms that were inserted. */
export function replaceSynonyms(
  text: string,
  aliases: readonly PostingSynonym[],
  language: Language,
): { text: string; used: PostingSynonym[] } {
  const used: PostingSynonym[] = [];
  let after = text;
  for (const alias of aliases) {
    const { term, said: synonym } = alias;
    if (term.toLowerCase() === synonym.toLowerCase()) continue;
    const isUnspaced = language === 'ja' || language === 'ko';
    const pattern = isUnspaced
      ? escapeRegExp(synonym)
      : `(?<![\\p{L}\\p{N}])${escapeRegExp(synonym)}(?![\\p{L}\\p{N}])`;
    const next = after.replace(new RegExp(pattern, 'iu'), (match, offset: number) => {
      if (offset === 0) return capitalize(term);
      const isLower = match === match.toLowerCase() && plainPhrase.test(term) && language !== 'de';
      return isLower ? term.charAt(0).toLowerCase() + term.slice(1) : term;
    });
    if (next === after) continue;
    after = next;
    used.push(alias);
  }
  return { text: after, used };
}
