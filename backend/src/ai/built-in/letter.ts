import type { ResumeContent } from '@shortlist/contracts/builder/resume';
import type { LetterLength } from '@shortlist/contracts/builder/writing';
import type { Language } from '@shortlist/contracts/platform/languages';
import { salutationOf } from '@shortlist/documents/words/letters';
import { blank, words } from '../words';
import { countTerm } from '../../ats/terms';
import { spokenIn } from '../../ats/match/knock-outs';
import { sentenceOf } from './clauses/clause';
import { credentialsAsked } from './credentials';
import {
  type Evidence,
  evidenceOf,
  inText,
  isSaid,
  sayableTerms,
  type TargetJob,
  skillsOf,
  termsOfJob,
  withoutTitlesOf,
} from './evidence';
import { chooseFacts, inOrder } from './facts';
import { writerLanguages } from './languages/all';
import { saidIn } from './other-language';
import { pick, seedOf } from './seed';
import { printedTitle, titleInSentence } from './titles/title';

export interface LetterOrder extends TargetJob {
  resume: ResumeContent;
  /** If empty, the letter gets a blank. */
  company: string;
  length?: LetterLength | undefined;
  language: Language;
  resumeLanguage?: Language | undefined;
  adviceLanguage?: Language | undefined;
  recipient?: string | undefined;
}

export interface LetterText {
  salutation: string;
  paragraphs: string[];
  suggestions: string[];
}

const factsOf: Record<LetterLength, number> = { short: 2, standard: 4, long: 6 };

/** Removes the second period after a name such as "Acme Co." */
export const withSingleStops = (text: string): string => text.replace(/(?<!\.)\.\.(?!\.)/g, '.');

const glued = (language: Language, sentences: readonly string[]) => sentences.join(language === 'ja' ? '' : ' ');

const lowerFirst = (text: string) => text.charAt(0).toLowerCase() + text.slice(1);

/** Returns sentences about requested skills, certificates and languages that the facts do not mention. */
function besides(order: LetterOrder, terms: readonly string[], facts: readonly Evidence[]): string[] {
  const { resume, language, jobDescription = '' } = order;
  const { letter } = writerLanguages[language];
  const said = facts.map(({ bullet }) => bullet).join('\n');
  const isNew = (term: string) => !facts.some((fact) => fact.terms.includes(term)) && !countTerm(said, term, language);
  const { certificates, languages } = credentialsAsked(resume, jobDescription, language);
  const isOwn = (term: string) => spokenIn(term).length === 0 && !certificates.some((name) => name.includes(term));
  const asked = askedIn(order, terms).filter((term) => isNew(term) && isOwn(term));
  const held = sayableTerms(asked, order, resume, language).filter(isNew);
  const listed = facts.length > 1 ? [] : skillsOf(resume).filter((skill) => isNew(skill) && isOwn(skill));
  const skills = (held.length > 0 ? held : withoutTitlesOf(resume, listed, order.jobTitle)).slice(0, 3);
  const spoken = languages.map(({ name, level }) => withLevel(name, level, language));
  return [
    skills.length > 0 &&
      (held.length > 0 && facts.length > 0 ? letter.matches : letter.skills)(
        skills.map((term) => inText(term, resume)),
      ),
    certificates.length > 0 && letter.certificates(certificates),
    spoken.length > 0 && letter.spoken(spoken),
  ].filter((sentence) => sentence !== false);
}

const withLevel = (name: string, level: string, language: Language) =>
  !level ? name : language === 'ja' ? `${name}（${level}）` : `${name}${language === 'ko' ? '' : ' '}(${level})`;

/**
 * Builds a letter from the resume's evidence for the job, in the person's own words. The reason for choosing this
 * company stays a blank: only the person knows it.
 */
export function letterFrom(order: LetterOrder): LetterText {
  const { language, recipient, length = 'standard' } = order;
  const resume = saidIn(language, order.resume, order.resumeLanguage);
  const { letter } = writerLanguages[language];
  const company = order.company.trim() || blank(language, 'company');
  const title = titleInSentence(printedTitle(order.jobTitle, language), language);
  const seed = seedOf(`${title} ${company}`);
  const terms = termsOfJob(order, resume, language);
  const evidence = evidenceOf(resume, terms, language);
  const asked = askedIn(order, terms).length > 0;
  const chosen = chooseFacts(evidence, { terms, asked, count: factsOf[length], language });
  // Half of the letters open with a fact, the others with the position.
  const isBridged = chosen.length > 0 && seed % 2 === 1 && letter.bridges.length > 0;
  const facts = inOrder(chosen, ({ entry }) => entry.company || blank(language, 'employer'), isBridged);
  const [first = '', ...rest] = facts.map(({ bullet, place }) => sentenceOf(bullet, place, language));
  const opening = isBridged
    ? [language === 'de' ? lowerFirst(first) : first, pick(letter.bridges, seed >>> 1)(title, company)]
    : [pick(letter.positions, seed >>> 1)(title, company), first];
  const closing = pick(letter.closings, seed >>> 3)(company);
  const more = besides({ ...order, resume }, terms, facts);
  // A single sentence gets no paragraph of its own: it follows the facts.
  const isOne = more.length === 1;
  const paragraphs = [
    opening,
    [...rest.slice(0, 3), ...(isOne && rest.length < 4 ? more : [])],
    [...rest.slice(3), ...(isOne && rest.length < 4 ? [] : more)],
    [length === 'short' ? '' : letter.reason(company, blank(language, 'reason')), closing],
  ]
    .map((sentences) => withSingleStops(glued(language, sentences.filter(Boolean))))
    .filter(Boolean);
  const suggestions = suggestionsFor({ ...order, resume, paragraphs, asked: askedIn(order, terms), evidence });
  return { salutation: salutationOf(language, recipient), paragraphs, suggestions };
}

/** Returns no terms without a posting, because they are then only typical of the title. */
export const askedIn = (
  { terms, jobDescription }: Pick<LetterOrder, 'terms' | 'jobDescription'>,
  all: readonly string[],
): readonly string[] => (terms || jobDescription ? all : []);

/**
 * Returns the next steps for a letter of any writer. The editor counts the blanks. Advice about a blank names it as the
 * letter does, so that screens can remove it once the blank is filled. `resume` must be in the letter's language.
 */
export function suggestionsFor({
  resume,
  language,
  resumeLanguage = language,
  adviceLanguage = language,
  paragraphs,
  asked,
  evidence,
}: Pick<LetterOrder, 'resume' | 'language' | 'resumeLanguage' | 'adviceLanguage'> & {
  paragraphs: string[];
  asked: readonly string[];
  evidence: readonly Evidence[];
}): string[] {
  const { suggestions } = words[adviceLanguage];
  const missing = asked.filter((term) => !isSaid(term, resume, language)).slice(0, 3);
  const reason = blank(language, 'reason');
  const isReasonOpen = paragraphs.some((text) => text.includes(reason));
  const wanting = resumeLanguage === language ? suggestions.letterEvidence : suggestions.letterLanguage;
  return [
    isReasonOpen && suggestions.letterReason.replace('{blank}', reason),
    missing.length > 0 &&
      suggestions.letterMissing.replace('{terms}', missing.join(adviceLanguage === 'ja' ? '、' : ', ')),
    evidence.length === 0 && wanting,
  ].filter((one) => one !== false);
}
