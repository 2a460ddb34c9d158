import { pdfAnswerSchema } from '@shortlist/contracts/generator/generation';
import { api } from '@shortlist/shared-ui/api';
import { useToast } from '@shortlist/shared-ui/area';
import { useMutation } from '@shortlist/shared-ui/query';
import { useMessages } from '../messages';
import type { DocumentName } from './document-name';
import { useTemplateId } from './use-template-id';

export interface DownloadWish {
  generationId: string;
  document: DocumentName;
  blanks: number;
  /** Runs first, so that the file contains the latest fills. */
  before?: () => Promise<unknown>;
}

/** Requests the PDF and downloads it, one at a time; `variables` identifies the one in progress. */
export function useDownload() {
  const t = useMessages();
  const toast = useToast();
  const templateId = useTemplateId();
  return useMutation({
    mutationFn: async ({ generationId, document, before }: DownloadWish) => {
      await before?.();
      const path = `/api/generations/${encodeURIComponent(generationId)}/pdf` as const;
      const { success, pdfUrl } = await api.post(path, pdfAnswerSchema, { document, templateId });
      if (!success || !pdfUrl) throw new Error('The response contains no PDF');
      return pdfUrl;
    },
    onSuccess: (pdfUrl, { blanks }) => {
      openFile(pdfUrl);
      toast({ title: t('pdf.done'), description: blanks > 0 ? t('pdf.blanks', { count: blanks }) : undefined });
    },
    onError: (error) => {
      console.error('Could not create the PDF', error);
      toast({ title: t('pdf.failed'), description: t('pdf.failedText'), variant: 'destructive' });
    },
  });
}

/** Clicks a link programmatically: unlike a new window, it is not blocked if the file takes long. */
function openFile(url: string) {
  const link = document.createElement('a');
  link.href = url;
  link.download = '';
  link.click();
}
