import type { Language } from '@shortlist/contracts/platform/languages';

/**
 * Patterns of phrases about cooperation with other people. `cooperation` matches the verb or noun, `preposition` the
 * word before the people, and `end` the text after them. In Japanese and Korean, the people come first.
 */
const patterns: Record<Language, { cooperation: RegExp; preposition: RegExp; end: RegExp }> = {
  en: {
    cooperation:
      /\b(?:coordinat|partner|collaborat|liais|cooperat|interfac|consult|communicat|work(?:ing)? (?:closely|together))\p{L}*/iu,
    preposition: /\b(?:with|alongside)\b/iu,
    end: /\b(?:on|to|for|in|during|using|through)\b|[.;]/iu,
  },
  es: {
    cooperation: /(?:colabor|coordin|cooper|enlace|interlocu)\p{L}*/iu,
    preposition: /(?<!\p{L})con(?!\p{L})/iu,
    end: /(?<!\p{L})(?:para|en|sobre|durante|mediante)(?!\p{L})|[.;]/iu,
  },
  fr: {
    cooperation: /(?:collabor|coordin|coopér|échang|liaison|en lien|interlocut)\p{L}*/iu,
    preposition: /(?<!\p{L})avec(?!\p{L})/iu,
    end: /(?<!\p{L})(?:pour|dans|sur|lors|afin|via)(?!\p{L})|[.;]/iu,
  },
  de: {
    cooperation:
      /(?:zusammenarbeit|abstimmung|koordin|kooper|kommunik|austausch|ansprechpartner|schnittstelle)\p{L}*/iu,
    preposition: /(?<!\p{L})(?:mit|für|zu|zwischen)(?!\p{L})/iu,
    end: /(?<!\p{L})(?:bei|zur|zum|in|im|über|sowie)(?!\p{L})|[.;]/iu,
  },
  ja: { cooperation: /(?:と|との)(?:連携|協力|協働|調整|折衝)/u, preposition: /^/u, end: /[。をはにで]/u },
  ko: { cooperation: /(?:와|과)(?:의)? ?(?:협업|협력|조율|연계|소통)/u, preposition: /^/u, end: /[을를은는.]/u },
};

/**
 * Finds the part of a text that names the people to work with. Their professions are not requirements. Returns
 * character offsets with an exclusive `end`.
 */
export function findPartners(text: string, language: Language): { start: number; end: number } | undefined {
  const { cooperation, preposition, end } = patterns[language];
  const cooperationMatch = cooperation.exec(text);
  if (!cooperationMatch) return undefined;
  if (language === 'ja' || language === 'ko') {
    const precedingText = text.slice(0, cooperationMatch.index);
    const start = [...precedingText].findLastIndex((character) => end.test(character)) + 1;
    return { start, end: cooperationMatch.index };
  }
  const cooperationEnd = cooperationMatch.index + cooperationMatch[0].length;
  const prepositionMatch = preposition.exec(text.slice(cooperationEnd));
  if (!prepositionMatch) return undefined;
  const start = cooperationEnd + prepositionMatch.index + prepositionMatch[0].length;
  const endMatch = end.exec(text.slice(start));
  return { start, end: endMatch ? start + endMatch.index : text.length };
}
