import { useMessages } from '../../messages';
import { ConflictDialog } from '../../shared/conflict/conflict-dialog';
import { useMergeNotice } from '../../shared/conflict/use-merge-notice';
import { useLetterEditor, useLetterEditorActions } from '../../shared/letter-editor/letter-editor-context';

/** Announces changes merged from another tab or device, and asks the user about fields that changed in both places. */
export function LetterConflictDialog({ canShowDialog }: { canShowDialog: boolean }) {
  const t = useMessages();
  const conflict = useLetterEditor((editor) => editor.conflict);
  const mine = useLetterEditor(({ draft }) => draft);
  const { resolveConflict } = useLetterEditorActions();
  useMergeNotice(useLetterEditor(({ merge }) => merge));
  if (!canShowDialog) return null;
  return (
    <ConflictDialog
      title={t('letter.conflict')}
      text={t('letter.conflictText')}
      conflict={conflict}
      mine={mine}
      onResolve={resolveConflict}
    />
  );
}
