import type { ReactNode } from 'react';
import { useMessages } from '../../messages';
import { DocumentHead } from '../../shared/document/document-head';
import { useEditor, useEditorActions } from '../../shared/editor/editor';
import { PremiumDialog } from '../../shared/premium/premium-dialog';
import { usePdf } from '../../shared/stored/use-pdf';

interface Props {
  isNew: boolean;
  /** The score, where there is one. */
  score?: ReactNode;
  /** What stands before the download. */
  actions?: ReactNode;
  /** The download is offered by the screen below, too. */
  quietDownload: boolean;
}

/** The heading of the builder, and what can be done with the whole resume. */
export function EditorHead({ isNew, score, actions, quietDownload }: Props) {
  const t = useMessages();
  const state = {
    saved: useEditor(({ saved }) => saved),
    dirty: useEditor(({ dirty }) => dirty),
    saveMark: useEditor(({ saveMark }) => saveMark),
    canUndo: useEditor(({ canUndo }) => canUndo),
    canRedo: useEditor(({ canRedo }) => canRedo),
  };
  const editor = useEditorActions();
  const pdf = usePdf(async () => {
    const resume = await editor.ensureSaved();
    const path = `/api/resumes/${encodeURIComponent(resume?.id ?? '')}/pdf` as const;
    return resume && { path, body: { templateId: resume.templateId } };
  });
  return (
    <>
      <DocumentHead
        heading={t(isNew ? 'frame.create' : 'frame.edit')}
        saveFirst={t('frame.saveOnce')}
        state={state}
        actions={editor}
        pdf={pdf}
        quietDownload={quietDownload}
        before={score}
        after={actions}
      />
      <PremiumDialog reason={pdf.isPremium ? 'template' : null} onClose={pdf.closePremium} />
    </>
  );
}
