import type { BlankFills, ResumeContent } from '@shortlist/contracts/builder/document-content';
import type { Language } from '@shortlist/contracts/platform/languages';
import { findBlankIssue } from '@shortlist/documents/blank-validation';
import { isLetterBlank, type Blank } from '@shortlist/documents/blanks';
import { formatFullName } from '@shortlist/documents/i18n/format-full-name';
import { documentLabels } from '@shortlist/documents/i18n/document-labels';
import { detectBlankField, readTextAt } from './blank-groups';

/** Fills the blanks of a new resume with facts from an old resume. */
export function extractFills(oldResume: ResumeContent, blanks: Blank[], language: Language): BlankFills {
  const fillEntries = blanks.flatMap((blank) => {
    const value = findFact(oldResume, blank, language);
    return value && !findBlankIssue(blank, value) ? [[blank.id, value] as const] : [];
  });
  return Object.fromEntries(fillEntries);
}

function findFact(oldResume: ResumeContent, blank: Blank, language: Language): string | undefined {
  const { path } = blank;
  if (isLetterBlank(blank)) return undefined;
  const text = readTextAt(oldResume, path);
  const field = detectBlankField(blank, text);
  if (!field) return undefined;
  if (field === 'name') return formatFullName(oldResume.personalInfo, language);
  const job = field === 'end' ? oldResume.experience[Number(path.split('.')[1])] : undefined;
  return job?.current ? documentLabels[language].present : text.trim();
}
