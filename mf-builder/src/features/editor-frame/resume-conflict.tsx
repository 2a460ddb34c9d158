import { useMessages } from '../../messages';
import { ConflictDialog } from '../../shared/conflict/conflict-dialog';
import { useMergeNotice } from '../../shared/conflict/use-merge-notice';
import { useResumeEditor, useResumeEditorActions } from '../../shared/resume-editor/resume-editor-context';

/** Merges the resume with changes from another tab or device, and asks about fields that both changed. */
export function ResumeConflict({ canShowDialog }: { canShowDialog: boolean }) {
  const t = useMessages();
  const conflict = useResumeEditor((editor) => editor.conflict);
  const mine = useResumeEditor(({ draft }) => draft);
  const { settle, focusField } = useResumeEditorActions();
  useMergeNotice(
    useResumeEditor(({ merge }) => merge),
    (follow) => {
      // The merge may have moved the focused field to another entry.
      const path = document.activeElement?.closest<HTMLElement>('[data-field]')?.dataset['field'];
      if (path !== undefined && follow(path) !== path) focusField(follow(path));
    },
  );
  if (!canShowDialog) return null;
  return (
    <ConflictDialog
      title={t('conflict.title')}
      text={t('conflict.text')}
      conflict={conflict}
      mine={mine}
      onSettle={settle}
    />
  );
}
