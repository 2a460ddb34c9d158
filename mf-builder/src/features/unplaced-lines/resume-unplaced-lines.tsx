import { useDeferredValue, useMemo } from 'react';
import { useResumeEditor, useResumeEditorActions } from '../../shared/resume-editor/resume-editor-context';
import { UnplacedLinesCard } from '../../shared/unplaced-lines/unplaced-lines-card';

export function ResumeUnplacedLines() {
  const hasLines = useResumeEditor(({ draft }) => (draft.tray?.length ?? 0) > 0);
  return hasLines ? <DeferredUnplacedLines /> : null;
}

/** Renders with low priority, so that typing in the form isn't delayed. */
function DeferredUnplacedLines() {
  const draft = useDeferredValue(useResumeEditor((editor) => editor.draft));
  const { updateDraft } = useResumeEditorActions();
  return useMemo(() => <UnplacedLinesCard state={draft} onChange={updateDraft} />, [draft, updateDraft]);
}
