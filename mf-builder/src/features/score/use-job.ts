import { useMessages } from '../../messages';
import { useEditor } from '../../shared/editor/editor';

/** Returns the target job as "title, company", and whether its posting is known. */
export function useJob(): { job: string; hasPosting: boolean } {
  const t = useMessages();
  const title = useEditor(({ state }) => state.targetJobTitle || state.personalInfo.headline);
  const company = useEditor(({ state }) => state.targetCompany ?? '');
  const hasPosting = useEditor(({ state }) => !!state.jobPosting?.trim());
  return { job: [title, company].filter(Boolean).join(', ') || (hasPosting ? t('target.posting') : ''), hasPosting };
}
