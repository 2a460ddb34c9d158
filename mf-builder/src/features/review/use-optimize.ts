import { useRef, useState } from 'react';
import { optimizedSchema, type Optimized } from '@shortlist/contracts/builder/optimization';
import { api, ApiError } from '@shortlist/shared-ui/api';
import { useToast } from '@shortlist/shared-ui/area';
import { useQueryClient } from '@shortlist/shared-ui/query';
import { useMessages } from '../../messages';
import { useEditor, useEditorActions } from '../../shared/editor/editor';
import { refreshAllowance } from '../../shared/queries';
import { newReview } from './review';
import { useReview } from './review-context';

/**
 * Optimizes the resume and opens the proposed changes. Costs one use, which is released if the request is canceled,
 * fails or finds nothing.
 */
export function useOptimize() {
  const t = useMessages();
  const toast = useToast();
  const queries = useQueryClient();
  const id = useEditor(({ saved }) => saved?.id);
  const hasPosting = useEditor(({ state }) => !!state.jobPosting);
  const { ensureStored } = useEditorActions();
  const { setReview } = useReview();
  const [step, setStep] = useState<'closed' | 'asking' | 'working' | 'wall'>('closed');
  const leaving = useRef<AbortController>(undefined);

  const show = ({ optimization: { changes, ...optimization } }: Optimized) =>
    setReview(newReview({ source: 'ai', changes, optimization }));

  const start = async () => {
    const abort = new AbortController();
    leaving.current = abort;
    setStep('working');
    try {
      const saved = await ensureStored();
      // If the server rejected the save, the fields show the errors.
      if (!saved || abort.signal.aborted) return setStep('closed');
      const path = `/api/resumes/${encodeURIComponent(saved.id)}/optimize` as const;
      show(await api.post(path, optimizedSchema, {}, { signal: abort.signal }));
      setStep('closed');
    } catch (error) {
      if (abort.signal.aborted) return setStep('closed');
      if (error instanceof ApiError && error.body?.code === 'free_limit_reached') return setStep('wall');
      console.error('The resume could not be optimized', error);
      toast({ title: t('optimize.failed'), description: t('optimize.failedText'), variant: 'destructive' });
      setStep('closed');
    } finally {
      refreshAllowance(queries);
    }
  };

  return {
    asking: step === 'asking',
    working: step === 'working',
    wall: step === 'wall',
    leaveWall: () => setStep('closed'),
    tailors: hasPosting,
    ask: () => {
      if (id) setStep('asking');
      else toast({ title: t('optimize.none'), description: t('optimize.noneText'), variant: 'destructive' });
    },
    start: () => void start(),
    cancel: () => {
      leaving.current?.abort();
      setStep('closed');
    },
  };
}
export type Optimize = ReturnType<typeof useOptimize>;
