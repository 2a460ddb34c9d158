import type { TaskRunner } from '../../../worker-threads/worker-threads.service';
import {
  type OneClickLetterCompletion,
  oneClickLetterPrompt,
} from '../../../engine/writing/prompts/one-click-letter.v1';
import {
  type OneClickResumeCompletion,
  oneClickResumePrompt,
} from '../../../engine/writing/prompts/one-click-resume.v1';
import type { Reservation } from '../../spend-guard/spend-guard';
import { buildLanguageData } from '../../../engine/writing/tasks/prompt-data';
import { type GenerationInput, type GenerationOptions, type GenerationResult, WriterError } from '../../writer';
import type { ModelRequest } from '../chat-client';
import { DraftEmitter } from '../draft-emitter';
import type { PaidModel } from '../paid-model';
import type { OneClickTexts } from './one-click-documents';

/** Requests both documents in parallel and grounds each completion, with at most one repair call. */
export async function writeOneClickDocuments(
  model: PaidModel,
  taskRunner: TaskRunner,
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
  const abortController = new AbortController();
  const callSignal = AbortSignal.any([signal, abortController.signal]);
  const drafts = new DraftEmitter(
    { resume: '', letter: '' },
    (texts) => taskRunner.run('draftOneClick', { texts, input }, callSignal),
    onDraft,
  );
  const requestCompletion = async <T extends OneClickResumeCompletion | OneClickLetterCompletion>(
    request: ModelRequest<T>,
    part: keyof OneClickTexts,
    reservation: Reservation,
  ): Promise<T> => {
    const check = async (completion: T) => ({
      output: completion,
      violations: await taskRunner.run('checkOneClick', { completion, input }, callSignal),
    });
    try {
      const completion = await drafts.follow(part, (onText) =>
        model.complete(request, reservation, { signal: callSignal, onText }),
      );
      return await model.checkAndRepair(request, completion, { caller, signal: callSignal, check });
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
  const completions = { resume: resume.value, letter: letter.value };
  const documents = await taskRunner.run('buildOneClickDocuments', { completions, input }, signal);
  if (
    !documents.resume.experience.some(({ achievements }) => achievements.length > 0) ||
    !documents.letter.paragraphs.length
  )
    throw new WriterError('nonsense', 'Grounding left no bullet or no paragraph');
  return { language, isGeneralOccupation: false, ...documents };
}

/** Returns the original error, not the abort error that it caused in the other call. */
function findRootCause(results: PromiseSettledResult<unknown>[]): unknown {
  const reasons = results.flatMap((result) => (result.status === 'rejected' ? [result.reason as unknown] : []));
  const isAbort = (reason: unknown) => (reason as { name?: unknown } | undefined)?.name === 'AbortError';
  return reasons.find((reason) => !isAbort(reason)) ?? reasons[0];
}
