import type { ResumeContent } from '@shortlist/contracts/builder/document-content';
import type { LetterLength } from '@shortlist/contracts/builder/cover-letter';
import type { Language } from '@shortlist/contracts/platform/languages';
import { formatSalutation } from '@shortlist/documents/i18n/letter-phrases';
import { formatBlank, messages } from '../messages';
import { countTerm } from '../../matching/terms';
import { findLanguageNames } from '../../matching/knockout-criteria';
import { buildSentence } from './bullet-to-sentence/bullet-to-sentence';
import { listRequestedCredentials } from './credentials';
import {
  type Evidence,
  rankEvidence,
  formatTermInSentence,
  isTermInResume,
  filterSentenceTerms,
  type TargetJob,
  listSkills,
  resolveJobTerms,
  omitJobTitles,
} from './job-evidence';
import { chooseFacts, orderFacts } from './letter-facts';
import { languagePacks } from './languages/language-packs';
import { localizeResume } from './localize-resume';
import { pickBySeed, hashSeed } from './seed';
import { formatTitle, formatTitleInSentence } from './titles/title';

export interface CoverLetterWriterInput extends TargetJob {
  resume: ResumeContent;
  /** If empty, the letter has a blank instead. */
  company: string;
  length?: LetterLength | undefined;
  language: Language;
  resumeLanguage?: Language | undefined;
  adviceLanguage?: Language | undefined;
  recipient?: string | undefined;
}

export interface CoverLetterText {
  salutation: string;
  paragraphs: string[];
  suggestions: string[];
}

const factCounts: Record<LetterLength, number> = { short: 2, standard: 4, long: 6 };

/** Removes the second period after a name such as "Acme Co." */
export const removeDoublePeriods = (text: string): string => text.replace(/(?<!\.)\.\.(?!\.)/g, '.');

const joinSentences = (language: Language, sentences: readonly string[]) =>
  sentences.join(language === 'ja' ? '' : ' ');

const lowerFirst = (text: string) => text.charAt(0).toLowerCase() + text.slice(1);

/** Returns sentences about requested skills, certificates and languages that the facts do not mention. */
function buildExtraSentences(
  input: CoverLetterWriterInput,
  terms: readonly string[],
  facts: readonly Evidence[],
): string[] {
  const { resume, language, jobPostingText = '' } = input;
  const { coverLetter } = languagePacks[language];
  const factText = facts.map(({ bullet }) => bullet).join('\n');
  const isUnmentioned = (term: string) =>
    !facts.some((fact) => fact.terms.includes(term)) && !countTerm(factText, term, language);
  const { certificates, languages } = listRequestedCredentials(resume, jobPostingText, language);
  const isSkillTerm = (term: string) =>
    findLanguageNames(term).length === 0 && !certificates.some((name) => name.includes(term));
  const postingTerms = filterPostingTerms(input, terms).filter((term) => isUnmentioned(term) && isSkillTerm(term));
  const ownTerms = filterSentenceTerms(postingTerms, input, resume, language).filter(isUnmentioned);
  const listedSkills =
    facts.length > 1 ? [] : listSkills(resume).filter((skill) => isUnmentioned(skill) && isSkillTerm(skill));
  const skills = (ownTerms.length > 0 ? ownTerms : omitJobTitles(resume, listedSkills, input.jobTitle)).slice(0, 3);
  const spokenLanguages = languages.map(({ name, level }) => formatLanguageLevel(name, level, language));
  return [
    skills.length > 0 &&
      (ownTerms.length > 0 && facts.length > 0 ? coverLetter.qualifications : coverLetter.skills)(
        skills.map((term) => formatTermInSentence(term, resume, language)),
      ),
    certificates.length > 0 && coverLetter.certificates(certificates),
    spokenLanguages.length > 0 && coverLetter.spokenLanguages(spokenLanguages),
  ].filter((sentence) => sentence !== false);
}

const formatLanguageLevel = (name: string, level: string, language: Language) =>
  !level ? name : language === 'ja' ? `${name}（${level}）` : `${name}${language === 'ko' ? '' : ' '}(${level})`;

/**
 * Builds a letter from the resume's evidence for the job, in the user's own words. The reason for choosing this
 * company stays a blank, because only the user knows it.
 */
export function buildCoverLetter(input: CoverLetterWriterInput): CoverLetterText {
  const { language, recipient, length = 'standard' } = input;
  const resume = localizeResume(language, input.resume, input.resumeLanguage);
  const { coverLetter } = languagePacks[language];
  const company = input.company.trim() || formatBlank(language, 'company');
  const title = formatTitleInSentence(formatTitle(input.jobTitle, language), language);
  const seed = hashSeed(`${title} ${company}`);
  const terms = resolveJobTerms(input, resume, language);
  const evidence = rankEvidence(resume, terms, language, input.jobPostingText);
  const hasPostingTerms = filterPostingTerms(input, terms).length > 0;
  const selectedEvidence = chooseFacts(evidence, {
    terms,
    isFromPosting: hasPostingTerms,
    count: factCounts[length],
    language,
  });
  // Half of the letters open with a fact, the others with the position.
  const hasBridgeSentence = selectedEvidence.length > 0 && seed % 2 === 1 && coverLetter.bridges.length > 0;
  const facts = orderFacts(
    selectedEvidence,
    ({ entry }) => entry.company || formatBlank(language, 'employer'),
    hasBridgeSentence,
  );
  const [first = '', ...rest] = facts.map(({ bullet, context }) => buildSentence(bullet, context, language));
  const opening = hasBridgeSentence
    ? [language === 'de' ? lowerFirst(first) : first, pickBySeed(coverLetter.bridges, seed >>> 1)(title, company)]
    : [pickBySeed(coverLetter.openings, seed >>> 1)(title, company), first];
  const closing = pickBySeed(coverLetter.closings, seed >>> 3)(company);
  const extraSentences = buildExtraSentences({ ...input, resume }, terms, facts);
  // A single sentence follows the facts instead of forming a paragraph.
  const hasOneExtra = extraSentences.length === 1;
  const paragraphs = [
    opening,
    [...rest.slice(0, 3), ...(hasOneExtra && rest.length < 4 ? extraSentences : [])],
    [...rest.slice(3), ...(hasOneExtra && rest.length < 4 ? [] : extraSentences)],
    [length === 'short' ? '' : coverLetter.motivation(company, formatBlank(language, 'reason')), closing],
  ]
    .map((sentences) => removeDoublePeriods(joinSentences(language, sentences.filter(Boolean))))
    .filter(Boolean);
  const suggestions = suggestLetterImprovements({
    ...input,
    resume,
    paragraphs,
    requestedTerms: filterPostingTerms(input, terms),
    evidence,
  });
  return { salutation: formatSalutation(language, recipient), paragraphs, suggestions };
}

/** Returns the candidates if the job has a posting. Otherwise, they are only typical of the title, so returns none. */
export const filterPostingTerms = (
  { terms, jobPostingText }: Pick<CoverLetterWriterInput, 'terms' | 'jobPostingText'>,
  candidates: readonly string[],
): readonly string[] => (terms || jobPostingText ? candidates : []);

/**
 * Returns suggestions for improving a letter of any writer. Advice about a blank contains the blank as written in the
 * letter, so that screens can remove the advice once the blank is filled. `resume` must be in the letter's language.
 */
export function suggestLetterImprovements({
  resume,
  language,
  resumeLanguage = language,
  adviceLanguage = language,
  paragraphs,
  requestedTerms,
  evidence,
}: Pick<CoverLetterWriterInput, 'resume' | 'language' | 'resumeLanguage' | 'adviceLanguage'> & {
  paragraphs: string[];
  requestedTerms: readonly string[];
  evidence: readonly Evidence[];
}): string[] {
  const { suggestions } = messages[adviceLanguage];
  const missingTerms = requestedTerms.filter((term) => !isTermInResume(term, resume, language)).slice(0, 3);
  const reason = formatBlank(language, 'reason');
  const hasReasonBlank = paragraphs.some((text) => text.includes(reason));
  const evidenceAdvice = resumeLanguage === language ? suggestions.letterEvidence : suggestions.letterLanguage;
  return [
    hasReasonBlank && suggestions.letterReason.replace('{blank}', reason),
    missingTerms.length > 0 &&
      suggestions.letterMissing.replace('{terms}', missingTerms.join(adviceLanguage === 'ja' ? '、' : ', ')),
    evidence.length === 0 && evidenceAdvice,
  ].filter((suggestion) => suggestion !== false);
}
