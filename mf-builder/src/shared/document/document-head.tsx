import { Download, Redo2, Save, Undo2 } from 'lucide-react';
import { useId, type ReactNode } from 'react';
import { Button } from '@shortlist/shared-ui/components/button';
import { useMessages } from '../../messages';
import type { Pdf } from '../stored/use-pdf';
import type { Stored } from './kind';
import type { DocumentState } from './store';
import { SaveMark } from './save-mark';

interface Props {
  heading: string;
  /** What is said of a document that was never saved: it has no file yet. */
  saveFirst: string;
  state: Pick<DocumentState<object, Stored>, 'saved' | 'dirty' | 'saveMark' | 'canUndo' | 'canRedo'>;
  actions: { undo: () => void; redo: () => void; save: () => Promise<unknown>; flush: () => Promise<boolean> };
  pdf: Pdf;
  /** The download is offered by the screen below, too. */
  quietDownload: boolean;
  /** Stands before Save, and after it. */
  before?: ReactNode;
  after?: ReactNode;
}

/** The heading with how things stand, and what can be done with the whole document. */
export function DocumentHead({ heading, saveFirst, state, actions, pdf, quietDownload, before, after }: Props) {
  const t = useMessages();
  const needs = useId();
  const { saved, dirty, saveMark, canUndo, canRedo } = state;
  const wasSaved = saved !== null && saved.version > 0;
  return (
    <div className="flex flex-wrap items-center gap-x-2 gap-y-3 py-4 lg:py-5">
      <div className="flex min-w-0 grow items-center justify-between gap-2">
        <div className="flex min-w-0 flex-wrap items-center gap-x-4 gap-y-1">
          <h1
            tabIndex={-1}
            // Where the words are long, one step smaller on the smallest screens: one line rather than two.
            className="d3 max-xs:[&:is(:lang(de),:lang(es),:lang(fr))]:text-xl"
          >
            {heading}
          </h1>
          <SaveMark mark={saveMark} known={saved !== null} onRetry={() => void actions.flush()} />
        </div>
        <div className="flex self-start max-md:-mt-1 max-md:-mr-3 md:self-center">
          <Button variant="quiet" size="icon" aria-label={t('frame.undo')} off={!canUndo} onClick={actions.undo}>
            <Undo2 size={20} aria-hidden />
          </Button>
          <Button variant="quiet" size="icon" aria-label={t('frame.redo')} off={!canRedo} onClick={actions.redo}>
            <Redo2 size={20} aria-hidden />
          </Button>
        </div>
      </div>
      {/* The smallest screens have room for the words alone. */}
      <div className="ml-auto flex flex-wrap items-center gap-2 max-md:w-full max-md:[&>button]:grow max-xs:[&>button]:px-3 max-xs:[&>button>svg]:hidden">
        {before}
        <Button icon={<Save size={18} aria-hidden />} off={!dirty && wasSaved} onClick={() => void actions.save()}>
          {t('frame.save')}
        </Button>
        {after}
        <Button
          variant={quietDownload ? 'secondary' : 'primary'}
          icon={<Download size={18} aria-hidden />}
          off={!wasSaved}
          busy={pdf.busy}
          onClick={pdf.download}
          aria-describedby={wasSaved ? undefined : needs}
        >
          {t('frame.pdf')}
        </Button>
        {!wasSaved && (
          <span id={needs} hidden>
            {saveFirst}
          </span>
        )}
      </div>
    </div>
  );
}
