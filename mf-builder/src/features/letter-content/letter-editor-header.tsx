import { useMessages } from '../../messages';
import { DocumentHeader } from '../../shared/document/document-header';
import {
  useLetterEditor,
  useLetterEditorActions,
  useLetterHeaderState,
} from '../../shared/letter-editor/letter-editor-context';
import { letterAdapter } from '../../shared/letter-editor/letter-adapter';
import type { PdfDownload } from '../../shared/download/use-pdf-download';

export function LetterEditorHeader({ pdf }: { pdf: PdfDownload }) {
  const t = useMessages();
  const state = useLetterHeaderState();
  const name = useLetterEditor(({ draft: { title } }) => title);
  const defaultName = useLetterEditor(({ draft }) => letterAdapter.getDefaultTitle(draft));
  return (
    <DocumentHeader
      heading={t(state.stored === null ? 'letter.create' : 'letter.edit')}
      name={name}
      defaultName={defaultName}
      state={state}
      refusal={useLetterEditor(({ refusal }) => refusal)}
      actions={useLetterEditorActions()}
      pdf={pdf}
      isDownloadSecondary
    />
  );
}
