import { useMessages } from '../../messages';
import { useResumeEditor } from '../../shared/resume-editor/resume-editor-context';
import { useScore } from '../../shared/use-score';

interface TargetJob {
  /** Job title and company. Without an entered title, uses the posting's title or the resume's headline. */
  targetName: string;
  hasPosting: boolean;
  /** The title found in the posting, if the user entered no title. */
  postingTitle: string | undefined;
}

export function useTargetJob(): TargetJob {
  const t = useMessages();
  const postingTitle = useScore().data?.match?.parts.title.asked;
  const enteredTitle = useResumeEditor(({ draft }) => draft.targetJobTitle);
  const headline = useResumeEditor(({ draft }) => draft.personalInfo.headline);
  const title = enteredTitle || postingTitle || headline;
  const company = useResumeEditor(({ draft }) => draft.targetCompany ?? '');
  const hasPosting = useResumeEditor(({ draft }) => !!draft.jobPosting?.trim());
  return {
    targetName: [title, company].filter(Boolean).join(t('import.comma')) || (hasPosting ? t('target.posting') : ''),
    hasPosting,
    postingTitle,
  };
}
