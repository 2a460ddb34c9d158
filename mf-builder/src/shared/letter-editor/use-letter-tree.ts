import { createEmptyContent } from '@shortlist/documents/empty-content';
import { useMemo } from 'react';
import type { CoverLetter, LetterDraft } from '@shortlist/contracts/builder/cover-letter';
import type { Resume } from '@shortlist/contracts/builder/resume';
import { composeLetter } from '@shortlist/documents/compose/compose-letter';
import { buildLetterContent } from '@shortlist/documents/compose/build-letter-content';
import type { DocumentTree } from '@shortlist/documents/document-tree';
import { getToday } from '@shortlist/documents/i18n/format-date';
import { useQuery } from '@shortlist/shared-ui/query';
import { getDefaultPageSize } from '@shortlist/shared-ui/sheet/use-page-size';
import { resumesQuery } from '../stored-documents/document-list-queries';
import { useLetterEditor } from './letter-editor-context';

type SenderAndDesign = Pick<CoverLetter, 'sender' | 'design'>;

const defaultSenderAndDesign: SenderAndDesign = {
  sender: createEmptyContent().personalInfo,
  design: { templateId: 'modern-professional', accent: '', fonts: '', density: 'regular' },
};

/** A resume without a headline prints the target title instead, so the letter does, too. */
function getSenderAndDesign(resume: Resume): SenderAndDesign {
  const { personalInfo, targetJobTitle = '', templateId, accent, fonts, density } = resume.draft ?? resume;
  const headline = personalInfo.headline || targetJobTitle;
  return { sender: { ...personalInfo, headline }, design: { templateId, accent, fonts, density } };
}

/** Returns an object without `sender` if the sender of the letter is that of its resume. */
const pickLetterSender = ({ resumeId, sender }: LetterDraft) => (resumeId || !sender ? {} : { sender });

export function useLetterResume(): Resume | undefined {
  const resumeId = useLetterEditor(({ draft }) => draft.resumeId);
  const { data: resumes } = useQuery(resumesQuery());
  return resumes?.find(({ id }) => id === resumeId);
}

/** Composes the current text in the design of the letter's resume or, without one, in the last known design. */
export function useLetterTree(letter: LetterDraft): DocumentTree {
  const resume = useLetterResume();
  const storedLetter = useLetterEditor((editor) => editor.stored);
  return useMemo(() => {
    const { sender, design } = resume
      ? getSenderAndDesign(resume)
      : { ...(storedLetter ?? defaultSenderAndDesign), ...pickLetterSender(letter) };
    const language = letter.language ?? 'en';
    const content = buildLetterContent(letter, { sender, language, today: getToday() });
    return composeLetter(content, { ...design, language, pageSize: letter.pageSize ?? getDefaultPageSize() });
  }, [letter, resume, storedLetter]);
}
