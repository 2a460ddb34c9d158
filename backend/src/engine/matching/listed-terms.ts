import type { Language } from '@shortlist/contracts/platform/languages';
import { isAction } from '../language/actions';
import { isNumber } from '../language/number-words';
import { createWordPattern } from '../language/text-processing';
import { findNamedSkill, type FoundSkill } from './skills/find-skills';

/** `start` and `end` (exclusive) are offsets in the text. */
export interface ListedTerm {
  phrase: string;
  start: number;
  end: number;
}

/** Names in an enumeration that contains at least one skill. Names joined by "or" are alternatives. */
export interface TermList {
  terms: ListedTerm[];
  areAlternatives: boolean;
}

interface ListGrammar {
  separator: RegExp;
  and: RegExp;
  or: RegExp;
  /** Words before a name: "including", "with", "der". */
  opening: RegExp;
  /** Words that end a name: "of", "during". */
  ending: RegExp;
  /** Words that no name contains: "your", "ability", "similar". */
  excluded: RegExp;
}

/** `examples` are words that introduce examples. They separate names like a comma. */
const createGrammar = (
  and: string,
  or: string,
  examples: string,
  words: Pick<Record<keyof ListGrammar, string>, 'opening' | 'ending' | 'excluded'>,
): ListGrammar => ({
  separator: new RegExp(
    `\\s?[,;:()/]\\s?(?:(?:${and}|${or}|${examples})\\s)?|\\s(?:${and}|${or}|${examples})\\s`,
    'giu',
  ),
  and: new RegExp(`\\s(?:${and})\\s`, 'iu'),
  or: new RegExp(`\\s(?:${or})\\s`, 'iu'),
  opening: new RegExp(`^(?:(?:${words.opening})\\s)+`, 'iu'),
  ending: new RegExp(` (?:${words.ending})(?= |$)`, 'iu'),
  excluded: createWordPattern(words.excluded),
});

export const englishAdjectives =
  'strong|excellent|good|great|basic|advanced|effective|accurate|timely|proven|positive|solid|general|various|multiple|overall|high|full|complete|clear|internal|external|local|global|regional|corporate|best|safe|efficient|modern|current|written|verbal|professional|annual|regular|routine|ongoing';

const grammars: Partial<Record<Language, ListGrammar>> = {
  en: createGrammar('and|&', 'or', 'such as|like|including|e\\.g\\.', {
    opening:
      'mainly|mostly|primarily|ideally|preferably|usually|of|including|includes?|such as|like|especially|particularly|using|with|through|via|in|both|to|on|up|out|off|down|at|for|from|over|about|into',
    ending:
      'such|of|for|to|in|on|at|by|with|from|through|during|using|across|within|as|is|are|when|while|per|safely|accurately|\\p{L}+ly',
    excluded: `you|we|they|who|will|can|must|the|an?|our|your|their|its|his|her|this|these|those|other|others|etc|more|all|any|every|each|new|own|related|similar|relevant|equivalent|appropriate|${englishAdjectives}|ability|able|skills?|experience|knowledge|years?|degree|field|plus|bilingual|within|months?|weeks?|days?|hours?|required|preferred|team|teams|people|staff|customers?|clients?|colleagues?|members?`,
  }),
  es: createGrammar('y|e', 'o|u', 'tales? como|como', {
    opening: 'incluyendo|incluid[oa]s?|tales? como|como|especialmente|mediante|con|de|del|la|el|los|las|en',
    ending: 'de|del|para|en|con|por|sobre|durante|según|a|al',
    excluded:
      '\\p{L}+[aei]rás|nuestr[oa]s?|su|sus|tu|un|una|otr[oa]s?|etc|demás|todo|toda|todos|todas|similar|similares|equivalente|afín|afines|buen[oa]?|excelentes?|alta|capacidad|habilidad(?:es)?|experiencia|conocimientos?|años?|título|valorable|deseable|imprescindible|equipos?|clientes?|personas?|personal',
  }),
  fr: createGrammar('et', 'ou', 'tels? que|telles? que|comme|notamment', {
    opening: "y compris|notamment|tels? que|telles? que|comme|avec|via|par|de|du|des|la|le|les|l['’]|d['’]|en|dans",
    ending: "de|du|des|d['’]\\S*|pour|en|dans|avec|par|sur|à|au|aux|lors|selon",
    excluded:
      '\\p{L}+ez|vous|nous|notre|nos|votre|vos|leurs?|une?|autres?|etc|tou[ts]e?s?|similaires?|équivalente?s?|bonnes?|bons?|excellente?s?|forte?s?|capacité|aptitudes?|expérience|connaissances?|ans?|diplôme|souhaitée?s?|exigée?s?|appréciée?s?|équipes?|clients?|personnes?|collaborateurs?',
  }),
  de: createGrammar('und|sowie|&', 'oder|bzw\\.', 'wie|z\\. ?B\\.|beispielsweise', {
    opening:
      'einschließlich|inklusive|inkl\\.|insbesondere|für|wie|z\\. ?B\\.|etwa|mit|in|im|der|die|das|den|dem|des|von|bei|durch',
    ending: 'der|die|das|den|dem|des|von|vom|für|mit|in|im|bei|zu|zur|zum|nach|an|am|auf|aus|über|unter',
    excluded:
      'unser\\p{L}*|Ihr\\p{L}*|eine?[mnrs]?|ander\\p{L}*|weiter\\p{L}*|ähnlich\\p{L}*|vergleichbar\\p{L}*|gleichwertig\\p{L}*|etc|gut\\p{L}*|sehr|sicher\\p{L}*|hoh\\p{L}*|fähigkeit\\p{L}*|erfahrung\\p{L}*|kenntnis\\p{L}*|jahre\\p{L}*|abschluss|ausbildung|vorteil|wünschenswert|erforderlich|teams?|kund\\p{L}*|mitarbeit\\p{L}*|kolleg\\p{L}*|personen',
  }),
};

const maxNameWords = 4;
/** An item with more words is a clause and ends the list. */
const maxItemWords = 7;
const minNameLetters = 4;

/**
 * Finds names in enumerations of skills. A skill from the dictionary shows that the other items are skills too, as in
 * "wound care, ostomies and PICC lines". Returns no lists in Japanese and Korean, because their enumerations mix names
 * and clauses.
 */
export function findTermLists(text: string, skills: readonly FoundSkill[], language: Language): TermList[] {
  const grammar = grammars[language];
  if (!grammar) return [];
  const skillEnds = new Set(skills.flatMap(({ skill, end }) => (skill.kind === 'soft' ? [] : [end])));
  const lists: TermList[] = [];
  const createList = () => ({
    terms: [] as ListedTerm[],
    itemCount: 0,
    hasSkill: false,
    hasAnd: false,
    hasOr: false,
    hasGap: false,
  });
  let list = createList();
  const finishList = () => {
    const { terms, itemCount, hasSkill, hasAnd, hasOr, hasGap } = list;
    if (hasSkill && itemCount > 1) lists.push({ terms, areAlternatives: hasOr && !hasAnd && !hasGap });
    list = createList();
  };
  let start = 0;
  let isAfterParenthesis = false;
  for (const separator of [...text.matchAll(grammar.separator), undefined]) {
    const end = separator?.index ?? text.length;
    const segment = text.slice(start, end).replace(/[.!]$/u, '');
    const isLabel = separator?.[0].includes(':') ?? false;
    const { name, isClause }: ParsedItem = isLabel ? { isClause: true } : parseItem(segment, start, grammar, language);
    // "Rules" in "food safety (GMP) rules" continues the name before the parenthesis.
    const isContinuation = isAfterParenthesis && !!name && !name.phrase.includes(' ');
    if (isClause) finishList();
    if (segment) list.itemCount++;
    if (name && !isContinuation) list.terms.push(name);
    else if (segment && list.terms.length > 0) list.hasGap = true;
    list.hasSkill ||= skillEnds.has(name?.end ?? end);
    list.hasAnd ||= grammar.and.test(separator?.[0] ?? '');
    list.hasOr ||= grammar.or.test(separator?.[0] ?? '');
    start = end + (separator?.[0].length ?? 0);
    isAfterParenthesis = separator?.[0].trim() === ')';
  }
  finishList();
  return lists;
}

interface ParsedItem {
  name?: ListedTerm;
  /** A clause ends the list before it. */
  isClause: boolean;
}

function parseItem(segment: string, segmentStart: number, grammar: ListGrammar, language: Language): ParsedItem {
  const { opening, ending, excluded } = grammar;
  const skipOpening = (index: number) => index + (opening.exec(segment.slice(index))?.[0].length ?? 0);
  let offset = skipOpening(0);
  // In "Administer medications", the verb is not part of the name.
  const firstWordLength = segment.slice(offset).search(/ /u) + 1;
  const startsWithVerb =
    language === 'en' && firstWordLength > 0 && isAction(segment.slice(offset, offset + firstWordLength), language);
  if (startsWithVerb) offset = skipOpening(offset + firstWordLength);
  const end = segment.slice(offset).search(ending);
  const phrase = segment.slice(offset, end < 0 ? undefined : offset + end).trim();
  const isCut = offset + phrase.length < segment.trimEnd().length;
  const words = phrase.split(' ');
  const isClause = words.length > maxNameWords || (isCut && segment.split(' ').length > maxItemWords);
  // In "Care of drains" and "Erstellung der Meldungen", the name follows the noun of an action.
  if (isCut && !isClause && words.length === 1 && !findNamedSkill(phrase, language)) {
    const restStart = offset + segment.slice(offset).indexOf(phrase) + phrase.length + 1;
    const rest = segment.slice(restStart);
    const restItem = opening.test(rest) && parseItem(rest, segmentStart + restStart, grammar, language);
    // The object of an action is often too general, as in "suivi des stocks".
    if (restItem && /[ -]|^\p{Lu}/u.test(restItem.name?.phrase ?? '')) return restItem;
  }
  const isName =
    words.length <= maxNameWords &&
    (words.length > 1 ||
      (!isCut && !startsWithVerb && segmentStart + offset > 0 && [...phrase].length >= minNameLetters) ||
      findNamedSkill(phrase, language)) &&
    /^[\p{L}\p{N}][\p{L}\p{N} .&+#'’-]*[\p{L}\p{N}+#]$/u.test(phrase) &&
    (language !== 'de' || isGermanName(words)) &&
    !excluded.test(phrase) &&
    // "Two clinics" and "four accounts" describe the job.
    !isNumber(words[0] ?? '', language) &&
    // Plurals of abbreviations, such as "CNAs", are people.
    !/^\p{Lu}+s$/u.test(phrase) &&
    !isTask(phrase, language);
  const start = segmentStart + offset;
  return {
    ...(isName && { name: { phrase, start, end: start + phrase.length } }),
    isClause,
  };
}

/** "Picking orders" is a task. "Picking" and "Intrastat-Meldungen" are names. */
const isTask = (phrase: string, language: Language) =>
  isAction(phrase, language) &&
  !(language === 'en' && /^\p{L}+ing$/u.test(phrase)) &&
  !(language === 'de' && phrase.includes('-'));

/** Excludes adjectives, because their form depends on the sentence. */
const isGermanName = (words: readonly string[]) =>
  /^\p{Lu}/u.test(words.at(-1) ?? '') && words.slice(0, -1).every((word) => !/(?<=\p{L}{3})e[mnrs]?$/u.test(word));
