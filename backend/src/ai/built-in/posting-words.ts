import type { Language } from '@shortlist/contracts/platform/languages';

/** A term of a job posting, and the other name under which a text says the same. */
export interface Alias {
  term: string;
  said: string;
}

const escaped = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
const capitalized = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);
/** "Wound care": a phrase that is capitalized because a line begins with it, as no name is. */
const isPlainPhrase = /^\p{Lu}\p{Ll}+(?: \p{Ll}+)+$/u;

/** Says what a text says already in the posting's words; `used` are the terms that came in. */
export function inPostingWords(
  text: string,
  aliases: readonly Alias[],
  language: Language,
): { text: string; used: Alias[] } {
  const used: Alias[] = [];
  let after = text;
  for (const alias of aliases) {
    const { term, said } = alias;
    if (term.toLowerCase() === said.toLowerCase()) continue;
    const unspaced = language === 'ja' || language === 'ko';
    const pattern = unspaced ? escaped(said) : `(?<![\\p{L}\\p{N}])${escaped(said)}(?![\\p{L}\\p{N}])`;
    const next = after.replace(new RegExp(pattern, 'iu'), (found, offset: number) => {
      if (offset === 0) return capitalized(term);
      const isLower = found === found.toLowerCase() && isPlainPhrase.test(term) && language !== 'de';
      return isLower ? term.charAt(0).toLowerCase() + term.slice(1) : term;
    });
    if (next === after) continue;
    after = next;
    used.push(alias);
  }
  return { text: after, used };
}
