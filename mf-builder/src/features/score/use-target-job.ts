import { useMessages } from '../../messages';
import { useResumeEditor } from '../../shared/resume-editor/resume-editor-context';

/** Returns the target job as "title, company", and whether there is a job posting. */
export function useTargetJob(): { job: string; hasPosting: boolean } {
  const t = useMessages();
  const title = useResumeEditor(({ draft }) => draft.targetJobTitle || draft.personalInfo.headline);
  const company = useResumeEditor(({ draft }) => draft.targetCompany ?? '');
  const hasPosting = useResumeEditor(({ draft }) => !!draft.jobPosting?.trim());
  return {
    job: [title, company].filter(Boolean).join(t('import.comma')) || (hasPosting ? t('target.posting') : ''),
    hasPosting,
  };
}
