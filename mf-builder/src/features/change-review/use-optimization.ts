import { useRef, useState } from 'react';
import { optimizationResultSchema, type OptimizationResult } from '@shortlist/contracts/builder/optimization';
import { api, ApiError } from '@shortlist/shared-ui/api';
import { useToast } from '@shortlist/shared-ui/area';
import { useQueryClient } from '@shortlist/shared-ui/query';
import { useMessages } from '../../messages';
import { useResumeEditor, useResumeEditorActions } from '../../shared/resume-editor/resume-editor-context';
import { invalidateQuota } from '../../shared/account-queries';
import { createChangeReview } from './change-review';
import { useChangeReview } from './change-review-context';
import { getResumePath } from '../../shared/api-paths';

/**
 * Optimizes the resume and opens the proposed changes. An optimization uses quota. The server refunds the quota if the
 * request is canceled, fails or finds nothing.
 */
export function useOptimization() {
  const t = useMessages();
  const toast = useToast();
  const queryClient = useQueryClient();
  const id = useResumeEditor(({ stored }) => stored?.id);
  const hasJobPosting = useResumeEditor(({ draft }) => !!draft.jobPosting);
  const { ensureStored } = useResumeEditorActions();
  const { setReview } = useChangeReview();
  const [step, setStep] = useState<'closed' | 'confirming' | 'running' | 'paywall'>('closed');
  const activeRequest = useRef<AbortController>(undefined);

  const showResult = ({ optimization: { changes, ...optimization } }: OptimizationResult) =>
    setReview(createChangeReview({ source: 'ai', changes, optimization }));

  const start = async () => {
    const controller = new AbortController();
    activeRequest.current = controller;
    setStep('running');
    try {
      const storedResume = await ensureStored();
      // If the server rejected the save, the fields show the errors.
      if (!storedResume || controller.signal.aborted) return setStep('closed');
      const path = `${getResumePath(storedResume.id)}/optimize` as const;
      showResult(await api.post(path, optimizationResultSchema, {}, { signal: controller.signal }));
      setStep('closed');
    } catch (error) {
      if (controller.signal.aborted) return setStep('closed');
      if (error instanceof ApiError && error.body?.code === 'free_limit_reached') return setStep('paywall');
      console.error('The resume could not be optimized', error);
      toast({ title: t('optimize.failed'), description: t('optimize.failedText'), variant: 'destructive' });
      setStep('closed');
    } finally {
      invalidateQuota(queryClient);
    }
  };

  return {
    isConfirming: step === 'confirming',
    isRunning: step === 'running',
    isPaywallOpen: step === 'paywall',
    closePaywall: () => setStep('closed'),
    hasJobPosting,
    openDialog: () => {
      if (id) setStep('confirming');
      else toast({ title: t('optimize.none'), description: t('optimize.noneText'), variant: 'destructive' });
    },
    start: () => void start(),
    cancel: () => {
      activeRequest.current?.abort();
      setStep('closed');
    },
  };
}
export type OptimizationFlow = ReturnType<typeof useOptimization>;
