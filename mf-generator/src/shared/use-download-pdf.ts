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
  openBlankCount: number;
  /** Runs first, to save the latest fills. */
  beforeDownload?: () => Promise<unknown>;
}

/** The mutation's `variables` identify the document of the current request. */
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
    onSuccess: (pdfUrl, { openBlankCount }) => {
      downloadFile(pdfUrl);
      toast({
        title: t('pdf.done'),
        description: openBlankCount > 0 ? t('pdf.blanks', { count: openBlankCount }) : undefined,
      });
    },
    onError: (error) => {
      console.error('The PDF could not be generated', error);
      toast({ title: t('pdf.failed'), description: t('pdf.failedText'), variant: 'destructive' });
    },
  });
}
