import { useMemo } from 'react';
import type { Generation } from '@shortlist/contracts/generator/generation';
import type { Check } from '@shortlist/contracts/platform/score';
import { applyFills, listBlanks } from '@shortlist/documents/blanks';
import { toText } from '@shortlist/documents/text';
import { wording } from '@shortlist/documents/words/wording';
import { stopsOf, useBlankTour } from '../features/blanks/use-blank-tour';
import { useFills } from '../features/blanks/use-fills';
import { resumeText } from '../features/documents/copy-text';
import { useCopy } from '../features/documents/use-copy';
import { useOpenInBuilder } from '../features/documents/use-open-in-builder';
import { useMessages } from '../messages';
import { composeBoth } from '../shared/compose';
import type { DocumentName } from '../shared/document-name';
import { useDownload } from '../shared/use-download';
import { useTemplateId } from '../shared/use-template-id';

/** A generation with what the person typed into it: both documents as drawn, their blanks, and what can be done. */
export function useResult(generation: Generation) {
  const t = useMessages();
  const templateId = useTemplateId();
  const download = useDownload();
  const copyText = useCopy();
  const builder = useOpenInBuilder(generation.id);
  const { fills, fill, saveState, flush } = useFills(generation);
  const { documents, jobTitle, language, pageSize } = generation;
  const { resume, letter } = documents;

  const trees = useMemo(
    () => composeBoth({ resume, letter, jobTitle, language, pageSize, templateId, fills }),
    [resume, letter, jobTitle, language, pageSize, templateId, fills],
  );
  const blanks = useMemo(() => listBlanks(resume, letter), [resume, letter]);
  const stops = stopsOf(trees, blanks);
  const tour = useBlankTour(stops);
  const openBlanks = stops.filter(({ filled }) => !filled).length;

  return {
    trees: { resume: trees.resume, coverLetter: trees.letter },
    stops,
    tour,
    openBlanks,
    fills,
    fill,
    saveState,
    flush,
    builder,
    save: (document: DocumentName) =>
      download.mutate({ generationId: generation.id, document, blanks: openBlanks, before: flush }),
    saving: (document: DocumentName) => download.isPending && download.variables.document === document,
    copy: (document: DocumentName) => {
      const headings = { summary: t('step.summary'), skills: t('step.skills'), experience: t('step.experience') };
      const { comma } = wording[language];
      void copyText(
        document === 'resume' ? resumeText(applyFills(resume, fills), headings, comma) : toText(trees.letter),
      );
    },
    /** Here only blanks can be filled: a check is mended at the first open blank of the place that it names. */
    fixOf: ({ path }: Check) => {
      const stop = stops.find(({ blank, filled }) => !filled && path !== undefined && isAt(blank.path, path));
      return stop && (() => tour.open(stop.blank.id, stop.on));
    },
  };
}
export type Result = ReturnType<typeof useResult>;

const isAt = (path: string, place: string) => path === place || path.startsWith(`${place}.`);
