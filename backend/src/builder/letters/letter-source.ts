import { closerSettings } from '@shortlist/documents/compose/closer';
import { letterContentOf } from '@shortlist/documents/compose/letter-content';
import type { Source } from '../../rendering/source';
import type { ResumeLook } from '../resumes/resume-looks.service';
import type { LetterState } from './letter.entity';

/** Uses the template of the resume by default. Tightens the layout if that saves a page. */
export function sourceOf(letter: LetterState, { sender, design }: ResumeLook, templateId = design.templateId): Source {
  const { language, pageSize } = letter;
  const content = letterContentOf(letter, { sender, language, today: new Date().toISOString().slice(0, 10) });
  return { letter: content, options: { ...design, templateId, language, pageSize }, closer: closerSettings.letter() };
}
