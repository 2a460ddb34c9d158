import { useLanguage } from '@shortlist/shared-ui/navigation/use-language';
import type { ImprovedField, ImprovedText } from '@shortlist/contracts/builder/improvement';
import { getIn, setIn } from '../document/object-path';
import { useResumeEditor, useResumeEditorActions } from '../resume-editor/resume-editor-context';
import { useImprove } from './use-improve';

export function useImproveField(
  path: string,
  field: ImprovedField,
  draft?: (signal: AbortSignal) => Promise<ImprovedText | undefined>,
) {
  const pageLanguage = useLanguage();
  const documentLanguage = useResumeEditor(({ draft }) => draft.language) ?? pageLanguage;
  const jobPosting = useResumeEditor(({ draft }) => draft.jobPosting ?? '');
  const entryPath = /^(?:customSections\.\d+\.items|\w+)\.\d+/.exec(path)?.[0];
  const isCurrent = useResumeEditor(({ draft }) => !!entryPath && getIn(draft, `${entryPath}.current`) === true);
  const { getSnapshot, updateDraft, focusField } = useResumeEditorActions();
  const read = () => {
    const text = getIn(getSnapshot().draft, path);
    return typeof text === 'string' ? text : '';
  };
  return useImprove({
    read,
    replace: (before, after) => {
      const isUnchanged = read().trim() === before;
      if (isUnchanged) updateDraft((draft) => setIn(draft, path, after));
      return isUnchanged;
    },
    place: field,
    documentLanguage,
    current: isCurrent,
    jobPosting,
    onDone: () => focusField(path),
    draft,
  });
}
