import { useState } from 'react';
import * as z from '@shortlist/contracts/z';
import { api } from '@shortlist/shared-ui/api';
import { useToast } from '@shortlist/shared-ui/area';
import { useQueryClient } from '@shortlist/shared-ui/query';
import { useMessages } from '../../messages';
import { useResumeEditor, useResumeEditorActions } from '../../shared/resume-editor/resume-editor-context';
import { isApplicable, rejected, applyReviewChanges, type ReviewChange } from './change-review';
import { useChangeReview } from './change-review-context';

/** Applies the accepted changes and saves the resume, or discards them. Rejected changes are not proposed again. */
export function useApplyChanges() {
  const t = useMessages();
  const toast = useToast();
  const queries = useQueryClient();
  const id = useResumeEditor(({ stored }) => stored?.id);
  const state = useResumeEditor((editor) => editor.draft);
  const { updateDraft, save, focusField } = useResumeEditorActions();
  const { review, setReview } = useChangeReview();
  const [busy, setBusy] = useState(false);

  function close() {
    const changes = review?.source === 'ai' ? rejected(review).map(({ before, after }) => ({ before, after })) : [];
    if (id && changes.length > 0) {
      const path = `/api/resumes/${encodeURIComponent(id)}/rejected-changes` as const;
      api
        .post(path, z.unknown(), { changes })
        // The score no longer lists rejected terms.
        .then(() => queries.invalidateQueries({ queryKey: [`/api/resumes/${encodeURIComponent(id)}/score`] }))
        .catch((error: unknown) => console.error(error));
    }
    setReview(null);
  }

  async function apply(accepted: ReviewChange[]) {
    if (!review) return;
    const { source, baseVersion } = review;
    const outdated = accepted.filter((one) => !isApplicable(state, one)).length;
    setBusy(true);
    updateDraft((draft) => applyReviewChanges(draft, accepted), { cause: source });
    const saved = await save({ cause: source, silent: source === 'ai', ...(source === 'ai' && { aiOptimized: true }) });
    if (saved && baseVersion !== undefined) {
      const path = `/api/resumes/${encodeURIComponent(saved.id)}/base-changes/seen` as const;
      await api.post(path, z.unknown(), { baseVersion }).catch((error: unknown) => console.error(error));
    }
    setBusy(false);
    // If the server rejects the save, the fields show the errors, and the changes stay in the draft.
    close();
    if (saved && source === 'ai') {
      toast({ title: t('optimize.done'), description: t('optimize.doneText', { count: accepted.length - outdated }) });
    }
    if (outdated > 0) toast({ title: t('review.outdated', { count: outdated }) });
    const [first] = accepted;
    // The timeout lets the form mount first.
    if (saved && first) setTimeout(() => focusField(first.path));
  }
  return { apply, close, isApplying: busy };
}
