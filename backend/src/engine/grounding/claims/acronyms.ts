import type { Language } from '@shortlist/contracts/platform/languages';
import type { Span } from './sentences';

const acronymPattern = /(?<![\p{Script=Latin}\p{N}])\p{Lu}{2,6}(?![\p{Script=Latin}\p{N}])/gu;
const functionWord =
  /^(?:of|and|the|for|in|to|on|de|del|des|du|la|le|les|las|los|el|en|et|y|e|für|und|der|die|das|im|à|au|aux|d|l|pour|para|por)$/iu;
/** Words between the initials of an expansion: "prevención de riesgos laborales". */
const link =
  "(?:[\\s-]+(?:(?:of|and|the|for|in|to|on|de|del|des|du|la|le|les|las|los|el|en|et|y|e|für|und|der|à|aux?|d|l)(?:['’]|\\s+))*(?:[dl]['’])?)";

const toExpansionPattern = (acronym: string) =>
  new RegExp(`(?<!\\p{L})${[...acronym].map((letter) => `${letter}[\\p{L}\\p{M}-]*`).join(link)}(?!\\p{L})`, 'giu');

const toSpan = (match: RegExpMatchArray): Span => ({
  start: match.index ?? 0,
  end: (match.index ?? 0) + match[0].length,
});

/** Whether the initials of neighboring words, or of the parts of a German compound, spell an acronym. */
function hasExpansion(text: string, acronym: string, language: Language): boolean {
  const words = (text.match(/\p{L}[\p{L}\p{M}]*/gu) ?? []).filter((word) => !functionWord.test(word));
  const initials = words.map((word) => word[0]?.toUpperCase() ?? '').join('');
  if (initials.includes(acronym)) return true;
  if (language !== 'de') return false;
  const [first = '', ...rest] = acronym;
  const compound = new RegExp(`^${first}\\p{L}{3,}${rest.map((letter) => `${letter}\\p{L}{2,}`).join('')}$`, 'iu');
  return words.some((word) => compound.test(word));
}

/**
 * Finds acronyms of a text that the source writes out, and names written out whose acronym the source has. They state
 * the same fact.
 */
export function findSameAcronyms(text: string, sourceTexts: readonly string[], language: Language): Span[] {
  const source = sourceTexts.join('\n');
  const sourceAcronyms = new Set(source.match(acronymPattern));
  const spans: Span[] = [];
  for (const acronym of sourceAcronyms) spans.push(...[...text.matchAll(toExpansionPattern(acronym))].map(toSpan));
  for (const match of text.matchAll(acronymPattern))
    if (!sourceAcronyms.has(match[0]) && sourceTexts.some((unit) => hasExpansion(unit, match[0], language)))
      spans.push(toSpan(match));
  // An expansion in katakana stands beside its acronym: RPA（ロボティック・プロセス・オートメーション）.
  for (const match of text.matchAll(/(\p{Lu}{2,6})[（(]([\p{Script=Katakana}ー・＝ ]{4,})[）)]/gu))
    if (sourceAcronyms.has(match[1] ?? '')) spans.push(toSpan(match));
  return spans;
}
