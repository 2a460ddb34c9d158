import type { LetterContent, PageSize, ResumeContent } from '@shortlist/contracts/builder/document-content';
import type { Industry } from '@shortlist/contracts/platform/industries';
import type { Language } from '@shortlist/contracts/platform/languages';
import { formatRecipientLines, formatSalutation } from '@shortlist/documents/i18n/letter-phrases';
import type { TargetTerm } from '../../matching/terms';
import { createBlankContact, createBlankEducation, createBlankExperience } from '../blank-entries';
import { formatBlank, type BlankKey } from '../messages';
import { listRequestedTerms, prioritizeForPosting } from '../prioritize-for-posting';
import { languagePacks } from './languages/language-packs';
import { pickBySeed, hashSeed, omitBySeed } from './seed';
import { capitalizeTerm, listOccupationTerms } from './target-terms';
import { findOccupation, type FoundOccupation } from './titles/find-occupation';
import { simplifyTitle, formatTitleInSentence } from './titles/title';

export interface RuleBasedGenerationInput {
  jobTitle: string;
  industry: Industry;
  jobPosting?: string | undefined;
  language: Language;
  pageSize: PageSize;
  /** ISO date (YYYY-MM-DD) of the cover letter. */
  today: string;
}

export interface RuleBasedGenerationResult {
  resume: ResumeContent;
  letter: LetterContent;
  keywords: TargetTerm[];
  /** Set if the title matched no occupation, so that the industry's general one was used. */
  note?: 'general_profile';
}

/** Input of the writing functions. Because of `seed`, equal titles give equal documents, and other titles differ. */
interface WritingPlan extends FoundOccupation {
  language: Language;
  jobPosting: string;
  seed: number;
  today: string;
  formatBlank: (label: BlankKey) => string;
}

const createNumberBlankTest =
  ({ formatBlank }: WritingPlan) =>
  (bullet: string) =>
    bullet.includes(formatBlank('number'));

function interleaveByNumberBlank(bullets: readonly string[], hasNumberBlank: (bullet: string) => boolean): string[] {
  const bulletsWithNumber = bullets.filter(hasNumberBlank);
  const plainBullets = bullets.filter((bullet) => !hasNumberBlank(bullet));
  return Array.from({ length: Math.max(bulletsWithNumber.length, plainBullets.length) }, (_, i) => [
    bulletsWithNumber[i],
    plainBullets[i],
  ])
    .flat()
    .filter((bullet) => bullet !== undefined);
}

/**
 * Omits one bullet so that titles of the same occupation differ. Picks among the bullets with the fewest terms that no
 * other bullet contains.
 */
function dropMostRedundant(bullets: readonly string[], { occupation }: WritingPlan, seed: number): string[] {
  const { terms, duties, pastDuties } = occupation;
  const contains = (bullet: string, term: string) => bullet.toLowerCase().includes(term.toLowerCase());
  const countUniqueTerms = (bullet: string) =>
    terms.filter(
      (term) =>
        contains(bullet, term) &&
        ![...duties, ...pastDuties].some((other) => other !== bullet && contains(other, term)),
    ).length;
  const counts = bullets.map(countUniqueTerms);
  const redundantBullets = bullets.filter((_, i) => counts[i] === Math.min(...counts));
  const omittedBullet = pickBySeed(redundantBullets, seed);
  return bullets.filter((bullet) => bullet !== omittedBullet);
}

function selectDuties(plan: WritingPlan): string[] {
  const { occupation, seed } = plan;
  const hasNumberBlank = createNumberBlankTest(plan);
  const dutiesWithNumber = dropMostRedundant(occupation.duties.filter(hasNumberBlank), plan, seed);
  const otherDuties = occupation.duties.filter((duty) => !hasNumberBlank(duty));
  const plainDuties = dropMostRedundant(otherDuties, plan, seed >>> 8);
  const seniorityBullet = getSeniorityPhrases(plan)?.bullet;
  if (seniorityBullet)
    (hasNumberBlank(seniorityBullet) ? dutiesWithNumber : plainDuties).splice(-1, 1, seniorityBullet);
  return interleaveByNumberBlank([...dutiesWithNumber, ...plainDuties], hasNumberBlank);
}

const getSeniorityPhrases = ({ seniority, language }: WritingPlan) =>
  seniority === 'standard' ? undefined : languagePacks[language].seniorityPhrases[seniority];

const joinSentences = (language: Language, parts: readonly string[]) => parts.join(language === 'ja' ? '' : ' ');

function buildResume(plan: WritingPlan): ResumeContent {
  const { occupation, title, language, seed } = plan;
  const { summary, pastDuties, terms, tools } = occupation;
  const hasNumberBlank = createNumberBlankTest(plan);
  const seniorityPhrases = getSeniorityPhrases(plan);
  // The seed selects the past duties of the last entry. Half of the bullets of each entry have a blank for a number.
  const lastDuties = [
    pickBySeed(pastDuties.filter(hasNumberBlank), seed),
    pickBySeed(
      pastDuties.filter((bullet) => !hasNumberBlank(bullet)),
      seed >>> 4,
    ),
  ];
  const middleDuties = interleaveByNumberBlank(
    pastDuties.filter((bullet) => !lastDuties.includes(bullet)),
    hasNumberBlank,
  );
  const startsWithTitle =
    summary[0].startsWith('{title}') && languagePacks[language].titleRules.capitalization !== 'none';
  const titleText = startsWithTitle ? simplifyTitle(title, language) : formatTitleInSentence(title, language);
  const sentences = [
    summary[0].replace('{title}', titleText),
    summary[1],
    ...(seniorityPhrases ? [seniorityPhrases.summary] : []),
  ];
  return {
    personalInfo: { ...createBlankContact(language, title), summary: joinSentences(language, sentences) },
    experience: [selectDuties(plan), middleDuties, lastDuties].map((bullets, index) =>
      createBlankExperience(language, bullets, index === 0),
    ),
    education: [createBlankEducation(language)],
    projects: [],
    skills: [...terms, ...tools].map(capitalizeTerm),
    achievements: [],
    certifications: [],
    languages: [],
    customSections: [],
  };
}

/**
 * Matches strengths to avoid. An "and" makes a list of strengths hard to read, and a number would look like a fact
 * about the user.
 */
const unsuitableStrength = /(?<!\p{L})(?:and|und|et|y|e)(?!\p{L})|[・、\p{N}]|[와과] | 및 /u;

function buildLetter(plan: WritingPlan): LetterContent {
  const { occupation, title, language, jobPosting, seed, today, formatBlank } = plan;
  const { openings, closings, joinList } = languagePacks[language];
  const { terms } = occupation;
  const suitableTerms = terms.filter((term) => !unsuitableStrength.test(term));
  const candidates = suitableTerms.length > 5 ? suitableTerms : terms;
  const usualStrengths = omitBySeed(candidates.slice(3, 6), seed);
  const requestedStrengths = listRequestedTerms(candidates, jobPosting, language);
  const strengths = [...new Set([...requestedStrengths, ...usualStrengths])].slice(0, usualStrengths.length);
  return {
    personalInfo: createBlankContact(language, title),
    date: today,
    recipient: formatRecipientLines(language, formatBlank('company')),
    jobTitle: title,
    salutation: formatSalutation(language),
    paragraphs: [
      joinSentences(language, [
        pickBySeed(openings, seed >>> 6)(formatTitleInSentence(title, language)),
        occupation.letter.opening,
      ]),
      occupation.letter.achievement,
      pickBySeed(closings, seed >>> 2)(joinList(strengths), formatBlank('company'), strengths),
    ],
  };
}

/**
 * Writes resume and letter from the occupation's content, deterministically and offline. The requested title is the
 * only fact. All other facts are blanks in brackets, including the titles of all jobs.
 */
export function writeGeneration({
  jobTitle,
  industry,
  jobPosting = '',
  language,
  today,
}: RuleBasedGenerationInput): RuleBasedGenerationResult {
  const foundOccupation = findOccupation(jobTitle, industry, language);
  const formatLanguageBlank = (label: BlankKey) => formatBlank(language, label);
  // The seed is the title as typed, so that two names of one occupation result in different texts.
  const plan: WritingPlan = {
    ...foundOccupation,
    language,
    jobPosting,
    today,
    formatBlank: formatLanguageBlank,
    seed: hashSeed(jobTitle.trim()),
  };
  return {
    resume: prioritizeForPosting(buildResume(plan), jobPosting, language),
    letter: buildLetter(plan),
    keywords: listOccupationTerms(foundOccupation.occupation),
    ...(foundOccupation.isGeneral && { note: 'general_profile' as const }),
  };
}
