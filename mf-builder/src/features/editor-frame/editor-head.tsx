import type { ReactNode } from 'react';
import { useMessages } from '../../messages';
import { DocumentHead } from '../../shared/document/document-head';
import { useDownloadCheck } from '../../shared/editor/download-check';
import { useEditor, useEditorActions } from '../../shared/editor/editor';
import { resumeKind } from '../../shared/editor/resume-kind';
import { PremiumDialog } from '../../shared/premium/premium-dialog';
import { usePdf } from '../../shared/stored/use-pdf';

interface Props {
  isNew: boolean;
  score?: ReactNode;
  actions?: ReactNode;
  /** True if the screen below also offers the download. */
  quietDownload: boolean;
}

export function EditorHead({ isNew, score, actions, quietDownload }: Props) {
  const t = useMessages();
  const state = {
    saved: useEditor(({ saved }) => saved),
    saveMark: useEditor(({ saveMark }) => saveMark),
    canUndo: useEditor(({ canUndo }) => canUndo),
    canRedo: useEditor(({ canRedo }) => canRedo),
  };
  const name = useEditor(({ state: { title } }) => title);
  const usualName = useEditor(({ state: draft }) => resumeKind.usualTitle(draft));
  const editor = useEditorActions();
  const check = useDownloadCheck();
  const pdf = usePdf(async () => {
    const resume = await editor.ensureStored();
    return resume && `/api/resumes/${encodeURIComponent(resume.id)}/pdf`;
  });
  return (
    <>
      <DocumentHead
        heading={t(isNew ? 'frame.create' : 'frame.edit')}
        name={name}
        usualName={usualName}
        state={state}
        actions={editor}
        pdf={{ ...pdf, download: () => check(pdf.download) }}
        quietDownload={quietDownload}
        before={score}
        after={actions}
      />
      <PremiumDialog reason={pdf.isPremium ? 'template' : null} onClose={pdf.closePremium} />
    </>
  );
}
