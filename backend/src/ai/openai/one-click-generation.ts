import { getTargetTerms } from '../rule-based/target-terms';
import { findOccupation } from '../rule-based/titles/find-occupation';
import { buildLanguageData } from '../tasks/prompt-data';
import type { AnswerViolation } from '../tasks/writer-task';
import { findWrongLanguage, isBetterAttempt, hasWrongLanguage } from '../tasks/language-check';
import { type OneClickLetterCompletion, oneClickLetterPrompt } from '../prompts/one-click-letter.v1';
import { type OneClickResumeCompletion, oneClickResumePrompt } from '../prompts/one-click-resume.v1';
import type { Reservation } from '../spend-guard/spend-guard';
import { blankOutFacts } from '../grounding/blank-out-facts';
import { enforceOneClickRules } from '../grounding/one-click-rules';
import {
  type GenerationDraft,
  type GenerationInput,
  type GenerationOptions,
  WriterError,
  type GenerationResult,
} from '../writer';
import { assembleDocuments, parseCompletions } from './assemble-documents';
import type { ModelRequest } from './chat-client';
import type { PaidModel } from './paid-model';
import { parsePartialJson } from './partial-json';

/** Requests both documents in parallel and grounds each completion, with at most one repair call. */
export async function writeOneClickDocuments(
  model: PaidModel,
  input: GenerationInput,
  { signal, onDraft }: GenerationOptions,
): Promise<Omit<GenerationResult, 'writer'>> {
  const { ownerId, language } = input;
  const caller = { ownerId };
  const data = { jobTitle: input.jobTitle, industry: input.industry, ...buildLanguageData(language) };
  const ofResume: ModelRequest<OneClickResumeCompletion> = { prompt: oneClickResumePrompt, data };
  const ofLetter: ModelRequest<OneClickLetterCompletion> = { prompt: oneClickLetterPrompt, data };
  const [forResume, forLetter] = await model.reserve([ofResume, ofLetter], caller);
  if (!forResume || !forLetter) throw new Error('Expected reservations for two calls');
  const texts = { resume: '', letter: '' };
  const show = onDraft && emitInSequence(() => buildDraft(texts, input), onDraft);
  const onText = (part: keyof typeof texts) => async (text: string) => {
    texts[part] = text;
    await show?.();
  };
  const both = new AbortController();
  const ask = async <T extends OneClickResumeCompletion | OneClickLetterCompletion>(
    request: ModelRequest<T>,
    part: keyof typeof texts,
    reservation: Reservation,
  ): Promise<T> => {
    const options = { signal: AbortSignal.any([signal, both.signal]), onText: onText(part) };
    try {
      const answer = await model.complete(request, reservation, options);
      const violations = findAnswerViolations(answer, input);
      if (violations.length === 0) return answer;
      const repair = { completion: answer, violations };
      const again = (await model.repair(request, repair, { caller, signal: options.signal })) ?? answer;
      const others = findAnswerViolations(again, input);
      const isMended = isBetterAttempt(others, violations);
      if (hasWrongLanguage(isMended ? others : violations))
        throw new WriterError('nonsense', 'The answer is in another language');
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
    throw findRootCause([resume, letter]);
  }
  return { language, isGeneralOccupation: false, ...buildDocuments(resume.value, letter.value, input) };
}

/** Emits drafts one at a time and skips repeated ones, because two completions arrive in parallel. */
function emitInSequence(
  draft: () => GenerationDraft,
  show: (draft: GenerationDraft) => Promise<void>,
): () => Promise<void> {
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

function buildDraft(texts: { resume: string; letter: string }, input: GenerationInput): GenerationDraft {
  const documents = buildDocuments(parsePartialJson(texts.resume), parsePartialJson(texts.letter), input);
  return { step: detectStep(documents.resume, texts.resume), language: input.language, ...documents };
}

function buildDocuments(resume: unknown, letter: unknown, input: GenerationInput) {
  const answers = parseCompletions(resume, letter);
  const { titled, knownTerms } = resolveOneClickSource(input);
  const documents = enforceOneClickRules(assembleDocuments(answers, titled), { ...titled, knownTerms });
  const text = JSON.stringify(documents.resume).toLowerCase();
  const keywords = [...new Set([...knownTerms, ...answers.keywords])]
    .filter((term) => text.includes(term.toLowerCase()))
    .slice(0, 16);
  return { ...documents, keywords };
}

function resolveOneClickSource(input: GenerationInput) {
  const { jobTitle, industry, language } = input;
  const titled = { ...input, jobTitle: findOccupation(jobTitle, industry, language).title };
  return { titled, knownTerms: getTargetTerms(jobTitle, industry, language).map(({ term }) => term) };
}

function findAnswerViolations(
  answer: OneClickResumeCompletion | OneClickLetterCompletion,
  input: GenerationInput,
): AnswerViolation[] {
  const { titled, knownTerms } = resolveOneClickSource(input);
  const texts =
    'paragraphs' in answer
      ? answer.paragraphs
      : [answer.summary, ...answer.experience.flatMap(({ achievements }) => achievements)];
  const blanks = (text: string) => text.split('[').length;
  const facts = texts
    .filter((text) => blanks(blankOutFacts(text, input.language, [titled.jobTitle, ...knownTerms])) > blanks(text))
    .map((text) => ({ text, kind: 'fact' }));
  return [...findWrongLanguage(texts, input.language), ...facts];
}

function detectStep({ experience, skills }: GenerationDraft['resume'], text: string): GenerationDraft['step'] {
  if (text.trimEnd().endsWith('}') && skills.length) return 'coverLetter';
  if (skills.length) return 'skills';
  return experience.length ? 'experience' : 'summary';
}

/** Returns the original failure, not the abort that it caused in the other call. */
function findRootCause(results: PromiseSettledResult<unknown>[]): unknown {
  const reasons = results.flatMap((result) => (result.status === 'rejected' ? [result.reason as unknown] : []));
  return reasons.find((reason) => reason instanceof WriterError) ?? reasons[0];
}
