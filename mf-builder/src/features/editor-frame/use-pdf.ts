import { useState } from 'react';
import { pdfAnswerSchema } from '@shortlist/contracts/generator/generation';
import { ApiError, api } from '@shortlist/shared-ui/api';
import { useToast } from '@shortlist/shared-ui/area';
import { useMutation } from '@shortlist/shared-ui/query';
import { useMessages } from '../../messages';
import { openTab } from '../../shared/stored/open-tab';
import { useEditorActions } from '../../shared/editor/editor';

/** The PDF of the resume in a new tab. What is not saved is saved first; a refusal shows at its field. */
export function usePdf() {
  const t = useMessages();
  const toast = useToast();
  const { ensureSaved } = useEditorActions();
  const [isPremium, setPremium] = useState(false);

  const { mutate, isPending } = useMutation({
    mutationFn: async (tab: ReturnType<typeof openTab>) => {
      try {
        const resume = await ensureSaved();
        if (!resume) return tab.close();
        const path = `/api/resumes/${encodeURIComponent(resume.id)}/pdf`;
        const { success, pdfUrl } = await api.post(path, pdfAnswerSchema, { templateId: resume.templateId });
        if (!success || !pdfUrl) throw new Error('no PDF came');
        tab.show(pdfUrl);
        toast({ title: t('frame.pdfDone') });
      } catch (error) {
        tab.close();
        throw error;
      }
    },
    onError: (error) => {
      if (error instanceof ApiError && error.body?.code === 'premium_template') return setPremium(true);
      console.error('the PDF could not be made', error);
      toast({ title: t('frame.pdfFailed'), description: t('frame.pdfFailedText'), variant: 'destructive' });
    },
  });
  return {
    download: () => mutate(openTab()),
    busy: isPending,
    /** The file was refused because its template is part of Premium. */
    isPremium,
    closePremium: () => setPremium(false),
  };
}
