import { useState } from 'react';
import { pdfResponseSchema } from '@shortlist/contracts/generator/generation';
import { ApiError, api } from '@shortlist/shared-ui/api';
import { useToast } from '@shortlist/shared-ui/area';
import { downloadFile } from '@shortlist/shared-ui/components/download-file';
import { useMutation } from '@shortlist/shared-ui/query';
import { useMessages } from '../../messages';

/** Null if the user has already been notified that there is nothing to download. */
export type PdfRequestPath = `/api/${'resumes' | 'cover-letters'}/${string}/pdf` | '/api/interview-tips/pdf' | null;

/** `preparePath` may store a draft before it returns the path. */
export function usePdfDownload(preparePath: () => Promise<PdfRequestPath>) {
  const t = useMessages();
  const toast = useToast();
  const [isPremiumRequired, setPremiumRequired] = useState(false);
  const handlePremiumError = (error: unknown) => {
    const isPremiumError = error instanceof ApiError && error.body?.code === 'premium_template';
    if (isPremiumError) setPremiumRequired(true);
    return isPremiumError;
  };

  const { mutate, isPending } = useMutation({
    mutationFn: async () => {
      const path = await preparePath();
      if (!path) return;
      const { success, pdfUrl } = await api.post(path, pdfResponseSchema, {});
      if (!success || !pdfUrl) throw new Error('No PDF was returned');
      // Without the query string, the link downloads the file instead of displaying it.
      downloadFile(pdfUrl.replace(/\?.*$/, ''));
      toast({ title: t('frame.pdfDone') });
    },
    onError: (error) => {
      if (handlePremiumError(error)) return;
      console.error('The PDF could not be generated', error);
      toast({ title: t('frame.pdfFailed'), description: t('frame.pdfFailedText'), variant: 'destructive' });
    },
  });
  return {
    download: () => mutate(),
    isPending,
    /** If the template requires Premium, opens the paywall and returns true. */
    handlePremiumError,
    isPremiumRequired,
    dismissPremium: () => setPremiumRequired(false),
  };
}
export type PdfDownload = ReturnType<typeof usePdfDownload>;
