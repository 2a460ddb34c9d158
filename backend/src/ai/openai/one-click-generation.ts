import { getTargetTerms } from '../rule-based/target-terms';
import { findOccupation } from '../rule-based/titles/find-occupation';
import { buildLanguageData } from '../tasks/prompt-data';
import type { CompletionViolation } from '../tasks/writer-task';
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
  const resumeRequest: ModelRequest<OneClickResumeCompletion> = { prompt: oneClickResumePrompt, data };
  const letterRequest: ModelRequest<OneClickLetterCompletion> = { prompt: oneClickLetterPrompt, data };
  const [resumeReservation, letterReservation] = await model.reserve([resumeRequest, letterRequest], caller);
  if (!resumeReservation || !letterReservation) throw new Error('Expected reservations for two calls');
  const texts = { resume: '', letter: '' };
  const emitDraft = onDraft && emitInSequence(() => buildDraft(texts, input), onDraft);
  const onText = (part: keyof typeof texts) => async (text: string) => {
    texts[part] = text;
    await emitDraft?.();
  };
  const abortController = new AbortController();
  const requestCompletion = async <T extends OneClickResumeCompletion | OneClickLetterCompletion>(
    request: ModelRequest<T>,
    part: keyof typeof texts,
    reservation: Reservation,
  ): Promise<T> => {
    const options = { signal: AbortSignal.any([signal, abortController.signal]), onText: onText(part) };
    try {
      const completion = await model.complete(request, reservation, options);
      const violations = findCompletionViolations(completion, input);
      if (violations.length === 0) return completion;
      const repair = { completion, violations };
      const repaired = (await model.repair(request, repair, { caller, signal: options.signal })) ?? completion;
      const remainingViolations = findCompletionViolations(repaired, input);
      const isImproved = isBetterAttempt(remainingViolations, violations);
      if (hasWrongLanguage(isImproved ? remainingViolations : violations))
        throw new WriterError('nonsense', 'The completion is in another language');
      return isImproved ? repaired : completion;
    } catch (error) {
      abortController.abort();
      throw error;
    }
  };
  // Both calls must be settled before a failure is rethrown.
  const [resume, letter] = await Promise.allSettled([
    requestCompletion(resumeRequest, 'resume', resumeReservation),
    requestCompletion(letterRequest, 'letter', letterReservation),
  ]);
  if (resume.status === 'rejected' || letter.status === 'rejected') {
    signal.throwIfAborted();
    throw findRootCause([resume, letter]);
  }
  return { language, isGeneralOccupation: false, ...buildDocuments(resume.value, letter.value, input) };
}

/** Emits drafts one at a time and skips repeated ones, because two completions arrive in parallel. */
function emitInSequence(
  createDraft: () => GenerationDraft,
  emit: (draft: GenerationDraft) => Promise<void>,
): () => Promise<void> {
  let queue = Promise.resolve();
  let lastJson = '';
  return async () => {
    queue = queue.then(async () => {
      const next = createDraft();
      const json = JSON.stringify(next);
      if (json === lastJson) return;
      lastJson = json;
      await emit(next);
    });
    await queue;
  };
}

function buildDraft(texts: { resume: string; letter: string }, input: GenerationInput): GenerationDraft {
  const documents = buildDocuments(parsePartialJson(texts.resume), parsePartialJson(texts.letter), input);
  return { step: detectStep(documents.resume, texts.resume), language: input.language, ...documents };
}

function buildDocuments(resume: unknown, letter: unknown, input: GenerationInput) {
  const completions = parseCompletions(resume, letter);
  const { titledInput, knownTerms } = resolveOneClickSource(input);
  const documents = enforceOneClickRules(assembleDocuments(completions, titledInput), { ...titledInput, knownTerms });
  const text = JSON.stringify(documents.resume).toLowerCase();
  const keywords = [...new Set([...knownTerms, ...completions.keywords])]
    .filter((term) => text.includes(term.toLowerCase()))
    .slice(0, 16);
  return { ...documents, keywords };
}

function resolveOneClickSource(input: GenerationInput) {
  const { jobTitle, industry, language } = input;
  const titledInput = { ...input, jobTitle: findOccupation(jobTitle, industry, language).title };
  return { titledInput, knownTerms: getTargetTerms(jobTitle, industry, language).map(({ term }) => term) };
}

function findCompletionViolations(
  completion: OneClickResumeCompletion | OneClickLetterCompletion,
  input: GenerationInput,
): CompletionViolation[] {
  const { titledInput, knownTerms } = resolveOneClickSource(input);
  const texts =
    'paragraphs' in completion
      ? completion.paragraphs
      : [completion.summary, ...completion.experience.flatMap(({ achievements }) => achievements)];
  const countBlanks = (text: string) => text.split('[').length;
  const facts = texts
    .filter(
      (text) =>
        countBlanks(blankOutFacts(text, input.language, [titledInput.jobTitle, ...knownTerms])) > countBlanks(text),
    )
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
