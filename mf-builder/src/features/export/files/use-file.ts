import type { ResumeFile } from '@shortlist/contracts/builder/saved-resume';
import { messageOf } from '@shortlist/shared-ui/api';
import { useToast } from '@shortlist/shared-ui/area';
import { useLanguage } from '@shortlist/shared-ui/navigation/use-language';
import { useMutation } from '@shortlist/shared-ui/query';
import { useMessages } from '../../../messages';
import { openFile } from '../../../shared/stored/open-file';
import { useDownloadCheck } from '../../../shared/editor/download-check';
import { useEditorActions } from '../../../shared/editor/editor';
import { fileLink, nameOf, pdfLink } from '../calls';

export type FileKind = 'pdf' | ResumeFile['format'];

/** Downloads files of the latest draft. One download runs at a time; `variables` is its kind. */
export function useFile(id: string) {
  const t = useMessages();
  const toast = useToast();
  const language = useLanguage();
  const { ensureStored } = useEditorActions();
  const check = useDownloadCheck();
  const { mutate, ...making } = useMutation({
    mutationFn: async (kind: FileKind) => {
      if (!(await ensureStored())) return undefined; // the user has already seen the reason
      if (kind === 'pdf') {
        // Without its query the link downloads the file instead of displaying it.
        const url = (await pdfLink(id)).replace(/\?.*$/, '');
        return { url, name: nameOf(url), size: undefined };
      }
      const answer = await fileLink(id, { format: kind });
      if (!answer.success) throw new Error('No file was returned');
      return answer;
    },
    onSuccess: (file, kind) => {
      if (!file) return;
      openFile(file.url);
      const size = file.size === undefined ? '' : `, ${sizeOf(file.size, language)}`;
      toast({ title: kind === 'pdf' ? t('export.pdfDone') : t('export.fileDone'), description: file.name + size });
    },
    onError: (error, kind) => {
      console.error('The file could not be generated', error);
      const title = kind === 'pdf' ? t('export.pdfFailed') : t('export.fileFailed');
      toast({
        title,
        description: messageOf(error) ?? (kind === 'pdf' ? t('export.pdfFailedText') : t('export.fileFailedText')),
        variant: 'destructive',
      });
    },
  });
  return { ...making, download: (kind: FileKind) => check(() => mutate(kind)) };
}

/** Formats a file size, such as "62 KB", in the given language. */
export function sizeOf(bytes: number, language: string): string {
  const isLarge = bytes >= 1_000_000;
  return new Intl.NumberFormat(language, {
    style: 'unit',
    unit: isLarge ? 'megabyte' : 'kilobyte',
    unitDisplay: 'short',
    maximumFractionDigits: isLarge ? 1 : 0,
  }).format(Math.max(1, bytes / 1000) / (isLarge ? 1000 : 1));
}
