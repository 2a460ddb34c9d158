import type { ExportResumeRequest } from '@shortlist/contracts/builder/resume';
import { getErrorMessage } from '@shortlist/shared-ui/api';
import { useToast } from '@shortlist/shared-ui/area';
import { downloadFile } from '@shortlist/shared-ui/components/download-file';
import { useLanguage } from '@shortlist/shared-ui/navigation/use-language';
import { useMutation } from '@shortlist/shared-ui/query';
import { useMessages } from '../../../messages';
import { useConfirmDownload } from '../../../shared/resume-editor/download-check';
import { useResumeEditorActions } from '../../../shared/resume-editor/resume-editor-context';
import { requestFile, getFileName, requestPdfUrl } from '../api';

export type FileFormat = 'pdf' | ExportResumeRequest['format'];

/** Downloads one file at a time. `variables` is the format of the current download. */
export function useFileDownload(id: string) {
  const t = useMessages();
  const toast = useToast();
  const language = useLanguage();
  const { ensureStored } = useResumeEditorActions();
  const confirmDownload = useConfirmDownload();
  const { mutate, ...mutation } = useMutation({
    mutationFn: async (format: FileFormat) => {
      if (!(await ensureStored())) return undefined; // `ensureStored` has notified the user.
      if (format === 'pdf') {
        // Without the query string, the link downloads the file instead of displaying it.
        const url = (await requestPdfUrl(id)).replace(/\?.*$/, '');
        return { url, name: getFileName(url), size: undefined };
      }
      const response = await requestFile(id, { format });
      if (!response.success) throw new Error('No file was returned');
      return response;
    },
    onSuccess: (file, format) => {
      if (!file) return;
      downloadFile(file.url);
      const size = file.size === undefined ? '' : `, ${formatFileSize(file.size, language)}`;
      toast({ title: format === 'pdf' ? t('export.pdfDone') : t('export.fileDone'), description: file.name + size });
    },
    onError: (error, format) => {
      console.error('The file could not be generated', error);
      const title = format === 'pdf' ? t('export.pdfFailed') : t('export.fileFailed');
      toast({
        title,
        description:
          getErrorMessage(error) ?? (format === 'pdf' ? t('export.pdfFailedText') : t('export.fileFailedText')),
        variant: 'destructive',
      });
    },
  });
  return { ...mutation, download: (format: FileFormat) => confirmDownload(() => mutate(format)) };
}

export function formatFileSize(bytes: number, language: string): string {
  const isLarge = bytes >= 1_000_000;
  return new Intl.NumberFormat(language, {
    style: 'unit',
    unit: isLarge ? 'megabyte' : 'kilobyte',
    unitDisplay: 'short',
    maximumFractionDigits: isLarge ? 1 : 0,
  }).format(Math.max(1, bytes / 1000) / (isLarge ? 1000 : 1));
}
