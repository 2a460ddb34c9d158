import type { CoverLetter } from '@shortlist/contracts/builder/cover-letter';
import type { Resume } from '@shortlist/contracts/builder/resume';
import { composeLetter } from '@shortlist/documents/compose/compose-letter';
import { buildLetterContent } from '@shortlist/documents/compose/build-letter-content';
import { composeResume } from '@shortlist/documents/compose/compose-resume';
import type { DocumentTree } from '@shortlist/documents/document-tree';

export function composeStoredResume(resume: Resume, templateId?: string): DocumentTree {
  const current = resume.draft ?? resume;
  return composeResume(current, {
    ...current,
    templateId: templateId ?? current.templateId,
    jobTitle: current.targetJobTitle,
    language: current.language ?? resume.language,
    pageSize: current.pageSize ?? resume.pageSize,
  });
}

/** Composes a stored letter; a letter without a date shows the date of its last change. */
export function composeStoredLetter(letter: CoverLetter): DocumentTree {
  const current = letter.draft ?? letter;
  const language = current.language ?? letter.language;
  const content = buildLetterContent(current, {
    sender: letter.sender,
    language,
    today: letter.updatedAt.slice(0, 10),
  });
  return composeLetter(content, { ...letter.design, language, pageSize: current.pageSize ?? letter.pageSize });
}
