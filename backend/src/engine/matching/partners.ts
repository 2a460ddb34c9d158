import type { Language } from '@shortlist/contracts/platform/languages';

/**
 * Patterns of phrases about cooperation with other people: the verb or noun, the preposition before the people, and the
 * end of their names. In Japanese and Korean, the people come first.
 */
const patterns: Record<Language, { work: RegExp; people: RegExp; end: RegExp }> = {
  en: {
    work: /\b(?:coordinat|partner|collaborat|liais|cooperat|interfac|consult|communicat|work(?:ing)? (?:closely|together))\p{L}*/iu,
    people: /\b(?:with|alongside)\b/iu,
    end: /\b(?:on|to|for|in|during|using|through)\b|[.;]/iu,
  },
  es: {
    work: /(?:colabor|coordin|cooper|enlace|interlocu)\p{L}*/iu,
    people: /(?<!\p{L})con(?!\p{L})/iu,
    end: /(?<!\p{L})(?:para|en|sobre|durante|mediante)(?!\p{L})|[.;]/iu,
  },
  fr: {
    work: /(?:collabor|coordin|coopér|échang|liaison|en lien|interlocut)\p{L}*/iu,
    people: /(?<!\p{L})avec(?!\p{L})/iu,
    end: /(?<!\p{L})(?:pour|dans|sur|lors|afin|via)(?!\p{L})|[.;]/iu,
  },
  de: {
    work: /(?:zusammenarbeit|abstimmung|koordin|kooper|kommunik|austausch|ansprechpartner|schnittstelle)\p{L}*/iu,
    people: /(?<!\p{L})(?:mit|für|zu|zwischen)(?!\p{L})/iu,
    end: /(?<!\p{L})(?:bei|zur|zum|in|im|über|sowie)(?!\p{L})|[.;]/iu,
  },
  ja: { work: /(?:と|との)(?:連携|協力|協働|調整|折衝)/u, people: /^/u, end: /[。をはにで]/u },
  ko: { work: /(?:와|과)(?:의)? ?(?:협업|협력|조율|연계|소통)/u, people: /^/u, end: /[을를은는.]/u },
};

/**
 * Finds the part of a text that names the people to work with, because their professions are not requirements. Returns
 * character offsets; `end` is exclusive.
 */
export function findPartners(text: string, language: Language): { start: number; end: number } | undefined {
  const { work, people, end } = patterns[language];
  const workMatch = work.exec(text);
  if (!workMatch) return undefined;
  if (language === 'ja' || language === 'ko') {
    const before = text.slice(0, workMatch.index);
    return { start: [...before].findLastIndex((character) => end.test(character)) + 1, end: workMatch.index };
  }
  const workEnd = workMatch.index + workMatch[0].length;
  const peopleMatch = people.exec(text.slice(workEnd));
  if (!peopleMatch) return undefined;
  const start = workEnd + peopleMatch.index + peopleMatch[0].length;
  const endMatch = end.exec(text.slice(start));
  return { start, end: endMatch ? start + endMatch.index : text.length };
}
