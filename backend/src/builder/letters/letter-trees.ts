import { composeLetter } from '@shortlist/documents/compose/letter';
import { letterContentOf } from '@shortlist/documents/compose/letter-content';
import type { Density } from '@shortlist/documents/compose/setting';
import type { DocumentTree } from '@shortlist/documents/tree';
import type { ResumeLook } from '../resumes/resume-looks.service';
import type { LetterState } from './letter.entity';

/** Ever closer settings: the first that saves a page is taken, as a letter should have one. */
const closer: { density?: Density; fit: number }[] = [
  { density: 'compact', fit: 0 },
  { density: 'compact', fit: 6 },
  { density: 'compact', fit: 12 },
];

/** A letter in the design of its resume, or in another template; and set closer, for when that saves a page. */
export function treesOf(
  letter: LetterState,
  { sender, design }: ResumeLook,
  templateId = design.templateId,
): { tree: DocumentTree; denser: DocumentTree[] } {
  const { language, pageSize } = letter;
  const content = letterContentOf(letter, { sender, language, today: new Date().toISOString().slice(0, 10) });
  const options = { ...design, templateId, language, pageSize };
  return {
    tree: composeLetter(content, options),
    denser: closer.map((setting) => composeLetter(content, { ...options, ...setting })),
  };
}
