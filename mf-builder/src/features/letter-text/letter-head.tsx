import { useMessages } from '../../messages';
import { DocumentHead } from '../../shared/document/document-head';
import { useLetter, useLetterActions } from '../../shared/letter/letter';
import type { Pdf } from '../../shared/stored/use-pdf';

/** The heading of a letter, and what can be done with the whole of it. */
export function LetterHead({ pdf }: { pdf: Pdf }) {
  const t = useMessages();
  const state = {
    saved: useLetter(({ saved }) => saved),
    dirty: useLetter(({ dirty }) => dirty),
    saveMark: useLetter(({ saveMark }) => saveMark),
    canUndo: useLetter(({ canUndo }) => canUndo),
    canRedo: useLetter(({ canRedo }) => canRedo),
  };
  return (
    <DocumentHead
      heading={t(state.saved === null ? 'letter.create' : 'letter.edit')}
      saveFirst={t('letter.saveOnce')}
      state={state}
      actions={useLetterActions()}
      pdf={pdf}
      quietDownload
    />
  );
}
