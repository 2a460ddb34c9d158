import type { GenerationEvent } from '@shortlist/contracts/generator/generation';
import type { GenerationRequest } from '../../shared/generation-request';

export type DraftEvent = Extract<GenerationEvent, { type: 'draft' }>;
export type ScoreEvent = Extract<GenerationEvent, { type: 'score' }>;

export type GenerationState =
  | { status: 'idle' }
  | { status: 'writing'; request: GenerationRequest; draft?: DraftEvent; scoreEvent?: ScoreEvent }
  /** Stopped by the user or by a failure. The sheet still shows the draft. */
  | {
      status: 'stopped';
      by: 'user' | 'failure';
      request: GenerationRequest;
      draft: DraftEvent;
      scoreEvent?: ScoreEvent;
    }
  | { status: 'paywall'; request: GenerationRequest; limit?: number }
  | { status: 'done'; id: string };

export type GenerationAction =
  | { type: 'start'; request: GenerationRequest }
  | DraftEvent
  | ScoreEvent
  | { type: 'stop'; by: 'user' | 'failure' }
  | { type: 'paywall'; limit?: number }
  | { type: 'done'; id: string }
  | { type: 'reset' };

export function generationReducer(state: GenerationState, action: GenerationAction): GenerationState {
  if (action.type === 'reset') return { status: 'idle' };
  if (action.type === 'start') return { status: 'writing', request: action.request };
  if (state.status !== 'writing') return state;
  switch (action.type) {
    case 'draft':
      return { ...state, draft: action };
    case 'score':
      return { ...state, scoreEvent: action };
    case 'stop':
      return state.draft ? { ...state, draft: state.draft, status: 'stopped', by: action.by } : { status: 'idle' };
    case 'paywall':
      return { status: 'paywall', request: state.request, limit: action.limit };
    case 'done':
      return { status: 'done', id: action.id };
  }
}
