import { emptyContent } from '@shortlist/documents/empty-content';
import { useMemo } from 'react';
import type { CoverLetter, LetterDraft } from '@shortlist/contracts/builder/cover-letter';
import type { Resume } from '@shortlist/contracts/builder/saved-resume';
import { composeLetter } from '@shortlist/documents/compose/letter';
import { letterContentOf } from '@shortlist/documents/compose/letter-content';
import type { DocumentTree } from '@shortlist/documents/tree';
import { useQuery } from '@shortlist/shared-ui/query';
import { localPageSize } from '@shortlist/shared-ui/sheet/page-size';
import { resumesQuery } from '../stored/queries';
import { useLetter } from './letter';

type Look = Pick<CoverLetter, 'sender' | 'design'>;

/** Default sender and design of a letter. Source: the specification. */
const noLook: Look = {
  sender: emptyContent().personalInfo,
  design: { templateId: 'modern-professional', accent: '', fonts: '', density: 'regular' },
};

function lookOf(resume: Resume): Look {
  const { personalInfo, templateId, accent, fonts, density } = resume.draft ?? resume;
  return { sender: personalInfo, design: { templateId, accent, fonts, density } };
}

const senderOf = ({ resumeId, sender }: LetterDraft) => (resumeId || !sender ? {} : { sender });

export function useLetterResume(): Resume | undefined {
  const resumeId = useLetter(({ state }) => state.resumeId);
  const { data: resumes } = useQuery(resumesQuery());
  return resumes?.find(({ id }) => id === resumeId);
}

/** Composes the letter as typed, in the design of its resume, or else in the last known design. */
export function useLetterTree(letter: LetterDraft): DocumentTree {
  const resume = useLetterResume();
  const saved = useLetter((editor) => editor.saved);
  return useMemo(() => {
    const { sender, design } = resume ? lookOf(resume) : { ...(saved ?? noLook), ...senderOf(letter) };
    const language = letter.language ?? 'en';
    const today = new Date().toISOString().slice(0, 10);
    const content = letterContentOf(letter, { sender, language, today });
    return composeLetter(content, { ...design, language, pageSize: letter.pageSize ?? localPageSize() });
  }, [letter, resume, saved]);
}
