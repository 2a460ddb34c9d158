import type { LetterContent, PageSize, ResumeContent } from '@shortlist/contracts/builder/document-content';
import type { Language } from '@shortlist/contracts/platform/languages';
import { composeLetter } from '@shortlist/documents/compose/compose-letter';
import { composeResume } from '@shortlist/documents/compose/compose-resume';
import { applyUserCorrections, applyUserTitle, type UserCorrections } from '@shortlist/documents/user-corrections';
import type { DocumentTree } from '@shortlist/documents/document-tree';

interface ComposeDocumentsOptions extends UserCorrections {
  /** The generated resume, without the user's changes. */
  resume: ResumeContent;
  letter: LetterContent;
  jobTitle: string;
  language: Language;
  pageSize: PageSize;
  templateId?: string;
}

/** The PDFs have the same content as these trees. */
export function composeDocuments(source: ComposeDocumentsOptions): { resume: DocumentTree; letter: DocumentTree } {
  const {
    resume,
    jobs,
    leftOut,
    ownLines,
    fills = {},
    letter,
    templateId = defaultTemplateId,
    ...sharedOptions
  } = source;
  const options = { ...sharedOptions, fills, templateId };
  return {
    resume: composeResume(applyUserCorrections(resume, { jobs, leftOut, ownLines, fills }), options),
    letter: composeLetter(applyUserTitle(letter, fills), { ...options, resume }),
  };
}

export const defaultTemplateId = 'modern-professional';
