import { useState } from 'react';
import { pdfAnswerSchema } from '@shortlist/contracts/generator/generation';
import { ApiError, api } from '@shortlist/shared-ui/api';
import { useToast } from '@shortlist/shared-ui/area';
import { useMutation } from '@shortlist/shared-ui/query';
import { useMessages } from '../../messages';
import { openFile } from './open-file';

/** Path of the PDF request; null if there is nothing to print, which the user already knows. */
export type PdfCall = `/api/${'resumes' | 'cover-letters'}/${string}/pdf` | '/api/interview-tips/pdf' | null;

/** Returns the PDF download of a document. `prepare` stores the draft first. */
export function usePdf(prepare: () => Promise<PdfCall>) {
  const t = useMessages();
  const toast = useToast();
  const [isPremium, setPremium] = useState(false);
  const refused = (error: unknown) => {
    const premium = error instanceof ApiError && error.body?.code === 'premium_template';
    if (premium) setPremium(true);
    return premium;
  };

  const { mutate, isPending } = useMutation({
    mutationFn: async () => {
      const path = await prepare();
      if (!path) return;
      const { success, pdfUrl } = await api.post(path, pdfAnswerSchema, {});
      if (!success || !pdfUrl) throw new Error('No PDF was returned');
      // Without its query, the link downloads the file instead of displaying it.
      openFile(pdfUrl.replace(/\?.*$/, ''));
      toast({ title: t('frame.pdfDone') });
    },
    onError: (error) => {
      if (refused(error)) return;
      console.error('The PDF could not be generated', error);
      toast({ title: t('frame.pdfFailed'), description: t('frame.pdfFailedText'), variant: 'destructive' });
    },
  });
  return {
    download: () => mutate(),
    busy: isPending,
    /** Returns whether an error means that the template is part of Premium, and opens the paywall if so. */
    refused,
    isPremium,
    closePremium: () => setPremium(false),
  };
}
export type Pdf = ReturnType<typeof usePdf>;
