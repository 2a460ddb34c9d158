import type { ResumeContent } from '@shortlist/contracts/builder/document-content';
import type { LetterLength } from '@shortlist/contracts/builder/writing';
import type { Language } from '@shortlist/contracts/platform/languages';
import { formatSalutation } from '@shortlist/documents/i18n/letter-phrases';
import { formatBlank, messages } from '../messages';
import { countTerm } from '../../ats/terms';
import { spokenIn } from '../../ats/match/knock-outs';
import { buildSentence } from './bullet-to-sentence/bullet-to-sentence';
import { listRequestedCredentials } from './credentials';
import {
  type Evidence,
  rankEvidence,
  formatTermInSentence,
  isTermInResume,
  sayableTerms,
  type TargetJob,
  listSkills,
  resolveJobTerms,
  omitJobTitles,
} from './job-evidence';
import { chooseFacts, orderFacts } from './facts';
import { languagePacks } from './languages/language-packs';
import { localizeResume } from './localize-resume';
import { pickBySeed, hashSeed } from './seed';
import { formatTitle, formatTitleInSentence } from './titles/title';

export interface CoverLetterWriterInput extends TargetJob {
  resume: ResumeContent;
  /** If empty, the letter gets a blank. */
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

const factsOf: Record<LetterLength, number> = { short: 2, standard: 4, long: 6 };

/** Removes the second period after a name such as "Acme Co." */
export const withSingleStops = (text: string): string => text.replace(/(?<!\.)\.\.(?!\.)/g, '.');

const joinSentences = (language: Language, sentences: readonly string[]) =>
  sentences.join(language === 'ja' ? '' : ' ');

const lowerFirst = (text: string) => text.charAt(0).toLowerCase() + text.slice(1);

/** Returns sentences about requested skills, certificates and languages that the facts do not mention. */
function besides(order: CoverLetterWriterInput, terms: readonly string[], facts: readonly Evidence[]): string[] {
  const { resume, language, jobPostingText = '' } = order;
  const { coverLetter } = languagePacks[language];
  const said = facts.map(({ bullet }) => bullet).join('\n');
  const isNew = (term: string) => !facts.some((fact) => fact.terms.includes(term)) && !countTerm(said, term, language);
  const { certificates, languages } = listRequestedCredentials(resume, jobPostingText, language);
  const isOwn = (term: string) => spokenIn(term).length === 0 && !certificates.some((name) => name.includes(term));
  const asked = filterPostingTerms(order, terms).filter((term) => isNew(term) && isOwn(term));
  const held = sayableTerms(asked, order, resume, language).filter(isNew);
  const listed = facts.length > 1 ? [] : listSkills(resume).filter((skill) => isNew(skill) && isOwn(skill));
  const skills = (held.length > 0 ? held : omitJobTitles(resume, listed, order.jobTitle)).slice(0, 3);
  const spoken = languages.map(({ name, level }) => withLevel(name, level, language));
  return [
    skills.length > 0 &&
      (held.length > 0 && facts.length > 0 ? coverLetter.qualifications : coverLetter.skills)(
        skills.map((term) => formatTermInSentence(term, resume)),
      ),
    certificates.length > 0 && coverLetter.certificates(certificates),
    spoken.length > 0 && coverLetter.spoken(spoken),
  ].filter((sentence) => sentence !== false);
}

const withLevel = (name: string, level: string, language: Language) =>
  !level ? name : language === 'ja' ? `${name}（${level}）` : `${name}${language === 'ko' ? '' : ' '}(${level})`;

/**
 * Builds a letter from the resume's evidence for the job, in the person's own words. The reason for choosing this
 * company stays a blank: only the person knows it.
 */
export function buildCoverLetter(order: CoverLetterWriterInput): CoverLetterText {
  const { language, recipient, length = 'standard' } = order;
  const resume = localizeResume(language, order.resume, order.resumeLanguage);
  const { coverLetter } = languagePacks[language];
  const company = order.company.trim() || formatBlank(language, 'company');
  const title = formatTitleInSentence(formatTitle(order.jobTitle, language), language);
  const seed = hashSeed(`${title} ${company}`);
  const terms = resolveJobTerms(order, resume, language);
  const evidence = rankEvidence(resume, terms, language);
  const asked = filterPostingTerms(order, terms).length > 0;
  const selectEvidence = chooseFacts(evidence, { terms, asked, count: factsOf[length], language });
  // Half of the letters open with a fact, the others with the position.
  const isBridged = selectEvidence.length > 0 && seed % 2 === 1 && coverLetter.bridges.length > 0;
  const facts = orderFacts(
    selectEvidence,
    ({ entry }) => entry.company || formatBlank(language, 'employer'),
    isBridged,
  );
  const [first = '', ...rest] = facts.map(({ bullet, place }) => buildSentence(bullet, place, language));
  const opening = isBridged
    ? [language === 'de' ? lowerFirst(first) : first, pickBySeed(coverLetter.bridges, seed >>> 1)(title, company)]
    : [pickBySeed(coverLetter.openings, seed >>> 1)(title, company), first];
  const closing = pickBySeed(coverLetter.closings, seed >>> 3)(company);
  const more = besides({ ...order, resume }, terms, facts);
  // A single sentence gets no paragraph of its own: it follows the facts.
  const isOne = more.length === 1;
  const paragraphs = [
    opening,
    [...rest.slice(0, 3), ...(isOne && rest.length < 4 ? more : [])],
    [...rest.slice(3), ...(isOne && rest.length < 4 ? [] : more)],
    [length === 'short' ? '' : coverLetter.motivation(company, formatBlank(language, 'reason')), closing],
  ]
    .map((sentences) => withSingleStops(joinSentences(language, sentences.filter(Boolean))))
    .filter(Boolean);
  const suggestions = suggestLetterImprovements({
    ...order,
    resume,
    paragraphs,
    asked: filterPostingTerms(order, terms),
    evidence,
  });
  return { salutation: formatSalutation(language, recipient), paragraphs, suggestions };
}

/** Returns no terms without a posting, because they are then only typical of the title. */
export const filterPostingTerms = (
  { terms, jobPostingText }: Pick<CoverLetterWriterInput, 'terms' | 'jobPostingText'>,
  all: readonly string[],
): readonly string[] => (terms || jobPostingText ? all : []);

/**
 * Returns the next steps for a letter of any writer. The editor counts the blanks. Advice about a blank names it as the
 * letter does, so that screens can remove it once the blank is filled. `resume` must be in the letter's language.
 */
export function suggestLetterImprovements({
  resume,
  language,
  resumeLanguage = language,
  adviceLanguage = language,
  paragraphs,
  asked,
  evidence,
}: Pick<CoverLetterWriterInput, 'resume' | 'language' | 'resumeLanguage' | 'adviceLanguage'> & {
  paragraphs: string[];
  asked: readonly string[];
  evidence: readonly Evidence[];
}): string[] {
  const { suggestions } = messages[adviceLanguage];
  const missing = asked.filter((term) => !isTermInResume(term, resume, language)).slice(0, 3);
  const reason = formatBlank(language, 'reason');
  const isReasonOpen = paragraphs.some((text) => text.includes(reason));
  const wanting = resumeLanguage === language ? suggestions.letterEvidence : suggestions.letterLanguage;
  return [
    isReasonOpen && suggestions.letterReason.replace('{blank}', reason),
    missing.length > 0 &&
      suggestions.letterMissing.replace('{terms}', missing.join(adviceLanguage === 'ja' ? '、' : ', ')),
    evidence.length === 0 && wanting,
  ].filter((one) => one !== false);
}
