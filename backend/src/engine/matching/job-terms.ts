import type { Language } from '@shortlist/contracts/platform/languages';
import { statesAction } from '../language/actions';
import { isMeasuredInCharacters, canonicalizeText } from '../language/text-processing';
import { type FoundSkill, findSkills, isSameNoun } from './skills/find-skills';
import type { Skill } from './skills/skill';
import { completeCompounds } from './german-compounds';
import { removeHiringPhrases } from './hiring-phrases';
import { englishAdjectives, findTermLists, type TermList } from './listed-terms';
import { findPartners } from './partners';
import type { RequirementLevel } from './requirement-markers';
import { findHighestDegree } from './degrees';
import { type PostingLine, parsePostingLines } from './posting-lines';
import type { EquivalentTitlesLookup } from './job-title';
import { isSameTool } from './same-tool';
import { isKnockoutCriterion } from './knockout-criteria';
import { toSearchText, containsPhrase } from './phrase-search';

/**
 * Term that a job posting asks for. Weights: 3 for required terms and tasks, 1 for preferred terms, 0.5 for soft
 * skills.
 */
export interface JobTerm {
  /** Wording in the posting, or the skill's name if the posting uses a verb for it. */
  term: string;
  weight: number;
  requirement: Exclude<RequirementLevel, 'none'>;
  skill?: Skill;
  phrase: string;
  /** Equal for terms that are alternatives to each other: "Manhattan, Blue Yonder or SAP EWM". */
  alternatives?: string;
}

/** Knowledge named by phrases such as "experience with …", up to a comma or conjunction. */
const knowledgePatterns: Record<Language, RegExp> = {
  en: /(?:experience (?:with|in|of|using)|knowledge of|proficien(?:t|cy) (?:in|with)|familiarity with|familiar with|skilled in|expertise in|understanding of)\s+(?:the\s+)?([^.,;:()]{3,60}?)(?=$|[.,;:()]|\s(?:and|or|is|are|as|such|for|to|at|within|on|in)\s)/giu,
  es: /(?:experiencia (?:en|con)|conocimientos? (?:de|en|sobre)|dominio de(?:l)?|manejo de(?:l)?)\s+(?:la\s|el\s|los\s|las\s)?([^.,;:()]{3,60}?)(?=$|[.,;:()]|\s(?:y|o|es|para|a nivel|en)\s)/giu,
  fr: /(?:expérience (?:en|de|dans|avec)|connaissances? (?:de|en|des)|maîtrise (?:de|du|des|d['’])|compétences? en)\s*(?:la\s|le\s|les\s|l['’])?([^.,;:()]{3,60}?)(?=$|[.,;:()]|\s(?:et|ou|est|pour|dans)\s)/giu,
  de: /(?:(?:erfahrung(?:en)?|kenntnisse|know-how|expertise) (?:in|mit|im|in der|mit der)|umgang mit)\s+(?:der\s|dem\s|den\s)?([^.,;:()]{3,60}?)(?=$|[.,;:()]|\s(?:und|oder|ist|sowie|für|von|wünschenswert|erforderlich)(?:\s|$))/giu,
  ja: /([\p{Script=Han}\p{Script=Katakana}ーA-Za-z0-9+#./]{2,20})(?=(?:の|に関する|における|での)(?:実務)?(?:経験|知識|スキル|知見))/gu,
  ko: /([\p{Script=Hangul}A-Za-z0-9+#./]{2,15}(?: [\p{Script=Hangul}A-Za-z0-9+#./]{2,15})?)(?= (?:관련 )?(?:실무 )?(?:경험|경력|지식|역량|활용 능력))/gu,
};

/**
 * Matches knowledge phrases that begin with a duration, a qualifier such as "similar", or the work, not with a skill.
 */
const nonSkillPattern =
  /^(?:\p{N}|years?|working|work|the|a|similar|related|relevant|professional|this|our|your|team|una?|trabajo|puesto|similar(?:es)?|un poste|ce|cette|einer?|ähnlich\p{L}*|vergleichbar\p{L}*|開発$|勤務$|実務|業務|同様|관련|실무|유사|해당)/iu;

const weightByRequirement = { required: 3, work: 3, preferred: 1 };

/**
 * Extracts the terms of a job posting without a model: skills in the dictionary, knowledge named by phrases, and short
 * bullets. Lists each term once, under its first name and with its highest requirement level, sorted by descending
 * weight and then in the order of the posting.
 */
export const extractJobTerms = (jobText: string, language: Language): JobTerm[] =>
  extractTermsFromLines(parsePostingLines(jobText, language), language);

export function extractTermsFromLines(lines: readonly PostingLine[], language: Language): JobTerm[] {
  const terms = new Map<string, JobTerm>();
  for (const line of lines) {
    const { requirement } = line;
    if (requirement === 'none') continue;
    for (const { key: nameKey, ...found } of findTermsInLine(line, language)) {
      const key = findKeyOfTool(found, terms) ?? nameKey;
      const weight = found.skill?.kind === 'soft' ? 0.5 : weightByRequirement[requirement];
      const existingTerm = terms.get(key);
      const isStronger =
        !existingTerm ||
        weight > existingTerm.weight ||
        (requirement === 'required' && existingTerm.requirement === 'work');
      if (isStronger)
        terms.set(key, {
          ...found,
          term: existingTerm?.term ?? found.term,
          weight,
          requirement,
          phrase: line.text,
        });
    }
  }
  return [...terms.values()].sort((a, b) => b.weight - a.weight);
}

/** Returns the key of an earlier term for the same tool, such as "Excel" for "Microsoft Excel". */
function findKeyOfTool({ term, skill }: Pick<JobTerm, 'term' | 'skill'>, terms: ReadonlyMap<string, JobTerm>) {
  if (skill?.kind !== 'tool') return undefined;
  return [...terms].find(([, other]) => other.skill === skill && isSameTool(other.term, term))?.[0];
}

type TermInLine = Pick<JobTerm, 'term' | 'skill' | 'alternatives'> & { key: string };

function findTermsInLine({ text: lineText, isBullet }: PostingLine, language: Language): TermInLine[] {
  const text = canonicalizeText(language === 'de' ? completeCompounds(lineText) : lineText);
  const partners = findPartners(text, language);
  const training = language === 'de' ? trainingPattern.exec(text) : null;
  const isAsked = ({ start }: { start: number }, skill?: Skill) =>
    skill?.kind === 'tool' ||
    ((!partners || start < partners.start || start >= partners.end) && (!training || start < training.index));
  const namedSkills = findSkills(text, language);
  const lists = findTermLists(text, namedSkills, language);
  const foundSkills = namedSkills.filter((found) => !isPartOfListedTerm(found, lists));
  const skills = foundSkills.filter(
    (found) => !isKnockoutCriterion(found.text) && isAsked(found, found.skill) && !namesOtherPeople(found, language),
  );
  const findAlternatives = ({ start, end }: { start: number; end: number }) =>
    lists.some(
      ({ areAlternatives, terms }) => areAlternatives && terms.some((term) => term.start === start && term.end === end),
    )
      ? { alternatives: lineText }
      : {};
  const overlapsNoSkill = ({ start, end }: { start: number; end: number }) =>
    !foundSkills.some((skill) => skill.start < end && skill.end > start);
  const phrases = [
    ...findStandards(text),
    ...findKnowledgePhrases(text, language),
    ...lists.flatMap(({ terms }) => terms),
  ].filter(
    (phrase) =>
      overlapsNoSkill(phrase) &&
      isAsked(phrase) &&
      !isKnockoutCriterion(phrase.phrase) &&
      !nonSkillPattern.test(phrase.phrase),
  );
  const terms: TermInLine[] = [
    ...skills.map((found) => {
      const compound = language === 'en' ? findWholeCompound(text, found) : undefined;
      return compound
        ? { key: compound.toLowerCase(), term: compound }
        : { key: getSkillKey(found), term: found.term, skill: found.skill, ...findAlternatives(found) };
    }),
    ...phrases.map((found) => ({ key: found.phrase.toLowerCase(), term: found.phrase, ...findAlternatives(found) })),
  ];
  const bulletTerm = removeHiringPhrases(lineText);
  if (isBullet && terms.length === 0 && !partners && isTermByItself(bulletTerm, language))
    terms.push({ key: bulletTerm.toLowerCase(), term: bulletTerm });
  return terms;
}

/**
 * Returns the key of a skill. A tool in the dictionary may have names of different products: "Siemens S7", "TIA
 * Portal".
 */
const getSkillKey = ({ skill, term }: FoundSkill) => (skill.kind === 'tool' ? `${skill.id}: ${term}` : skill.id);

/** Names of standards: "VDE 0100", "DGUV Vorschrift 3", "ISO 9001". */
const standardPattern =
  /(?<![\p{L}\p{N}])(?!(?:USD|EUR|GBP|CHF|JPY|KRW|TEL|FTE|AM|PM) )\p{Lu}{2,5}(?: (?:EN|ISO|IEC|Vorschrift))? \p{N}{1,5}(?:[-:]\p{N}{1,4})?(?![\p{L}\p{N}])/gu;

function findStandards(text: string) {
  return [...text.matchAll(standardPattern)].map(({ 0: phrase, index: start }) => ({
    phrase,
    start,
    end: start + phrase.length,
  }));
}

/**
 * Introduces the trades that a German posting accepts as training: "Ausbildung zum Mechatroniker oder Elektroniker".
 */
const trainingPattern = /(?:ausbildung|weiterbildung|studium)\p{L}{0,10} (?:zum|zur|als|im|der|in) /iu;

/** Returns whether a skill is only part of a longer name in an enumeration: "pressure injury prevention". */
const isPartOfListedTerm = ({ skill, start, end }: FoundSkill, lists: readonly TermList[]) =>
  skill.kind !== 'tool' &&
  skill.kind !== 'certificate' &&
  lists.some(({ terms }) =>
    terms.some((term) => term.start < start && term.end === end && term.phrase.split(' ').length <= 3),
  );

/** Returns whether the name of a certificate means the people who hold it: "supervise nursing assistants". */
const namesOtherPeople = ({ skill, text }: FoundSkill, language: Language) =>
  skill.kind === 'certificate' &&
  (language === 'en' || language === 'es' || language === 'fr') &&
  /\p{Ll}s$/u.test(text) &&
  !Object.values(skill.names).some((names) => names.some((name) => name.toLowerCase() === text.toLowerCase()));

/** Matches words before a noun that do not form a compound with it: "strong", "daily", "the". */
const qualifier = new RegExp(
  `^(?:\\p{L}+(?:ly|ed|ing)|\\p{L}{1,3}|${englishAdjectives}|this|that|these|those|with|from|into|through|about|during|your|their|other|such|both|own|related|relevant|including|especially|some|more|most)$`,
  'iu',
);

/** Returns a one-word skill with the noun that specifies it, as in "safety audits". English only. */
function findWholeCompound(text: string, { skill, start, end }: FoundSkill): string | undefined {
  const word = text.slice(start, end);
  if (skill.kind === 'tool' || skill.kind === 'certificate' || !/^\p{Ll}+$/u.test(word)) return undefined;
  const modifier = /(?<![\p{L}\p{N}-])(\p{Ll}{4,}) $/u.exec(text.slice(0, start))?.[1];
  const isNoun = modifier && !qualifier.test(modifier) && !statesAction(modifier, 'en');
  return isNoun ? `${modifier} ${word}` : undefined;
}

/** Removes job titles, both the job's own and others that the posting mentions, because they are not skills. */
export function removeTitles(
  terms: readonly JobTerm[],
  titles: readonly (string | undefined)[],
  language: Language,
  listEquivalentTitles: EquivalentTitlesLookup = () => [],
): JobTerm[] {
  const isSame = (a: string, b = '') => isSameNoun(a, b, language);
  return terms.filter(
    ({ term, skill }) =>
      !titles.some((title) => isSame(term, title)) &&
      (skill !== undefined || !listEquivalentTitles(term).some((name) => isSame(name, term))),
  );
}

const isTermByItself = (text: string, language: Language) =>
  text !== '' &&
  text.split(' ').length <= 3 &&
  [...text].length <= (isMeasuredInCharacters(language) ? 12 : 30) &&
  !/[.!?。]$/u.test(text) &&
  // "Fold napkins" is a task, not a term.
  (isMeasuredInCharacters(language) || !statesAction(text, language)) &&
  !isKnockoutCriterion(text) &&
  !findHighestDegree(text, language) &&
  !nonSkillPattern.test(text);

function* findKnowledgePhrases(
  text: string,
  language: Language,
): Generator<{ phrase: string; start: number; end: number }> {
  for (const match of text.matchAll(knowledgePatterns[language])) {
    const phrase = (match[1] ?? '').trim();
    const wordCount = phrase.split(' ').length;
    // "Englischkenntnisse in Wort und Schrift" requires a language.
    const context = (/(?<!\p{L})\p{L}*$/u.exec(text.slice(0, match.index))?.[0] ?? '') + match[0];
    if (
      !phrase ||
      phrase.endsWith('-') ||
      wordCount > 4 ||
      nonSkillPattern.test(phrase) ||
      isKnockoutCriterion(context)
    )
      continue;
    const start = match.index + match[0].indexOf(phrase);
    yield { phrase, start, end: start + phrase.length };
  }
}

/** Removes terms proposed by a model that do not occur literally in the posting. */
export function filterLiteralTerms(terms: readonly string[], jobText: string): string[] {
  const text = toSearchText(jobText);
  return terms.filter((term) => containsPhrase(text, term));
}
