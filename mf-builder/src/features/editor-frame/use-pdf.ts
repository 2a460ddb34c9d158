import { useState } from 'react';
import { pdfAnswerSchema } from '@shortlist/contracts/generator/generation';
import { ApiError, api } from '@shortlist/shared-ui/api';
import { useToast } from '@shortlist/shared-ui/area';
import { useMutation } from '@shortlist/shared-ui/query';
import { useMessages } from '../../messages';
import { openFile } from '../../shared/stored/open-file';
import { useEditorActions } from '../../shared/editor/editor';

/** A tab for the file, opened while the press is fresh, so that no blocker holds it back; undefined where one did. */
function openTab() {
  const tab = window.open('', '_blank');
  if (tab) tab.opener = null;
  return {
    show: (url: string) => (tab ? tab.location.replace(url) : openFile(url)),
    close: (): void => tab?.close(),
  };
}

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
