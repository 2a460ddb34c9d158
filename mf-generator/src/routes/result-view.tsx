import { Download, PencilLine, SquarePen } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import type { Generation } from '@shortlist/contracts/generator/generation';
import { Button } from '@shortlist/shared-ui/components/button';
import { useOneColumn } from '@shortlist/shared-ui/components/use-media';
import { BlanksForm } from '../features/blanks/blanks-form';
import { blankElement, showBlank } from '../features/blanks/place';
import { SaveMark } from '../features/blanks/save-mark';
import { NotesCard } from '../features/documents/notes-card';
import { AllKeywordsCard, KeywordCard } from '../features/score/keyword-cards';
import { ScoreBar } from '../features/score/score-bar';
import { ScoreCard } from '../features/score/score-card';
import { useMessages } from '../messages';
import type { DocumentName } from '../shared/document-name';
import { useStickyTop } from '../shared/use-sticky-top';
import { DocumentsColumn } from './documents-column';
import { ResultHead } from './result-head';
import { useResult } from './use-result';

export function ResultView({ generation, onAnother }: { generation: Generation; onAnother: () => void }) {
  const t = useMessages();
  const oneColumn = useOneColumn();
  const { column, top } = useStickyTop();
  const [chosen, setChosen] = useState<DocumentName>('resume');
  const result = useResult(generation);
  const { blanks, fixOf, save, saving, canOpen, openInBuilder, opening } = result;
  const { active, openBlanks, isDone } = blanks;
  const { keywords, score, suggestions, writer } = generation;
  const begin = useRef<HTMLButtonElement>(null);
  const frames = { resume: useRef<HTMLDivElement>(null), coverLetter: useRef<HTMLDivElement>(null) };

  const shown = active?.on ?? chosen;
  // In one column the button downloads the visible document, in two columns the resume; the cover letter then has its
  // own button.
  const main = oneColumn ? shown : 'resume';

  // In two columns the sheet scrolls to the active blank; in one column the user looks at the form.
  const { resume, coverLetter } = frames;
  useEffect(() => {
    if (active && !oneColumn) showBlank((active.on === 'resume' ? resume : coverLetter).current, active.id);
  }, [active, oneColumn, resume, coverLetter]);

  const leave = () => {
    if (!active) return;
    const { pressed, on } = active;
    const document = pressed?.on ?? on;
    // In one column the button exists only once the form is closed.
    flushSync(() => {
      setChosen(document);
      blanks.close();
    });
    const frame = frames[document].current;
    // The blank may have been left out, and the button is gone once all blanks are filled.
    ((pressed && blankElement(frame, pressed.id)) ?? begin.current ?? frame)?.focus();
  };
  const download = (variant: 'primary' | 'secondary') => (
    <Button
      variant={variant}
      busy={saving(main)}
      icon={<Download size={20} className="max-[359px]:hidden" aria-hidden />}
      onClick={() => save(main)}
      className="max-sm:px-3 max-sm:whitespace-normal min-[360px]:text-left"
    >
      {t('pdf.download')}
    </Button>
  );
  const form = active && (
    <BlanksForm
      blanks={blanks}
      onLeave={leave}
      className="lg:max-h-[calc(100dvh-112px)]"
      finish={
        <>
          {download('primary')}
          {canOpen(main) && (
            <Button busy={opening(main)} icon={<SquarePen size={18} aria-hidden />} onClick={() => openInBuilder(main)}>
              {t('open.open')}
            </Button>
          )}
        </>
      }
    />
  );

  return (
    <>
      <div className="wrap pt-6 pb-12 lg:pt-8">
        <ResultHead
          generation={generation}
          openBlanks={openBlanks}
          onAnother={onAnother}
          saved={<SaveMark state={blanks.saveState} onRetry={() => void blanks.flush()} />}
          actions={
            <>
              {download(isDone ? 'primary' : 'secondary')}
              {openBlanks > 0 && (
                <Button
                  ref={oneColumn ? undefined : begin}
                  variant="primary"
                  icon={<PencilLine size={18} aria-hidden />}
                  onClick={blanks.begin}
                >
                  {t('blanks.fill')}
                </Button>
              )}
            </>
          }
        />
        <div className="mt-4 grid gap-8 lg:mt-6 lg:grid-cols-[minmax(0,1fr)_408px] lg:gap-10">
          <DocumentsColumn
            result={result}
            keywords={keywords}
            oneColumn={oneColumn}
            shown={shown}
            onChoose={(document) => {
              blanks.close();
              setChosen(document);
            }}
            form={oneColumn && form}
            frames={frames}
            begin={begin}
          />
          <aside
            ref={column}
            style={{ top }}
            className="grid min-w-0 content-start gap-4 lg:sticky lg:self-start"
            aria-label={form && !oneColumn ? t('blanks.fill') : t('result.aside')}
          >
            {form && !oneColumn ? (
              form
            ) : (
              <>
                <h2 className="sr-only">{t('result.aside')}</h2>
                <ScoreCard score={score} openBlanks={openBlanks} isDone={isDone} fixOf={fixOf} />
                <NotesCard suggestions={suggestions} writer={writer} />
                <KeywordCard keywords={keywords} />
                <AllKeywordsCard keywords={keywords} terms={score.terms} />
              </>
            )}
          </aside>
        </div>
        {oneColumn && (
          <Button block className="mt-6" onClick={onAnother}>
            {t('result.another')}
          </Button>
        )}
      </div>
      {oneColumn && !form && (
        <ScoreBar
          score={score}
          openBlanks={openBlanks}
          fixOf={fixOf}
          action={download(isDone ? 'primary' : 'secondary')}
        />
      )}
    </>
  );
}
