import type { CoverLetter } from '@shortlist/contracts/builder/cover-letter';
import type { Resume } from '@shortlist/contracts/builder/resume';
import { composeLetter } from '@shortlist/documents/compose/compose-letter';
import { buildLetterContent } from '@shortlist/documents/compose/build-letter-content';
import { composeResume } from '@shortlist/documents/compose/compose-resume';
import type { DocumentTree } from '@shortlist/documents/document-tree';

export function composeStoredResume(resume: Resume, templateId?: string): DocumentTree {
  const latestDraft = resume.draft ?? resume;
  return composeResume(latestDraft, {
    ...latestDraft,
    templateId: templateId ?? latestDraft.templateId,
    jobTitle: latestDraft.targetJobTitle,
    language: latestDraft.language ?? resume.language,
    pageSize: latestDraft.pageSize ?? resume.pageSize,
  });
}

/** A letter without a date shows the date of its last change. */
export function composeStoredLetter(letter: CoverLetter): DocumentTree {
  const latestDraft = letter.draft ?? letter;
  const language = latestDraft.language ?? letter.language;
  const content = buildLetterContent(latestDraft, {
    sender: letter.sender,
    language,
    today: letter.updatedAt.slice(0, 10),
  });
  return composeLetter(content, { ...letter.design, language, pageSize: latestDraft.pageSize ?? letter.pageSize });
}
