import { targetTerms } from '../built-in/target-terms';
import { findOccupation } from '../built-in/titles/find-occupation';
import { languageData } from '../jobs/data';
import type { Offence } from '../jobs/job';
import { foreignIn, isBetter, isForeign } from '../jobs/language';
import { type LetterAnswer, letterPrompt } from '../prompts/one-click-letter.v1';
import { type ResumeAnswer, resumePrompt } from '../prompts/one-click-resume.v1';
import type { Reservation } from '../spend-guard/spend-guard';
import { cleanText } from '../truth/clean-text';
import { enforceOneClick } from '../truth/one-click';
import { type Draft, type WriteInput, type WriteOptions, WriterFailure, type Written } from '../writer';
import { assemble, readAnswers } from './assemble';
import type { Question } from './chat';
import type { PaidModel } from './paid-model';
import { readPartialJson } from './partial-json';

/** Requests both documents in parallel and grounds each completion, with at most one repair call. */
export async function oneClick(
  model: PaidModel,
  input: WriteInput,
  { signal, onDraft }: WriteOptions,
): Promise<Omit<Written, 'writer'>> {
  const { ownerId, language } = input;
  const caller = { ownerId };
  const data = { jobTitle: input.jobTitle, industry: input.industry, ...languageData(language) };
  const ofResume: Question<ResumeAnswer> = { prompt: resumePrompt, data };
  const ofLetter: Question<LetterAnswer> = { prompt: letterPrompt, data };
  const [forResume, forLetter] = await model.reserve([ofResume, ofLetter], caller);
  if (!forResume || !forLetter) throw new Error('Expected reservations for two calls');
  const texts = { resume: '', letter: '' };
  const show = onDraft && inTurn(() => draftOf(texts, input), onDraft);
  const onText = (part: keyof typeof texts) => async (text: string) => {
    texts[part] = text;
    await show?.();
  };
  const both = new AbortController();
  const ask = async <T extends ResumeAnswer | LetterAnswer>(
    question: Question<T>,
    part: keyof typeof texts,
    reservation: Reservation,
  ): Promise<T> => {
    const options = { signal: AbortSignal.any([signal, both.signal]), onText: onText(part) };
    try {
      const answer = await model.ask(question, reservation, options);
      const offences = offencesOf(answer, input);
      if (offences.length === 0) return answer;
      const repair = { answer, offences };
      const again = (await model.repair(question, repair, { caller, signal: options.signal })) ?? answer;
      const others = offencesOf(again, input);
      const isMended = isBetter(others, offences);
      if (isForeign(isMended ? others : offences))
        throw new WriterFailure('nonsense', 'The answer is in another language');
      return isMended ? again : answer;
    } catch (error) {
      both.abort();
      throw error;
    }
  };
  // Both calls must be settled before a failure is rethrown.
  const [resume, letter] = await Promise.allSettled([
    ask(ofResume, 'resume', forResume),
    ask(ofLetter, 'letter', forLetter),
  ]);
  if (resume.status === 'rejected' || letter.status === 'rejected') {
    signal.throwIfAborted();
    throw causeOf([resume, letter]);
  }
  return { language, general: false, ...documentsOf(resume.value, letter.value, input) };
}

/** Emits drafts one at a time and skips repeated ones, because two completions arrive in parallel. */
function inTurn(draft: () => Draft, show: (draft: Draft) => Promise<void>): () => Promise<void> {
  let shown = Promise.resolve();
  let last = '';
  return async () => {
    shown = shown.then(async () => {
      const next = draft();
      const seen = JSON.stringify(next);
      if (seen === last) return;
      last = seen;
      await show(next);
    });
    await shown;
  };
}

function draftOf(texts: { resume: string; letter: string }, input: WriteInput): Draft {
  const documents = documentsOf(readPartialJson(texts.resume), readPartialJson(texts.letter), input);
  return { step: stepOf(documents.resume, texts.resume), language: input.language, ...documents };
}

function documentsOf(resume: unknown, letter: unknown, input: WriteInput) {
  const answers = readAnswers(resume, letter);
  const { titled, knownTerms } = sourceOf(input);
  const documents = enforceOneClick(assemble(answers, titled), { ...titled, knownTerms });
  const text = JSON.stringify(documents.resume).toLowerCase();
  const keywords = [...new Set([...knownTerms, ...answers.keywords])]
    .filter((term) => text.includes(term.toLowerCase()))
    .slice(0, 16);
  return { ...documents, keywords };
}

function sourceOf(input: WriteInput) {
  const { jobTitle, industry, language } = input;
  const titled = { ...input, jobTitle: findOccupation(jobTitle, industry, language).title };
  return { titled, knownTerms: targetTerms(jobTitle, industry, language).map(({ term }) => term) };
}

function offencesOf(answer: ResumeAnswer | LetterAnswer, input: WriteInput): Offence[] {
  const { titled, knownTerms } = sourceOf(input);
  const texts =
    'paragraphs' in answer
      ? answer.paragraphs
      : [answer.summary, ...answer.experience.flatMap(({ achievements }) => achievements)];
  const blanks = (text: string) => text.split('[').length;
  const facts = texts
    .filter((text) => blanks(cleanText(text, input.language, [titled.jobTitle, ...knownTerms])) > blanks(text))
    .map((text) => ({ text, kind: 'fact' }));
  return [...foreignIn(texts, input.language), ...facts];
}

function stepOf({ experience, skills }: Draft['resume'], text: string): Draft['step'] {
  if (text.trimEnd().endsWith('}') && skills.length) return 'coverLetter';
  if (skills.length) return 'skills';
  return experience.length ? 'experience' : 'summary';
}

/** Returns the original failure, not the abort that it caused in the other call. */
function causeOf(results: PromiseSettledResult<unknown>[]): unknown {
  const reasons = results.flatMap((result) => (result.status === 'rejected' ? [result.reason as unknown] : []));
  return reasons.find((reason) => reason instanceof WriterFailure) ?? reasons[0];
}
