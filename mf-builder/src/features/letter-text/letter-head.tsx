import { Download, Redo2, Save, Undo2 } from 'lucide-react';
import { Button } from '@shortlist/shared-ui/components/button';
import { useMessages } from '../../messages';
import { SaveMark } from '../../shared/document/save-mark';
import { useLetter, useLetterActions } from '../../shared/letter/letter';
import type { LetterPdf } from './use-letter-pdf';

/** The heading with how things stand, and what can be done with the whole letter. */
export function LetterHead({ pdf }: { pdf: LetterPdf }) {
  const t = useMessages();
  const saved = useLetter((editor) => editor.saved);
  const dirty = useLetter((editor) => editor.dirty);
  const mark = useLetter(({ saveMark }) => saveMark);
  const canUndo = useLetter((editor) => editor.canUndo);
  const canRedo = useLetter((editor) => editor.canRedo);
  const { undo, redo, save, flush } = useLetterActions();
  const wasSaved = saved !== null && saved.version > 0;
  return (
    <div className="flex flex-wrap items-center gap-x-4 gap-y-3 py-4 lg:py-5">
      <h1 tabIndex={-1} className="d3">
        {t(saved === null ? 'letter.create' : 'letter.edit')}
      </h1>
      <SaveMark mark={mark} known={saved !== null} onRetry={() => void flush()} />
      <div className="ml-auto flex">
        <Button variant="quiet" size="icon" aria-label={t('frame.undo')} off={!canUndo} onClick={undo}>
          <Undo2 size={20} aria-hidden />
        </Button>
        <Button variant="quiet" size="icon" aria-label={t('frame.redo')} off={!canRedo} onClick={redo}>
          <Redo2 size={20} aria-hidden />
        </Button>
      </div>
      <div className="flex flex-wrap items-center gap-2 max-md:w-full max-md:[&>button]:grow">
        <Button icon={<Save size={18} aria-hidden />} off={!dirty && wasSaved} onClick={() => void save()}>
          {t('frame.save')}
        </Button>
        <Button
          icon={<Download size={18} aria-hidden />}
          off={!wasSaved}
          busy={pdf.busy}
          busyLabel={t('frame.pdfBusy')}
          onClick={pdf.download}
          aria-describedby={wasSaved ? undefined : 'letter-pdf-needs'}
        >
          {t('frame.pdf')}
        </Button>
        {!wasSaved && (
          <span id="letter-pdf-needs" hidden>
            {t('letter.saveOnce')}
          </span>
        )}
      </div>
    </div>
  );
}
