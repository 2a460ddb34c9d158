import { Download } from 'lucide-react';
import { useState } from 'react';
import type { Generation } from '@shortlist/contracts/generator/generation';
import { Button } from '@shortlist/shared-ui/components/button';
import { SaveMark } from '../features/blanks/save-mark';
import { NotesCard } from '../features/documents/notes-card';
import { AllKeywordsCard, KeywordCard } from '../features/score/keyword-cards';
import { ScoreBar } from '../features/score/score-bar';
import { ScoreCard } from '../features/score/score-card';
import { useMessages } from '../messages';
import type { DocumentName } from '../shared/document-name';
import { useOneColumn } from '@shortlist/shared-ui/components/use-media';
import { useStickyTop } from '../shared/use-sticky-top';
import { DocumentsColumn } from './documents-column';
import { ResultHead } from './result-head';
import { useResult } from './use-result';

/** Both documents, their score, and the blanks that are filled in place. */
export function ResultView({ generation, onAnother }: { generation: Generation; onAnother: () => void }) {
  const t = useMessages();
  const oneColumn = useOneColumn();
  const { column, top } = useStickyTop();
  const [chosen, setChosen] = useState<DocumentName>('resume');
  const result = useResult(generation);
  const { tour, openBlanks, saveState, flush, fixOf, save, saving } = result;
  const { keywords, score, suggestions, writer } = generation;

  // In one column the button takes what is in front, in two the resume; the letter has a button of its own there.
  const main = oneColumn ? (tour.current?.on ?? chosen) : 'resume';
  const download = (
    <Button
      variant="primary"
      busy={saving(main)}
      icon={<Download size={20} className="max-[359px]:hidden" aria-hidden />}
      onClick={() => save(main)}
      className="max-sm:px-3 max-sm:whitespace-normal min-[360px]:text-left"
    >
      {t('pdf.download')}
    </Button>
  );

  return (
    <>
      <div className="wrap pt-6 pb-12 lg:pt-8">
        <ResultHead
          generation={generation}
          onAnother={onAnother}
          saved={<SaveMark state={saveState} onRetry={() => void flush()} />}
          download={download}
        />
        <div className="mt-4 grid gap-8 lg:mt-6 lg:grid-cols-[minmax(0,1fr)_408px] lg:gap-10">
          <DocumentsColumn
            result={result}
            keywords={keywords}
            oneColumn={oneColumn}
            chosen={chosen}
            onChoose={setChosen}
          />
          <aside
            ref={column}
            style={{ top }}
            className="grid min-w-0 content-start gap-4 lg:sticky lg:self-start"
            aria-label={t('result.aside')}
          >
            <h2 className="sr-only">{t('result.aside')}</h2>
            <ScoreCard score={score} openBlanks={openBlanks} onFillBlanks={tour.begin} fixOf={fixOf} />
            <NotesCard suggestions={suggestions} writer={writer} />
            <KeywordCard keywords={keywords} />
            <AllKeywordsCard keywords={keywords} terms={score.terms} />
          </aside>
        </div>
        {oneColumn && (
          <Button block className="mt-6" onClick={onAnother}>
            {t('result.another')}
          </Button>
        )}
      </div>
      {oneColumn && <ScoreBar score={score} fixOf={fixOf} action={download} />}
    </>
  );
}
