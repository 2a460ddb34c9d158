import { Download, Redo2, Save, Undo2 } from 'lucide-react';
import type { ReactNode } from 'react';
import { Button } from '@shortlist/shared-ui/components/button';
import { useMessages } from '../../messages';
import { useEditor, useEditorActions } from '../../shared/editor/editor';
import { PremiumDialog } from '../../shared/premium/premium-dialog';
import { SaveMark } from '../../shared/document/save-mark';
import { usePdf } from './use-pdf';

interface Props {
  isNew: boolean;
  /** The score, where there is one. */
  score?: ReactNode;
  /** What stands before the download. */
  actions?: ReactNode;
  /** The download is offered by the screen below, too. */
  quietDownload: boolean;
}

/** The heading with how things stand, and what can be done with the whole resume. */
export function EditorHead({ isNew, score, actions, quietDownload }: Props) {
  const t = useMessages();
  const saved = useEditor((state) => state.saved);
  const dirty = useEditor((state) => state.dirty);
  const mark = useEditor(({ saveMark }) => saveMark);
  const canUndo = useEditor((state) => state.canUndo);
  const canRedo = useEditor((state) => state.canRedo);
  const { undo, redo, save, flush } = useEditorActions();
  const pdf = usePdf();
  const wasSaved = saved !== null && saved.version > 0;

  return (
    <div className="flex flex-wrap items-center gap-x-4 gap-y-3 py-4 lg:py-5">
      <h1 tabIndex={-1} className="d3">
        {t(isNew ? 'frame.create' : 'frame.edit')}
      </h1>
      <SaveMark mark={mark} known={saved !== null} onRetry={() => void flush()} />
      <div className="ml-auto flex flex-wrap items-center gap-2 max-md:w-full max-md:[&>button]:grow">
        <div className="flex">
          <Button variant="quiet" size="icon" aria-label={t('frame.undo')} off={!canUndo} onClick={undo}>
            <Undo2 size={20} aria-hidden />
          </Button>
          <Button variant="quiet" size="icon" aria-label={t('frame.redo')} off={!canRedo} onClick={redo}>
            <Redo2 size={20} aria-hidden />
          </Button>
        </div>
        {score}
        <SaveButton off={!dirty && wasSaved} onSave={save} />
        {actions}
        <Button
          variant={quietDownload ? 'secondary' : 'primary'}
          icon={<Download size={18} aria-hidden />}
          off={!wasSaved}
          busy={pdf.busy}
          onClick={pdf.download}
          aria-describedby={wasSaved ? undefined : 'pdf-needs'}
        >
          {t('frame.pdf')}
        </Button>
        {!wasSaved && (
          <span id="pdf-needs" hidden>
            {t('frame.saveOnce')}
          </span>
        )}
      </div>
      <PremiumDialog reason={pdf.isPremium ? 'template' : null} onClose={pdf.closePremium} />
    </div>
  );
}

function SaveButton({ off, onSave }: { off: boolean; onSave: () => Promise<unknown> }) {
  const t = useMessages();
  return (
    <Button icon={<Save size={18} aria-hidden />} off={off} onClick={() => void onSave()}>
      {t('frame.save')}
    </Button>
  );
}
