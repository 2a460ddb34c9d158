import type { Language } from '@shortlist/contracts/platform/languages';
import type { CharacterRange } from './sentences';

const acronymPattern = /(?<![\p{Script=Latin}\p{N}])\p{Lu}{2,6}(?![\p{Script=Latin}\p{N}])/gu;
const functionWord =
  /^(?:of|and|the|for|in|to|on|de|del|des|du|la|le|les|las|los|el|en|et|y|e|für|und|der|die|das|im|à|au|aux|d|l|pour|para|por)$/iu;
/** Function words inside an expansion: "prevención de riesgos laborales". */
const functionWordsPattern =
  "(?:[\\s-]+(?:(?:of|and|the|for|in|to|on|de|del|des|du|la|le|les|las|los|el|en|et|y|e|für|und|der|à|aux?|d|l)(?:['’]|\\s+))*(?:[dl]['’])?)";

const toExpansionPattern = (acronym: string) =>
  new RegExp(
    `(?<!\\p{L})${[...acronym].map((letter) => `${letter}[\\p{L}\\p{M}-]*`).join(functionWordsPattern)}(?!\\p{L})`,
    'giu',
  );

const toRange = (match: RegExpMatchArray): CharacterRange => ({
  start: match.index ?? 0,
  end: (match.index ?? 0) + match[0].length,
});

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
 * Finds acronyms that the source writes out, and written-out names whose acronym is in the source. They state the same
 * fact as the source.
 */
export function findEquivalentAcronyms(
  text: string,
  sourceTexts: readonly string[],
  language: Language,
): CharacterRange[] {
  const source = sourceTexts.join('\n');
  const sourceAcronyms = new Set(source.match(acronymPattern));
  const ranges: CharacterRange[] = [];
  for (const acronym of sourceAcronyms) ranges.push(...[...text.matchAll(toExpansionPattern(acronym))].map(toRange));
  for (const match of text.matchAll(acronymPattern))
    if (!sourceAcronyms.has(match[0]) && sourceTexts.some((sourceText) => hasExpansion(sourceText, match[0], language)))
      ranges.push(toRange(match));
  // A katakana expansion follows its acronym in parentheses: RPA（ロボティック・プロセス・オートメーション）.
  for (const match of text.matchAll(/(\p{Lu}{2,6})[（(]([\p{Script=Katakana}ー・＝ ]{4,})[）)]/gu))
    if (sourceAcronyms.has(match[1] ?? '')) ranges.push(toRange(match));
  return ranges;
}
