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
  /** Blanks that will stand in the file. */
  blanks: number;
  /** Runs first: what was typed must be in the file. */
  before?: () => Promise<unknown>;
}

/** Asks for the PDF and hands the file to the browser. One at a time; `variables` says which one is being made. */
export function useDownload() {
  const t = useMessages();
  const toast = useToast();
  const templateId = useTemplateId();
  return useMutation({
    mutationFn: async ({ generationId, document, before }: DownloadWish) => {
      await before?.();
      const path = `/api/generations/${encodeURIComponent(generationId)}/pdf` as const;
      const { success, pdfUrl } = await api.post(path, pdfAnswerSchema, { document, templateId });
      if (!success || !pdfUrl) throw new Error('no PDF came');
      return pdfUrl;
    },
    onSuccess: (pdfUrl, { blanks }) => {
      openFile(pdfUrl);
      toast({ title: t('pdf.done'), description: blanks > 0 ? t('pdf.blanks', { count: blanks }) : undefined });
    },
    onError: (error) => {
      console.error('the PDF could not be made', error);
      toast({ title: t('pdf.failed'), description: t('pdf.failedText'), variant: 'destructive' });
    },
  });
}

/** A link that is pressed for the user: unlike a new window, it works however long the file took. */
function openFile(url: string) {
  const link = document.createElement('a');
  link.href = url;
  link.download = '';
  link.click();
}
