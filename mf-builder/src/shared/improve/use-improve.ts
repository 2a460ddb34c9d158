import { useEffect, useRef, useState } from 'react';
import {
  improvedTextSchema,
  improvementKindSchema,
  type ImprovedField,
  type ImprovedText,
  type ImprovementKind,
} from '@shortlist/contracts/builder/improvement';
import type { Language } from '@shortlist/contracts/platform/languages';
import { api, ApiError } from '@shortlist/shared-ui/api';

/** `draft` writes a text from the other parts of the document. */
export type ImprovementAction = ImprovementKind | 'draft';

interface Options {
  /** Called when the improvement starts. Returns '' if there is no text. */
  read: () => string;
  /** Replaces `before`, wherever it is now. Returns false if the user has changed it. */
  replace: (before: string, after: string) => boolean;
  place: ImprovedField;
  documentLanguage: Language;
  /** True for a current position. */
  current?: boolean;
  jobPosting: string;
  onDone: () => void;
  /** If absent, the text can't be drafted. Returns undefined if it has told the user why there is no draft. */
  draft?: ((signal: AbortSignal) => Promise<ImprovedText | undefined>) | undefined;
}

export type Improvement =
  | { state: 'idle' }
  | {
      state: 'working' | 'failed' | 'limited' | 'no-posting' | 'unchanged' | 'no-verb' | 'edited' | 'empty';
      kind: ImprovementAction;
    }
  | { state: 'shown'; kind: ImprovementAction; text: string; improved: ImprovedText };

/** Runs at most one improvement at a time. */
export function useImprove({
  read,
  replace,
  place,
  documentLanguage,
  current = false,
  jobPosting,
  onDone,
  draft,
}: Options) {
  const [improvement, setImprovement] = useState<Improvement>({ state: 'idle' });
  const controllerRef = useRef<AbortController>(undefined);
  useEffect(() => () => controllerRef.current?.abort(), []);

  const request = async (kind: ImprovementAction, text: string, signal: AbortSignal) => {
    if (kind === 'draft') return await draft?.(signal);
    const body = { text, kind, place, documentLanguage, current, ...(kind === 'posting' && { jobPosting }) };
    return await api.post('/api/improve-text', improvedTextSchema, body, { signal });
  };
  const start = async (kind: ImprovementAction) => {
    controllerRef.current?.abort();
    const text = read().trim();
    if (!text && kind !== 'draft') return setImprovement({ state: 'empty', kind });
    if (kind === 'posting' && !jobPosting.trim()) return setImprovement({ state: 'no-posting', kind });
    const controller = new AbortController();
    controllerRef.current = controller;
    setImprovement({ state: 'working', kind });
    try {
      const improved = await request(kind, text, controller.signal);
      if (!improved) setImprovement({ state: 'idle' });
      else if (improved.after !== improved.before) setImprovement({ state: 'shown', kind, text, improved });
      else setImprovement({ state: improved.advice === 'no_verb' ? 'no-verb' : 'unchanged', kind });
    } catch (error) {
      if (controller.signal.aborted) return;
      console.error('The text could not be improved', error);
      const isLimited = error instanceof ApiError && error.status === 429;
      setImprovement({ state: isLimited ? 'limited' : 'failed', kind });
    }
  };
  const close = () => {
    controllerRef.current?.abort();
    setImprovement({ state: 'idle' });
    onDone();
  };
  return {
    improvement,
    documentLanguage,
    kinds: [...improvementKindSchema.options, ...(draft ? ['draft' as const] : [])],
    start: (kind: ImprovementAction) => void start(kind),
    accept: (after: string) => {
      if (improvement.state !== 'shown') return;
      if (replace(improvement.text, after)) close();
      else setImprovement({ state: 'edited', kind: improvement.kind });
    },
    place,
    close,
  };
}
export type ImprovementFlow = ReturnType<typeof useImprove>;
