import { useLanguage } from '@shortlist/shared-ui/navigation/use-language';
import type { ImprovedField } from '@shortlist/contracts/builder/improvement';
import { getIn, setIn } from '../document/object-path';
import { useResumeEditor, useResumeEditorActions } from '../resume-editor/resume-editor-context';
import { useImprove } from './use-improve';

/** Improves a field of the resume. Accepting the result is one undo step. */
export function useImproveField(path: string, place: ImprovedField) {
  const page = useLanguage();
  const documentLanguage = useResumeEditor(({ draft }) => draft.language) ?? page;
  const jobPosting = useResumeEditor(({ draft }) => draft.jobPosting ?? '');
  const current = useResumeEditor(
    ({ draft }) => getIn(draft, `${path.split('.').slice(0, 2).join('.')}.current`) === true,
  );
  const { getSnapshot, updateDraft, focusField } = useResumeEditorActions();
  return useImprove({
    read: () => {
      const text = getIn(getSnapshot().draft, path);
      return typeof text === 'string'
        ? { text, replace: (after) => updateDraft((draft) => setIn(draft, path, after)) }
        : null;
    },
    place,
    documentLanguage,
    current,
    jobPosting,
    onDone: () => focusField(path),
  });
}
