import { useMessages } from '../../messages';
import { ConflictDialog } from '../../shared/conflict/conflict-dialog';
import { useMergeNotice } from '../../shared/conflict/use-merge-notice';
import { useResumeEditor, useResumeEditorActions } from '../../shared/resume-editor/resume-editor-context';

/** Announces changes merged from another tab or device, and asks the user about fields that changed in both places. */
export function ResumeConflictDialog({ canShowDialog }: { canShowDialog: boolean }) {
  const t = useMessages();
  const conflict = useResumeEditor((editor) => editor.conflict);
  const mine = useResumeEditor(({ conflict, draft }) => (conflict ? draft : undefined));
  const { resolveConflict, focusField } = useResumeEditorActions();
  useMergeNotice(
    useResumeEditor(({ merge }) => merge),
    (mapPath) => {
      // The merge may have moved the focused field to another entry.
      const path = document.activeElement?.closest<HTMLElement>('[data-field]')?.dataset['field'];
      if (path !== undefined && mapPath(path) !== path) focusField(mapPath(path));
    },
  );
  if (!canShowDialog || !mine) return null;
  return (
    <ConflictDialog
      title={t('conflict.title')}
      text={t('conflict.text')}
      conflict={conflict}
      mine={mine}
      onResolve={resolveConflict}
    />
  );
}
