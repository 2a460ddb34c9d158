import { useMessages } from '../../messages';
import { ConflictDialog } from '../../shared/conflict/conflict-dialog';
import { useMergeNotice } from '../../shared/conflict/use-merge-notice';
import { useEditor, useEditorActions } from '../../shared/editor/editor';

/** Merges the resume with what another tab or device saved, and asks about fields that were changed in both places. */
export function ResumeConflict({ asks }: { asks: boolean }) {
  const t = useMessages();
  const conflict = useEditor((editor) => editor.conflict);
  const mine = useEditor(({ state }) => state);
  const { settle, focusField } = useEditorActions();
  useMergeNotice(
    useEditor(({ merge }) => merge),
    (follow) => {
      // The field that is typed in may stand in another entry by now.
      const path = document.activeElement?.closest<HTMLElement>('[data-field]')?.dataset['field'];
      if (path !== undefined && follow(path) !== path) focusField(follow(path));
    },
  );
  if (!asks) return null;
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
