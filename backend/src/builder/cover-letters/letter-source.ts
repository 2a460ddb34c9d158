import { closerSettings } from '@shortlist/documents/compose/closer';
import { buildLetterContent } from '@shortlist/documents/compose/build-letter-content';
import type { Source } from '../../rendering/source';
import type { ResumeAppearance } from '../resumes/resume-appearance.service';
import type { CoverLetterState } from './cover-letter.entity';

/** Uses the template of the resume by default. Tightens the layout if that saves a page. */
export function sourceOf(
  letter: CoverLetterState,
  { sender, design }: ResumeAppearance,
  templateId = design.templateId,
): Source {
  const { language, pageSize } = letter;
  const content = buildLetterContent(letter, { sender, language, today: new Date().toISOString().slice(0, 10) });
  return { letter: content, options: { ...design, templateId, language, pageSize }, closer: closerSettings.letter() };
}
