import { useState } from 'react';
import { pdfAnswerSchema } from '@shortlist/contracts/generator/generation';
import { ApiError, api } from '@shortlist/shared-ui/api';
import { useToast } from '@shortlist/shared-ui/area';
import { useMutation } from '@shortlist/shared-ui/query';
import { useMessages } from '../../messages';
import { useLetterActions } from '../../shared/letter/letter';
import { openTab } from '../../shared/stored/open-tab';

/** The PDF of the letter in a new tab. What is not saved is saved first; a refusal shows at its field. */
export function useLetterPdf() {
  const t = useMessages();
  const toast = useToast();
  const actions = useLetterActions();
  const [isPremium, setPremium] = useState(false);
  const refused = (error: unknown) => {
    const premium = error instanceof ApiError && error.body?.code === 'premium_template';
    if (premium) setPremium(true);
    return premium;
  };

  const { mutate, isPending } = useMutation({
    mutationFn: async (tab: ReturnType<typeof openTab>) => {
      try {
        const letter = await actions.ensureSaved();
        if (!letter) return tab.close();
        const path = `/api/cover-letters/${encodeURIComponent(letter.id)}/pdf`;
        const { success, pdfUrl } = await api.post(path, pdfAnswerSchema);
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
    /** Whether a file was refused because the design is part of Premium; it is then said. */
    refused,
    isPremium,
    closePremium: () => setPremium(false),
  };
}
export type LetterPdf = ReturnType<typeof useLetterPdf>;
