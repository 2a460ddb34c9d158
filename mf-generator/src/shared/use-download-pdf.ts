import { api } from '@shortlist/shared-ui/api';
import { useToast } from '@shortlist/shared-ui/area';
import { downloadFile } from '@shortlist/shared-ui/components/download-file';
import { useMutation } from '@shortlist/shared-ui/query';
import { useMessages } from '../messages';
import type { DocumentName } from '@shortlist/contracts/generator/generation';
import { useTemplateId } from './use-template-id';

export interface DownloadRequest {
  generationId: string;
  document: DocumentName;
  openBlanks: number;
  /** Runs first, so that the file contains the latest fills. */
  beforeDownload?: () => Promise<unknown>;
}

/** During a request, `variables` identifies the document. */
export function useDownloadPdf() {
  const t = useMessages();
  const toast = useToast();
  const templateId = useTemplateId();
  return useMutation({
    mutationFn: async ({ generationId, document, beforeDownload }: DownloadRequest) => {
      const { pdfResponseSchema } = await import('@shortlist/contracts/generator/generation');
      await beforeDownload?.();
      const path = `/api/generations/${encodeURIComponent(generationId)}/pdf` as const;
      const { success, pdfUrl } = await api.post(path, pdfResponseSchema, { document, templateId });
      if (!success || !pdfUrl) throw new Error('No PDF was returned');
      return pdfUrl;
    },
    onSuccess: (pdfUrl, { openBlanks }) => {
      downloadFile(pdfUrl);
      toast({ title: t('pdf.done'), description: openBlanks > 0 ? t('pdf.blanks', { count: openBlanks }) : undefined });
    },
    onError: (error) => {
      console.error('The PDF could not be generated', error);
      toast({ title: t('pdf.failed'), description: t('pdf.failedText'), variant: 'destructive' });
    },
  });
}
