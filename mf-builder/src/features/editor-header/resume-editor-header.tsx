import type { ReactNode } from 'react';
import { documentLabels } from '@shortlist/documents/i18n/document-labels';
import { useLanguage } from '@shortlist/shared-ui/navigation/use-language';
import { useMessages } from '../../messages';
import { DocumentHeader } from '../../shared/document/document-header';
import { useFormatFieldLocation } from '../../shared/field-location/use-format-field-location';
import { useConfirmDownload } from '../../shared/resume-editor/download-check';
import {
  useResumeEditor,
  useResumeEditorActions,
  useResumeHeaderState,
} from '../../shared/resume-editor/resume-editor-context';
import { resumeAdapter } from '../../shared/resume-editor/resume-adapter';
import { PremiumDialog } from '../../shared/premium/premium-dialog';
import { usePdfDownload } from '../../shared/download/use-pdf-download';
import { getResumePath } from '../../shared/api-paths';

interface Props {
  isNew: boolean;
  scoreToggle?: ReactNode;
  actions?: ReactNode;
  /** True if the screen below also offers a download. */
  isDownloadSecondary: boolean;
}

export function ResumeEditorHeader({ isNew, scoreToggle, actions, isDownloadSecondary }: Props) {
  const t = useMessages();
  const state = useResumeHeaderState();
  const refusal = useResumeEditor((editor) => editor.refusal);
  const rejectedPath = useResumeEditor((editor) => editor.rejectedPath);
  const rejectedFieldError = useResumeEditor(({ issues }) => (rejectedPath ? issues[rejectedPath] : undefined));
  const formatLocation = useFormatFieldLocation();
  const { labelSeparator } = documentLabels[useLanguage()];
  const name = useResumeEditor(({ draft: { title } }) => title);
  const defaultName = useResumeEditor(({ draft }) => resumeAdapter.getDefaultTitle(draft));
  const editor = useResumeEditorActions();
  const confirmDownload = useConfirmDownload();
  const pdf = usePdfDownload(async () => {
    const resume = await editor.ensureStored();
    return resume && (`${getResumePath(resume.id)}/pdf` as const);
  });
  return (
    <>
      <DocumentHeader
        heading={t(isNew ? 'frame.create' : 'frame.edit')}
        name={name}
        defaultName={defaultName}
        state={state}
        refusal={
          rejectedPath && rejectedFieldError ? (
            <button type="button" className="text-left underline" onClick={() => editor.focusField(rejectedPath)}>
              {`${formatLocation(rejectedPath)}${labelSeparator}${rejectedFieldError}`}
            </button>
          ) : (
            refusal
          )
        }
        actions={editor}
        pdf={{ ...pdf, download: () => confirmDownload(pdf.download) }}
        isDownloadSecondary={isDownloadSecondary}
        actionsBeforeSave={scoreToggle}
        actionsAfterSave={actions}
      />
      <PremiumDialog reason={pdf.isPremiumRequired ? 'template' : null} onClose={pdf.dismissPremium} />
    </>
  );
}
