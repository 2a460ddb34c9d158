import { useState } from 'react';
import { pdfAnswerSchema } from '@shortlist/contracts/generator/generation';
import { ApiError, api } from '@shortlist/shared-ui/api';
import { useToast } from '@shortlist/shared-ui/area';
import { useMutation } from '@shortlist/shared-ui/query';
import { useMessages } from '../../messages';
import { openTab } from './open-tab';

/** The call for a PDF; null when the document could not be saved before, which has been said at its fields. */
export type PdfCall = {
  path: `/api/${'resumes' | 'cover-letters'}/${string}/pdf` | '/api/interview-tips/pdf';
  body?: { templateId?: string };
} | null;

/** The PDF of a document in a new tab. `prepare` saves what is not saved. */
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
    mutationFn: async (tab: ReturnType<typeof openTab>) => {
      try {
        const call = await prepare();
        if (!call) return tab.close();
        const { success, pdfUrl } = await api.post(call.path, pdfAnswerSchema, call.body);
        if (!success || !pdfUrl) throw new Error('no PDF came');
        tab.show(pdfUrl);
        toast({ title: t('frame.pdfDone') });
      } catch (error) {
        tab.close();
        throw error;
      }
    },
    onError: (error) => {
      if (refused(error)) return;
      console.error('the PDF could not be made', error);
      toast({ title: t('frame.pdfFailed'), description: t('frame.pdfFailedText'), variant: 'destructive' });
    },
  });
  return {
    download: () => mutate(openTab()),
    busy: isPending,
    /** Whether a file was refused because its template is part of Premium; it is then said. */
    refused,
    isPremium,
    closePremium: () => setPremium(false),
  };
}
export type Pdf = ReturnType<typeof usePdf>;
