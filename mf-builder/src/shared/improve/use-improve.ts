import { useEffect, useRef, useState } from 'react';
import {
  improvedTextSchema,
  type ImprovedField,
  type ImprovedText,
  type ImprovementKind,
} from '@shortlist/contracts/builder/improvement';
import type { Language } from '@shortlist/contracts/platform/languages';
import { api, ApiError } from '@shortlist/shared-ui/api';

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
}

export type Improvement =
  | { state: 'idle' }
  | {
      state: 'working' | 'failed' | 'limited' | 'no-posting' | 'unchanged' | 'no-verb' | 'edited' | 'empty';
      kind: ImprovementKind;
    }
  | { state: 'shown'; kind: ImprovementKind; text: string; improved: ImprovedText };

/** Runs at most one improvement at a time. */
export function useImprove({ read, replace, place, documentLanguage, current = false, jobPosting, onDone }: Options) {
  const [improvement, setImprovement] = useState<Improvement>({ state: 'idle' });
  const controllerRef = useRef<AbortController>(undefined);
  useEffect(() => () => controllerRef.current?.abort(), []);

  const start = async (kind: ImprovementKind) => {
    controllerRef.current?.abort();
    const text = read().trim();
    if (!text) return setImprovement({ state: 'empty', kind });
    if (kind === 'posting' && !jobPosting.trim()) return setImprovement({ state: 'no-posting', kind });
    const controller = new AbortController();
    controllerRef.current = controller;
    setImprovement({ state: 'working', kind });
    try {
      const body = { text, kind, place, documentLanguage, current, ...(kind === 'posting' && { jobPosting }) };
      const improved = await api.post('/api/improve-text', improvedTextSchema, body, { signal: controller.signal });
      if (improved.after !== improved.before) setImprovement({ state: 'shown', kind, text, improved });
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
    start: (kind: ImprovementKind) => void start(kind),
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
