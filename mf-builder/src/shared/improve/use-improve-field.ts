import { useLanguage } from '@shortlist/shared-ui/navigation/use-language';
import type { ImprovedPlace } from '@shortlist/contracts/builder/improvement';
import { getIn, setIn } from '../document/paths';
import { useEditor, useEditorActions } from '../editor/editor';
import { useImprove } from './use-improve';

/** Improves a field of the resume. Accepting the result is one undo step. */
export function useImproveField(path: string, place: ImprovedPlace) {
  const page = useLanguage();
  const documentLanguage = useEditor(({ state }) => state.language) ?? page;
  const jobPosting = useEditor(({ state }) => state.jobPosting ?? '');
  const current = useEditor(({ state }) => getIn(state, `${path.split('.').slice(0, 2).join('.')}.current`) === true);
  const { get, change, focusField } = useEditorActions();
  return useImprove({
    read: () => {
      const text = getIn(get().state, path);
      return typeof text === 'string'
        ? { text, replace: (after) => change((draft) => setIn(draft, path, after)) }
        : null;
    },
    place,
    documentLanguage,
    current,
    jobPosting,
    onDone: () => focusField(path),
  });
}
