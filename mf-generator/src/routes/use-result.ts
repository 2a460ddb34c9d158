import { useMemo } from 'react';
import type { Generation } from '@shortlist/contracts/generator/generation';
import type { Check } from '@shortlist/contracts/platform/score';
import { toText } from '@shortlist/documents/text';
import { useBlanks } from '../features/blanks/use-blanks';
import { useCopy } from '../features/documents/use-copy';
import { useOpenInBuilder } from '../features/documents/use-open-in-builder';
import { composeBoth } from '../shared/compose';
import type { DocumentName } from '../shared/document-name';
import { useDownload } from '../shared/use-download';
import { useTemplateId } from '../shared/use-template-id';

export function useResult(generation: Generation) {
  const templateId = useTemplateId();
  const download = useDownload();
  const copyText = useCopy();
  const builder = useOpenInBuilder(generation.id);
  const blanks = useBlanks(generation);
  const { jobs, leftOut, fills, openBlanks, flush } = blanks;
  const { documents, jobTitle, language, pageSize } = generation;

  const trees = useMemo(
    () => composeBoth({ ...documents, jobs, leftOut, jobTitle, language, pageSize, templateId, fills }),
    [documents, jobs, leftOut, jobTitle, language, pageSize, templateId, fills],
  );

  return {
    trees: { resume: trees.resume, coverLetter: trees.letter },
    blanks,
    canOpen: builder.canOpen,
    openInBuilder: (document: DocumentName) => builder.open(document, flush),
    opening: builder.opening,
    save: (document: DocumentName) =>
      download.mutate({ generationId: generation.id, document, blanks: openBlanks, before: flush }),
    saving: (document: DocumentName) => download.isPending && download.variables.document === document,
    copy: (document: DocumentName) => void copyText(toText(document === 'resume' ? trees.resume : trees.letter)),
    /** Only blanks can be filled here, so a check is fixed at the first open blank within its path. */
    fixOf: ({ path }: Check) => {
      const blank = path === undefined ? undefined : blanks.findOpen(path);
      return blank === undefined ? undefined : () => blanks.open(blank);
    },
  };
}
export type Result = ReturnType<typeof useResult>;
