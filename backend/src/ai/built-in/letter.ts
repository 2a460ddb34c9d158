import type { ResumeContent } from '@shortlist/contracts/builder/resume';
import type { LetterLength } from '@shortlist/contracts/builder/writing';
import type { Language } from '@shortlist/contracts/platform/languages';
import { listBlanks } from '@shortlist/documents/blanks';
import { salutationOf } from '@shortlist/documents/words/letters';
import { blank, words } from '../words';
import { sentenceOf } from './clauses/clause';
import { type Evidence, evidenceOf, inText, isSaid, type TargetJob, skillsOf, termsOfJob } from './evidence';
import { writerLanguages } from './languages/all';
import { saidIn } from './other-language';
import { pick, seedOf } from './seed';
import { printedTitle, titleInSentence } from './titles/title';

export interface LetterOrder extends TargetJob {
  resume: ResumeContent;
  /** Empty: a blank. */
  company: string;
  length?: LetterLength | undefined;
  language: Language;
  /** Of the resume, where it is another one. */
  resumeLanguage?: Language | undefined;
  /** Of the suggestions, where it is another one. */
  adviceLanguage?: Language | undefined;
  /** Who reads it, by name. */
  recipient?: string | undefined;
}

export interface LetterText {
  salutation: string;
  paragraphs: string[];
  /** What to do next, in words. */
  suggestions: string[];
}

const piecesOf: Record<LetterLength, number> = { short: 1, standard: 2, long: 4 };

/** The best pieces, of more than one employer where there are such, told from the latest on. */
function chosen(evidence: readonly Evidence[], count: number): Evidence[] {
  const [best] = evidence;
  if (!best) return [];
  const second = evidence.slice(1);
  const others = [...second.filter(({ index }) => index !== best.index).slice(0, 1), ...second];
  return [best, ...new Set(others)].slice(0, count).sort((one, other) => one.index - other.index);
}

function told(pieces: readonly Evidence[], language: Language): string[] {
  return pieces.map(({ bullet, entry }, i) => {
    const before = pieces[i - 1];
    const after = !before ? 'nothing' : before.entry === entry ? 'same' : 'later';
    const company = entry.company || blank(language, 'employer');
    return sentenceOf(bullet, { company, current: entry.current, after, turn: i }, language);
  });
}

const glued = (language: Language, sentences: readonly string[]) => sentences.join(language === 'ja' ? '' : ' ');

/**
 * A letter made of what the resume says about what the job asks for, sentence by sentence in the person's own words. Why
 * this company is a blank: only the person knows.
 */
export function letterFrom(order: LetterOrder): LetterText {
  const { language, recipient, length = 'standard' } = order;
  const resume = saidIn(language, order.resume, order.resumeLanguage);
  const { letter, join, closings } = writerLanguages[language];
  const company = order.company.trim() || blank(language, 'company');
  const title = titleInSentence(printedTitle(order.jobTitle, language), language);
  const seed = seedOf(`${title} ${company}`);
  const terms = termsOfJob(order, resume, language);
  const held = terms
    .filter((term) => isSaid(term, resume, language))
    .slice(0, 3)
    .map((term) => inText(term, resume));
  const strengths = (held.length > 1 ? held : skillsOf(resume).map((skill) => inText(skill, resume))).slice(0, 2);
  const evidence = evidenceOf(resume, terms, language);
  const pieces = told(chosen(evidence, piecesOf[length]), language);
  const first = [
    pick(letter.positions, seed)(title, company),
    ...(held.length > 1 ? [pick(letter.matches, seed >>> 4)(join(held))] : []),
  ];
  const last =
    strengths.length > 1 ? pick(closings, seed >>> 2)(join(strengths), company, strengths) : letter.closing(company);
  const paragraphs = [
    glued(language, first),
    glued(language, pieces.slice(0, 2)),
    glued(language, pieces.slice(2)),
    length === 'short' ? '' : letter.reason(company, blank(language, 'reason')),
    last,
  ].filter(Boolean);
  const suggestions = suggestionsFor({ ...order, resume, paragraphs, asked: askedIn(order, terms), evidence });
  return { salutation: salutationOf(language, recipient), paragraphs, suggestions };
}

/** Of the terms of a job those that its post asks for: without one, they are only usual for the title. */
export const askedIn = (
  { terms, jobDescription }: Pick<LetterOrder, 'terms' | 'jobDescription'>,
  all: readonly string[],
): readonly string[] => (terms || jobDescription ? all : []);

/** What to do next with a letter, whoever wrote it. `resume`: as the letter's language can say it. */
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
  const open = listBlanks({
    ...resume,
    personalInfo: { ...resume.personalInfo, summary: paragraphs.join('\n') },
  }).filter(({ path }) => path === 'personalInfo.summary').length;
  const missing = asked.filter((term) => !isSaid(term, resume, language)).slice(0, 3);
  const isReasonOpen = paragraphs.some((text) => text.includes(blank(language, 'reason')));
  const wanting = resumeLanguage === language ? suggestions.letterEvidence : suggestions.letterLanguage;
  return [
    open > 0 && suggestions.fillBlanks.replace('{count}', String(open)),
    isReasonOpen && suggestions.letterReason,
    missing.length > 0 &&
      suggestions.letterMissing.replace('{terms}', missing.join(adviceLanguage === 'ja' ? '、' : ', ')),
    evidence.length === 0 && wanting,
  ].filter((one) => one !== false);
}
