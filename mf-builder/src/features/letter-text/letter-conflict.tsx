import { useMessages } from '../../messages';
import { ConflictDialog } from '../../shared/conflict/conflict-dialog';
import { useMergeNotice } from '../../shared/conflict/use-merge-notice';
import { useLetter, useLetterActions } from '../../shared/letter/letter';

/** Merges the letter with changes from another tab or device, and asks about fields that both changed. */
export function LetterConflict({ asks }: { asks: boolean }) {
  const t = useMessages();
  const conflict = useLetter((editor) => editor.conflict);
  const mine = useLetter(({ state }) => state);
  const { settle } = useLetterActions();
  useMergeNotice(useLetter(({ merge }) => merge));
  if (!asks) return null;
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
