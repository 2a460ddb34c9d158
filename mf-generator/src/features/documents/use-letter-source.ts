import { useState } from 'react';
import type { BlankFills } from '@shortlist/contracts/builder/document-content';
import { generationSchema, type Generation, type LetterSource } from '@shortlist/contracts/generator/generation';
import { api, getErrorMessage } from '@shortlist/shared-ui/api';
import { useToast } from '@shortlist/shared-ui/area';
import { useMutation, useQueryClient } from '@shortlist/shared-ui/query';
import { useMessages } from '../../messages';
import { generationQuery } from '../../shared/queries';

/** The user's input, and the functions that store it. */
interface CorrectedResume {
  fills: BlankFills;
  leftOut: readonly string[];
  ownLines: readonly string[][];
  canWriteLetter: boolean;
  flush: () => Promise<boolean>;
  adoptFills: (storedFills: BlankFills, requestFills: BlankFills) => void;
}

/**
 * Replaces the letter of a generation by one from the corrected resume, or by the first one. The first letter may say what
 * the user has left out of the resume, so the letter follows such corrections, unless the user has restored the first one.
 */
export function useLetterSource(
  { id, letterSource }: Generation,
  { fills, leftOut, ownLines, flush, adoptFills, canWriteLetter }: CorrectedResume,
) {
  const [isFirstRestored, setIsFirstRestored] = useState(false);
  const isCorrected = leftOut.length > 0 || ownLines.some((lines) => lines.length > 0);
  const t = useMessages();
  const toast = useToast();
  const queryClient = useQueryClient();
  const { mutateAsync, isPending, variables } = useMutation({
    mutationFn: async ({ source }: { source: LetterSource; requestFills: BlankFills }) => {
      if (!(await flush())) throw new Error('The blanks could not be saved');
      return await api.put(`/api/generations/${encodeURIComponent(id)}/letter`, generationSchema, { source });
    },
    onSuccess: (generation, { requestFills }) => {
      queryClient.setQueryData(generationQuery(id).queryKey, generation);
      adoptFills(generation.fills, requestFills);
      toast({ title: t(generation.letterSource === 'resume' ? 'letter.written' : 'letter.restored') });
    },
    onError: (error) => {
      console.error('The letter could not be replaced', error);
      toast({
        title: t('letter.failed'),
        description: getErrorMessage(error) ?? t('letter.failedText'),
        variant: 'destructive',
      });
    },
  });
  /** Never rejects, because the user has been told. */
  const replace = async (source: LetterSource) => {
    setIsFirstRestored(source === 'title');
    await mutateAsync({ source, requestFills: fills }).catch(() => undefined);
  };
  return {
    source: letterSource,
    canWrite: canWriteLetter,
    replace,
    /** Call this when the user has finished correcting the resume, and before the letter is used. */
    followCorrections: async () => {
      if (letterSource === 'title' && isCorrected && canWriteLetter && !isFirstRestored) await replace('resume');
    },
    pendingSource: isPending ? variables.source : undefined,
  };
}
export type LetterSourceControl = ReturnType<typeof useLetterSource>;
