import type { Language } from '@shortlist/contracts/platform/languages';
import { isAction } from '../language/actions';
import { isNumber } from '../language/number-words';
import { isCharacterBased, canonicalizeText } from '../language/text-processing';
import { type FoundSkill, findSkills } from './skills/find-skills';
import { findProductNames } from './skills/product-words';
import { isSameNoun } from './skills/word-forms';
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

/** Term that a job posting asks for. Required terms and tasks weigh 3, preferred terms 1, and soft skills 0.5. */
export interface JobTerm {
  /** Wording in the posting, or the skill's name if the posting uses a verb for it. */
  term: string;
  weight: number;
  requirement: Exclude<RequirementLevel, 'none'>;
  skill?: Skill;
  phrase: string;
  /** Equal for terms that are alternatives to each other, as in "Manhattan, Blue Yonder or SAP EWM". */
  alternatives?: string;
}

/** Phrases such as "experience with …". The match ends at a comma or conjunction. */
const knowledgePatterns: Record<Language, RegExp> = {
  en: /(?:experience (?:with|in|of|using)|knowledge of|proficien(?:t|cy) (?:in|with)|familiarity with|familiar with|skilled in|expertise in|understanding of)\s+(?:the\s+)?([^.,;:()]{3,60}?)(?=$|[.,;:()]|\s(?:and|or|is|are|as|such|for|to|at|within|on|in)\s)/giu,
  es: /(?:experiencia (?:en|con)|conocimientos? (?:de|en|sobre)|dominio de(?:l)?|manejo de(?:l)?)\s+(?:la\s|el\s|los\s|las\s)?([^.,;:()]{3,60}?)(?=$|[.,;:()]|\s(?:y|o|es|para|a nivel|en)\s)/giu,
  fr: /(?:expérience (?:en|de|dans|avec)|connaissances? (?:de|en|des)|maîtrise (?:de|du|des|d['’])|compétences? en)\s*(?:la\s|le\s|les\s|l['’])?([^.,;:()]{3,60}?)(?=$|[.,;:()]|\s(?:et|ou|est|pour|dans)\s)/giu,
  de: /(?:(?:erfahrung(?:en)?|kenntnisse|know-how|expertise) (?:in|mit|im|in der|mit der)|umgang mit)\s+(?:der\s|dem\s|den\s)?([^.,;:()]{3,60}?)(?=$|[.,;:()]|\s(?:und|oder|ist|sowie|für|von|wünschenswert|erforderlich)(?:\s|$))/giu,
  ja: /([\p{Script=Han}\p{Script=Katakana}ーA-Za-z0-9+#./]{2,20})(?=(?:の|に関する|における|での)(?:実務)?(?:経験|知識|スキル|知見))/gu,
  ko: /([\p{Script=Hangul}A-Za-z0-9+#./]{2,15}(?: [\p{Script=Hangul}A-Za-z0-9+#./]{2,15})?)(?= (?:관련 )?(?:실무 )?(?:경험|경력|지식|역량|활용 능력)(?!이? ?없))/gu,
};

/** Matches phrases that begin with a duration, a qualifier such as "similar" or a word for work. */
const nonSkillPattern =
  /^(?:\p{N}|years?|working|work|the|a|similar|related|relevant|professional|this|our|your|team|una?|trabajo|puesto|similar(?:es)?|un poste|ce|cette|einer?|ähnlich\p{L}*|vergleichbar\p{L}*|開発$|勤務$|実務|業務|同様|관련|실무|유사|해당)/iu;

const weightByRequirement = { required: 3, work: 3, preferred: 1 };

/**
 * Extracts the terms of a job posting without a model. Terms are dictionary skills, objects of phrases such as
 * "knowledge of", and short bullets. Lists each term once, under its first name and with its highest requirement level.
 * Sorts terms by descending weight and keeps the order of the posting within a weight.
 */
export const extractJobTerms = (jobText: string, language: Language): JobTerm[] =>
  extractTermsFromLines(parsePostingLines(jobText, language), language);

export function extractTermsFromLines(lines: readonly PostingLine[], language: Language): JobTerm[] {
  const terms = new Map<string, JobTerm>();
  // A name in the introduction of the company is its own.
  const companyNames = new Set(
    lines
      .filter(({ requirement }) => requirement === 'none')
      .flatMap(({ text }) => findProductNames(text).map(({ phrase }) => phrase)),
  );
  for (const line of lines) {
    const { requirement } = line;
    if (requirement === 'none') continue;
    for (const { key: nameKey, ...found } of findTermsInLine(line, language)) {
      if (!found.skill && companyNames.has(found.term)) continue;
      const key = findToolKey(found, terms) ?? nameKey;
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

function findToolKey({ term, skill }: Pick<JobTerm, 'term' | 'skill'>, terms: ReadonlyMap<string, JobTerm>) {
  if (skill?.kind !== 'tool') return undefined;
  return [...terms].find(([, other]) => other.skill === skill && isSameTool(other.term, term))?.[0];
}

type TermInLine = Pick<JobTerm, 'term' | 'skill' | 'alternatives'> & { key: string };

function findTermsInLine({ text: lineText, isBullet }: PostingLine, language: Language): TermInLine[] {
  const text = canonicalizeText(language === 'de' ? completeCompounds(lineText) : lineText);
  const partners = findPartners(text, language);
  const trainingMatch = language === 'de' ? trainingPattern.exec(text) : null;
  const isRequested = ({ start }: { start: number }, skill?: Skill) =>
    skill?.kind === 'tool' ||
    ((!partners || start < partners.start || start >= partners.end) && (!trainingMatch || start < trainingMatch.index));
  const namedSkills = findSkills(text, language);
  const lists = findTermLists(text, namedSkills, language);
  const foundSkills = namedSkills.filter((found) => !isPartOfListedTerm(found, lists));
  const skills = foundSkills.filter(
    (found) =>
      !isKnockoutCriterion(found.text) &&
      isRequested(found, found.skill) &&
      !isCertificateHolder(found, language) &&
      !(language === 'en' && namesOrganization(text, found)),
  );
  const findAlternatives = ({ start, end }: { start: number; end: number }) =>
    lists.some(
      ({ areAlternatives, terms }) => areAlternatives && terms.some((term) => term.start === start && term.end === end),
    )
      ? { alternatives: lineText }
      : {};
  const isOutsideSkills = ({ start, end }: { start: number; end: number }) =>
    !foundSkills.some((skill) => skill.start < end && skill.end > start);
  const phrases = [
    ...findStandards(text),
    ...findProductNames(text),
    ...findKnowledgePhrases(text, language),
    ...lists.flatMap(({ terms }) => terms),
  ].filter(
    (phrase) =>
      isOutsideSkills(phrase) &&
      isRequested(phrase) &&
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

/** A tool in the dictionary may have names of different products, such as "Siemens S7" and "TIA Portal". */
const getSkillKey = ({ skill, term }: FoundSkill) => (skill.kind === 'tool' ? `${skill.id}: ${term}` : skill.id);

/** Names of standards: "VDE 0100", "DGUV Vorschrift 3", "ISO 9001". */
const standardPattern =
  /(?<![\p{L}\p{N}])(?!(?:USD|EUR|GBP|CHF|JPY|KRW|TEL|FTE|AM|PM|ID|REF|NR|CP|PLZ|ZIP) )\p{Lu}{2,5}(?: (?:EN|ISO|IEC|Vorschrift))? \p{N}{1,5}(?:[-:]\p{N}{1,4})?(?![\p{L}\p{N}])/gu;

function findStandards(text: string) {
  return [...text.matchAll(standardPattern)].map(({ 0: phrase, index: start }) => ({
    phrase,
    start,
    end: start + phrase.length,
  }));
}

/** Matches words before accepted trades in a German posting: "Ausbildung zum Mechatroniker oder Elektroniker". */
const trainingPattern =
  /(?:ausbildung|weiterbildung|studium)\p{L}{0,10},? (?:zum|zur|als|im|der|in|wie|z\. ?B\.|beispielsweise) /iu;

const isPartOfListedTerm = ({ skill, start, end }: FoundSkill, lists: readonly TermList[]) =>
  skill.kind !== 'tool' &&
  skill.kind !== 'certificate' &&
  lists.some(({ terms }) =>
    terms.some((term) => term.start < start && term.end === end && term.phrase.split(' ').length <= 3),
  );

/** Returns whether the name of a certificate means the people who hold it, as in "supervise nursing assistants". */
const isCertificateHolder = ({ skill, text }: FoundSkill, language: Language) =>
  skill.kind === 'certificate' &&
  (language === 'en' || language === 'es' || language === 'fr') &&
  /\p{Ll}s$/u.test(text) &&
  !Object.values(skill.names).some((names) => names.some((name) => name.toLowerCase() === text.toLowerCase()));

/** Returns whether a skill only names the trade of an organization, as in "a small architecture studio". */
const namesOrganization = (text: string, { skill, end }: FoundSkill) =>
  skill.kind === 'skill' &&
  /^ (?:studio|firm|agency|company|business|practice|startup)(?!\p{L})/iu.test(text.slice(end));

/** Matches words before a noun that do not form a compound with it: "strong", "daily", "the". */
const qualifierPattern = new RegExp(
  `^(?:\\p{L}+(?:ly|ed|ing)|\\p{L}{1,3}|${englishAdjectives}|this|that|these|those|with|from|into|through|about|during|your|their|other|such|both|own|related|relevant|including|especially|some|more|most)$`,
  'iu',
);

function findWholeCompound(text: string, { skill, start, end }: FoundSkill): string | undefined {
  const word = text.slice(start, end);
  if (skill.kind === 'tool' || skill.kind === 'certificate' || !/^\p{Ll}+$/u.test(word)) return undefined;
  const modifier = /(?<![\p{L}\p{N}-])(\p{Ll}{4,}) $/u.exec(text.slice(0, start))?.[1];
  const isNounModifier = modifier && !qualifierPattern.test(modifier) && !isAction(modifier, 'en');
  return isNounModifier ? `${modifier} ${word}` : undefined;
}

/** Removes the job's own title and other titles in the posting, because titles are not skills. */
export function removeTitles(
  terms: readonly JobTerm[],
  titles: readonly (string | undefined)[],
  language: Language,
  listEquivalentTitles: EquivalentTitlesLookup = () => [],
): JobTerm[] {
  const isSameTitle = (a: string, b = '') => isSameNoun(a, b, language);
  return terms.filter(
    ({ term, skill }) =>
      !titles.some((title) => isSameTitle(term, title)) &&
      (skill !== undefined || !listEquivalentTitles(term).some((name) => isSameTitle(name, term))),
  );
}

const isTermByItself = (text: string, language: Language) =>
  text !== '' &&
  text.split(' ').length <= 3 &&
  [...text].length <= (isCharacterBased(language) ? 12 : 30) &&
  !/[.!?。]$/u.test(text) &&
  // "Fold napkins" is a task, not a term.
  (isCharacterBased(language) || !isAction(text, language)) &&
  !isKnockoutCriterion(text) &&
  !findHighestDegree(text, language) &&
  !nonSkillPattern.test(text);

function* findKnowledgePhrases(
  text: string,
  language: Language,
): Generator<{ phrase: string; start: number; end: number }> {
  for (const match of text.matchAll(knowledgePatterns[language])) {
    const phrase = (match[1] ?? '').trim();
    const words = phrase.split(' ');
    // "Englischkenntnisse in Wort und Schrift" requires a language.
    const context = (/(?<!\p{L})\p{L}*$/u.exec(text.slice(0, match.index))?.[0] ?? '') + match[0];
    if (
      !phrase ||
      phrase.endsWith('-') ||
      words.length > 4 ||
      // "Experience of two years" names no skill.
      isNumber(words[0] ?? '', language) ||
      nonSkillPattern.test(phrase) ||
      isKnockoutCriterion(context)
    )
      continue;
    const start = match.index + match[0].indexOf(phrase);
    yield { phrase, start, end: start + phrase.length };
  }
}
