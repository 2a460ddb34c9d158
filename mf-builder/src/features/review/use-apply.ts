import { useState } from 'react';
import * as z from '@shortlist/contracts/z';
import { api } from '@shortlist/shared-ui/api';
import { useToast } from '@shortlist/shared-ui/area';
import { useMessages } from '../../messages';
import { useEditor, useEditorActions } from '../../shared/editor/editor';
import { isCurrent, withChanges, type ReviewChange } from './review';
import { useReview } from './review-context';

/** Makes the accepted changes and saves the resume; the server keeps the version before. */
export function useApply() {
  const t = useMessages();
  const toast = useToast();
  const state = useEditor((editor) => editor.state);
  const { change, save } = useEditorActions();
  const { review, setReview } = useReview();
  const [busy, setBusy] = useState(false);

  async function apply(accepted: ReviewChange[]) {
    if (!review) return;
    const { source, baseVersion } = review;
    const outdated = accepted.filter((one) => !isCurrent(state, one)).length;
    setBusy(true);
    change((draft) => withChanges(draft, accepted), { cause: source });
    const saved = await save({ cause: source, ...(source === 'ai' && { aiOptimized: true }) });
    if (saved && baseVersion !== undefined) {
      const path = `/api/resumes/${encodeURIComponent(saved.id)}/base-changes/seen` as const;
      await api.post(path, z.unknown(), { baseVersion }).catch((error: unknown) => console.error(error));
    }
    setBusy(false);
    // A save that was refused says why at the fields; the changes stand in them and are kept as a draft.
    setReview(null);
    if (outdated > 0) toast({ title: t('review.outdated', { count: outdated }) });
  }
  return { apply, busy };
}
