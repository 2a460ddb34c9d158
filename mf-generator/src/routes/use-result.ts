import { useMemo } from 'react';
import type { DocumentName, Generation } from '@shortlist/contracts/generator/generation';
import type { Check } from '@shortlist/contracts/platform/score';
import { toPlainText } from '@shortlist/documents/plain-text';
import { useBlanks } from '../features/blanks/use-blanks';
import { useCopyToClipboard } from '../features/documents/use-copy-to-clipboard';
import { useLetterSource } from '../features/documents/use-letter-source';
import { useOpenInBuilder } from '../features/documents/use-open-in-builder';
import { composeDocuments } from '../shared/compose-documents';
import { useDownloadPdf } from '../shared/use-download-pdf';
import { useTemplateId } from '../shared/use-template-id';

export function useResult(generation: Generation) {
  const templateId = useTemplateId();
  const download = useDownloadPdf();
  const copyToClipboard = useCopyToClipboard();
  const builder = useOpenInBuilder(generation.id);
  const blanks = useBlanks(generation);
  const { jobs, leftOut, ownLines, fills, openBlankCount, flush } = blanks;
  const letterSource = useLetterSource(generation, blanks);
  const { documents, jobTitle, language, pageSize } = generation;
  const saveForUse = async (document: DocumentName) => {
    if (document === 'coverLetter') await letterSource.followCorrections();
    return await flush();
  };

  const trees = useMemo(
    () => composeDocuments({ ...documents, jobs, leftOut, ownLines, jobTitle, language, pageSize, templateId, fills }),
    [documents, jobs, leftOut, ownLines, jobTitle, language, pageSize, templateId, fills],
  );

  return {
    trees: { resume: trees.resume, coverLetter: trees.letter },
    blanks,
    letterSource,
    canOpen: builder.canOpen,
    openInBuilder: (document: DocumentName) => builder.open(document, () => saveForUse(document)),
    isOpening: builder.isOpening,
    download: (document: DocumentName) =>
      download.mutate({
        generationId: generation.id,
        document,
        openBlankCount,
        beforeDownload: () => saveForUse(document),
      }),
    isDownloading: (document: DocumentName) => download.isPending && download.variables.document === document,
    copy: (document: DocumentName) =>
      void copyToClipboard(toPlainText(document === 'resume' ? trees.resume : trees.letter)),
    /** Returns an action that opens the first open blank within a check's path. Only blanks can be fixed here. */
    getFixAction: ({ path }: Check) => {
      const blankId = path === undefined ? undefined : blanks.findOpenBlankId(path);
      return blankId === undefined ? undefined : () => blanks.openBlank(blankId);
    },
  };
}
export type Result = ReturnType<typeof useResult>;
