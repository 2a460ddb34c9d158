import { useMessages } from '../../messages';
import { DocumentHead } from '../../shared/document/document-head';
import { useLetter, useLetterActions } from '../../shared/letter/letter';
import { letterKind } from '../../shared/letter/letter-kind';
import type { Pdf } from '../../shared/stored/use-pdf';

export function LetterHead({ pdf }: { pdf: Pdf }) {
  const t = useMessages();
  const state = {
    saved: useLetter(({ saved }) => saved),
    saveMark: useLetter(({ saveMark }) => saveMark),
    canUndo: useLetter(({ canUndo }) => canUndo),
    canRedo: useLetter(({ canRedo }) => canRedo),
  };
  const name = useLetter(({ state: { title } }) => title);
  const usualName = useLetter(({ state: draft }) => letterKind.usualTitle(draft));
  return (
    <DocumentHead
      heading={t(state.saved === null ? 'letter.create' : 'letter.edit')}
      name={name}
      usualName={usualName}
      state={state}
      actions={useLetterActions()}
      pdf={pdf}
      quietDownload
    />
  );
}
