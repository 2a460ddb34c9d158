import { denserSettings } from '@shortlist/documents/compose/denser-settings';
import { buildLetterContent } from '@shortlist/documents/compose/build-letter-content';
import { getUserDate } from '../../platform/http/user-date';
import type { DocumentSource } from '../../engine/rendering/document-source';
import type { ResumeAppearance } from '../resumes/resume-appearance.service';
import type { CoverLetterState } from './cover-letter.entity';

export function createCoverLetterSource(
  letter: CoverLetterState,
  { sender, design }: ResumeAppearance,
  templateId = design.templateId,
): DocumentSource {
  const { language, pageSize } = letter;
  const content = buildLetterContent(letter, { sender, language, today: getUserDate() });
  return {
    kind: 'letter',
    letter: content,
    options: { ...design, templateId, language, pageSize },
    denserSettings: denserSettings.letter(),
  };
}
