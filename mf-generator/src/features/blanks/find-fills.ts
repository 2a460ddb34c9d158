import type { Fills, ResumeContent } from '@shortlist/contracts/builder/resume';
import type { Language } from '@shortlist/contracts/platform/languages';
import { blankIssue } from '@shortlist/documents/blank-values';
import { isOfLetter, type Blank } from '@shortlist/documents/blanks';
import { fullName } from '@shortlist/documents/words/full-name';
import { wording } from '@shortlist/documents/words/wording';
import { findBlankField, readTextAt } from './blank-groups';

export function findFills(old: ResumeContent, blanks: Blank[], language: Language): Fills {
  const found = blanks.flatMap((blank) => {
    const value = findFact(old, blank, language);
    return value && !blankIssue(blank, value) ? [[blank.id, value] as const] : [];
  });
  return Object.fromEntries(found);
}

function findFact(old: ResumeContent, blank: Blank, language: Language): string | undefined {
  const { path } = blank;
  if (isOfLetter(blank)) return undefined;
  const text = readTextAt(old, path);
  const field = findBlankField(blank, text);
  if (!field) return undefined;
  if (field === 'name') return fullName(old.personalInfo, language);
  const job = field === 'end' ? old.experience[Number(path.split('.')[1])] : undefined;
  return job?.current ? wording[language].present : text.trim();
}
