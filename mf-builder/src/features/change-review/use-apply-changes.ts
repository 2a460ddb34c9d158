import * as z from '@shortlist/contracts/z';
import { api } from '@shortlist/shared-ui/api';
import { useToast } from '@shortlist/shared-ui/area';
import { useMutation } from '@shortlist/shared-ui/query';
import { useMessages } from '../../messages';
import { useRejectChanges } from '../../shared/job-match/use-reject-changes';
import { useResumeEditor, useResumeEditorActions } from '../../shared/resume-editor/resume-editor-context';
import { isApplicable, listRejectedChanges, applyReviewChanges, type ReviewChange } from './change-review';
import { useChangeReview } from './change-review-context';
import { getResumePath } from '../../shared/api-paths';

/** Ends the review, with or without applying the accepted changes. Rejected changes are not proposed again. */
export function useApplyChanges() {
  const t = useMessages();
  const toast = useToast();
  const rejectChanges = useRejectChanges();
  const currentDraft = useResumeEditor((editor) => editor.draft);
  const { updateDraft, save, focusField } = useResumeEditorActions();
  const { review, setReview } = useChangeReview();

  function close() {
    if (review?.source === 'ai') rejectChanges(listRejectedChanges(review));
    setReview(null);
  }

  async function applyAndSave(acceptedChanges: ReviewChange[]): Promise<void> {
    if (!review) return;
    const { source, baseVersion } = review;
    const outdatedCount = acceptedChanges.filter((change) => !isApplicable(currentDraft, change)).length;
    updateDraft((draft) => applyReviewChanges(draft, acceptedChanges), { cause: source });
    const savedResume = await save({
      cause: source,
      silent: source === 'ai',
      ...(source === 'ai' && { aiOptimized: true }),
    });
    if (savedResume && baseVersion !== undefined) {
      const path = `${getResumePath(savedResume.id)}/base-changes/seen` as const;
      await api.post(path, z.unknown(), { baseVersion }).catch((error: unknown) => console.error(error));
    }
    // If the server rejects the save, the changes stay in the draft and the fields show the errors.
    close();
    if (savedResume && source === 'ai') {
      toast({
        title: t('optimize.done'),
        description: t('optimize.doneText', { count: acceptedChanges.length - outdatedCount }),
      });
    }
    if (outdatedCount > 0) toast({ title: t('review.outdated', { count: outdatedCount }) });
    const [firstChange] = acceptedChanges;
    // The timeout lets the form mount first.
    if (savedResume && firstChange) setTimeout(() => focusField(firstChange.path));
  }
  const { mutate: apply, isPending: isApplying } = useMutation({ mutationFn: applyAndSave });
  return { apply, close, isApplying };
}
