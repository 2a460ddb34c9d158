import { useMessages } from '../../messages';
import { ConflictDialog } from '../../shared/conflict/conflict-dialog';
import { useMergeNotice } from '../../shared/conflict/use-merge-notice';
import { useLetterEditor, useLetterEditorActions } from '../../shared/letter-editor/letter-editor-context';

/** Merges the letter with changes from another tab or device, and asks about fields that both changed. */
export function LetterConflictDialog({ canShowDialog }: { canShowDialog: boolean }) {
  const t = useMessages();
  const conflict = useLetterEditor((editor) => editor.conflict);
  const mine = useLetterEditor(({ draft }) => draft);
  const { settle } = useLetterEditorActions();
  useMergeNotice(useLetterEditor(({ merge }) => merge));
  if (!canShowDialog) return null;
  return (
    <ConflictDialog
      title={t('letter.conflict')}
      text={t('letter.conflictText')}
      conflict={conflict}
      mine={mine}
      onSettle={settle}
    />
  );
}
