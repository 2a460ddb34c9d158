import type { LetterContent, PageSize, ResumeContent } from '@shortlist/contracts/builder/document-content';
import type { Language } from '@shortlist/contracts/platform/languages';
import { composeLetter } from '@shortlist/documents/compose/compose-letter';
import { composeResume } from '@shortlist/documents/compose/compose-resume';
import { applyOwnFacts, applyOwnTitle, type OwnFacts } from '@shortlist/documents/own-facts';
import type { DocumentTree } from '@shortlist/documents/document-tree';

interface ComposeDocumentsOptions extends OwnFacts {
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
    resume: composeResume(applyOwnFacts(resume, { jobs, leftOut, ownLines, fills }), options),
    letter: composeLetter(applyOwnTitle(letter, fills), { ...options, resume }),
  };
}

export const defaultTemplateId = 'modern-professional';
