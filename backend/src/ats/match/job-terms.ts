import type { Language } from '@shortlist/contracts/platform/languages';
import { statesAction } from '../language/actions';
import { isMeasuredInCharacters, canonicalizeText } from '../language/text-processing';
import { findSkills, isSameNoun } from '../skills/find-skills';
import type { Skill } from '../skills/skill';
import { removeHiringPhrases } from './hiring-phrases';
import type { RequirementLevel } from './requirement-markers';
import { findHighestDegree } from './degrees';
import { type PostingLine, parsePostingLines } from './posting-lines';
import type { EquivalentTitlesLookup } from './job-title';
import { isKnockoutCriterion } from './knockout-criteria';
import { toSearchText, containsPhrase } from './phrase-search';

/**
 * Term that a job posting asks for. Weights: 3 for required terms and tasks, 1 for preferred terms, 0.5 for soft
 * skills.
 */
export interface JobTerm {
  /** Wording in the posting, or the name of the skill if the posting uses a verb for it. */
  term: string;
  weight: number;
  requirement: Exclude<RequirementLevel, 'none'>;
  skill?: Skill;
  phrase: string;
}

/** Knowledge named by phrases such as "experience with …", up to a comma or conjunction. */
const knowledgePatterns: Record<Language, RegExp> = {
  en: /(?:experience (?:with|in|of|using)|knowledge of|proficien(?:t|cy) (?:in|with)|familiarity with|familiar with|skilled in|expertise in|understanding of)\s+(?:the\s+)?([^.,;:()]{3,60}?)(?=$|[.,;:()]|\s(?:and|or|is|are|as|for|to|at|within|on|in)\s)/giu,
  es: /(?:experiencia (?:en|con)|conocimientos? (?:de|en|sobre)|dominio de(?:l)?|manejo de(?:l)?)\s+(?:la\s|el\s|los\s|las\s)?([^.,;:()]{3,60}?)(?=$|[.,;:()]|\s(?:y|o|es|para|a nivel|en)\s)/giu,
  fr: /(?:expérience (?:en|de|dans|avec)|connaissances? (?:de|en|des)|maîtrise (?:de|du|des|d['’])|compétences? en)\s*(?:la\s|le\s|les\s|l['’])?([^.,;:()]{3,60}?)(?=$|[.,;:()]|\s(?:et|ou|est|pour|dans)\s)/giu,
  de: /(?:(?:erfahrung(?:en)?|kenntnisse|know-how|expertise) (?:in|mit|im|in der|mit der)|umgang mit)\s+(?:der\s|dem\s|den\s)?([^.,;:()]{3,60}?)(?=$|[.,;:()]|\s(?:und|oder|ist|sowie|für|von|wünschenswert|erforderlich)(?:\s|$))/giu,
  ja: /([\p{Script=Han}\p{Script=Katakana}ーA-Za-z0-9+#./]{2,20})(?=(?:の|に関する|における|での)(?:実務)?(?:経験|知識|スキル|知見))/gu,
  ko: /([\p{Script=Hangul}A-Za-z0-9+#./]{2,15}(?: [\p{Script=Hangul}A-Za-z0-9+#./]{2,15})?)(?= (?:관련 )?(?:실무 )?(?:경험|경력|지식|역량|활용 능력))/gu,
};

/** Starts of knowledge phrases that do not name a skill: a duration, a qualifier such as "similar", the work itself. */
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
  for (const { text, requirement, isBullet } of lines) {
    if (requirement === 'none') continue;
    const addTerm = (key: string, term: string, skill?: Skill) => {
      const weight = skill?.kind === 'soft' ? 0.5 : weightByRequirement[requirement];
      const existingTerm = terms.get(key);
      const isStronger =
        !existingTerm ||
        weight > existingTerm.weight ||
        (requirement === 'required' && existingTerm.requirement === 'work');
      if (isStronger)
        terms.set(key, {
          term: existingTerm?.term ?? term,
          weight,
          requirement,
          phrase: text,
          ...(skill && { skill }),
        });
    };
    const skills = findSkills(text, language).filter(({ text }) => !isKnockoutCriterion(text));
    for (const { skill, term } of skills) addTerm(skill.id, term, skill);
    const phrases = [...findKnowledgePhrases(canonicalizeText(text), language)];
    for (const { phrase, start, end } of phrases)
      if (!isKnockoutCriterion(phrase) && !skills.some((skill) => skill.start < end && skill.end > start))
        addTerm(phrase.toLowerCase(), phrase);
    const bulletTerm = removeHiringPhrases(text);
    if (isBullet && skills.length === 0 && phrases.length === 0 && isTermByItself(bulletTerm, language))
      addTerm(bulletTerm.toLowerCase(), bulletTerm);
  }
  return [...terms.values()].sort((a, b) => b.weight - a.weight);
}

/** Removes job titles, both those of the job and others that the posting mentions, because they are not skills. */
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
    if (!phrase || wordCount > 4 || nonSkillPattern.test(phrase)) continue;
    const start = match.index + match[0].indexOf(phrase);
    yield { phrase, start, end: start + phrase.length };
  }
}

/** Removes terms proposed by a model that do not occur literally in the posting. */
export function filterLiteralTerms(terms: readonly string[], jobText: string): string[] {
  const text = toSearchText(jobText);
  return terms.filter((term) => containsPhrase(text, term));
}
