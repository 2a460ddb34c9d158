import type { GenerationEvent } from '@shortlist/contracts/generator/generation';
import type { Wish } from '../../shared/wish';

export type Draft = Extract<GenerationEvent, { type: 'draft' }>;
export type Progress = Extract<GenerationEvent, { type: 'score' }>;

export type Run =
  | { state: 'idle' }
  | { state: 'writing'; wish: Wish; draft?: Draft; progress?: Progress }
  /** Stopped by the user or by a failure; the draft stays on the sheet. */
  | { state: 'stopped'; by: 'user' | 'failure'; wish: Wish; draft: Draft; progress?: Progress }
  | { state: 'wall'; wish: Wish; limit?: number }
  | { state: 'done'; id: string };

export type RunEvent =
  | { type: 'start'; wish: Wish }
  | Draft
  | Progress
  | { type: 'stop'; by: 'user' | 'failure' }
  | { type: 'wall'; limit?: number }
  | { type: 'done'; id: string }
  | { type: 'reset' };

export function nextRun(run: Run, event: RunEvent): Run {
  if (event.type === 'reset') return { state: 'idle' };
  if (event.type === 'start') return { state: 'writing', wish: event.wish };
  if (run.state !== 'writing') return run;
  switch (event.type) {
    case 'draft':
      return { ...run, draft: event };
    case 'score':
      return { ...run, progress: event };
    case 'stop':
      return run.draft ? { ...run, draft: run.draft, state: 'stopped', by: event.by } : { state: 'idle' };
    case 'wall':
      return { state: 'wall', wish: run.wish, limit: event.limit };
    case 'done':
      return { state: 'done', id: event.id };
  }
}
