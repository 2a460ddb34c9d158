import { useState } from 'react';
import type { Blank } from '@shortlist/documents/blanks';
import type { DocumentTree } from '@shortlist/documents/tree';
import type { DocumentName } from '../../shared/document-name';
import { treeBlanks } from './tree-blanks';

/** One blank on the way through both documents, and the sheet it is filled on. */
export interface Stop {
  blank: Blank;
  filled: boolean;
  on: DocumentName;
}

/** Blanks in reading order, the resume's first; a fact that stands in both is filled on the resume. */
export function stopsOf(trees: { resume: DocumentTree; letter: DocumentTree }, blanks: Blank[]): Stop[] {
  const known = new Map(blanks.map((blank) => [blank.id, blank]));
  const resume = new Set(treeBlanks(trees.resume).map(({ id }) => id));
  return treeBlanks(trees.resume, trees.letter).flatMap(({ id, filled }) => {
    const blank = known.get(id);
    return blank ? [{ blank, filled, on: resume.has(id) ? 'resume' : 'coverLetter' }] : [];
  });
}

/** Goes from blank to blank. `on` may differ from the stop's own sheet: a shared fact can be pressed on the letter. */
export function useBlankTour(stops: Stop[]) {
  const [at, setAt] = useState<{ id: string; on: DocumentName }>();
  const index = at ? stops.findIndex(({ blank }) => blank.id === at.id) : -1;

  const goTo = (stop: Stop | undefined) => setAt(stop && { id: stop.blank.id, on: stop.on });
  return {
    current: at && stops[index] ? { ...stops[index], on: at.on, position: index + 1 } : undefined,
    open: (id: string, on: DocumentName) => setAt({ id, on }),
    /** From the first blank that is still open; from the first of all when none is. */
    begin: () => goTo(stops.find(({ filled }) => !filled) ?? stops[0]),
    /** False at the end, where there is nothing to move to. */
    move: (step: 1 | -1) => {
      const next = stops[index + step];
      if (next) goTo(next);
      return Boolean(next);
    },
    leave: () => setAt(undefined),
  };
}
