import { useMemo, useRef, useState } from 'react';
import type { Generation } from '@shortlist/contracts/generator/generation';
import type { Check } from '@shortlist/contracts/platform/score';
import { applyFills, listBlanks } from '@shortlist/documents/blanks';
import { toText } from '@shortlist/documents/text';
import { Badge } from '@shortlist/shared-ui/components/badge';
import { Button } from '@shortlist/shared-ui/components/button';
import { Segments } from '@shortlist/shared-ui/components/segments';
import { Download } from 'lucide-react';
import { BlankEditor } from '../features/blanks/blank-editor';
import { blankElement } from '../features/blanks/place';
import { SaveMark } from '../features/blanks/save-mark';
import { stopsOf, useBlankTour } from '../features/blanks/use-blank-tour';
import { useFills } from '../features/blanks/use-fills';
import { resumeText } from '../features/documents/copy-text';
import { DocumentActions } from '../features/documents/document-actions';
import { DocumentPane } from '../features/documents/document-pane';
import { NotesCard } from '../features/documents/notes-card';
import { useCopy } from '../features/documents/use-copy';
import { AllKeywordsCard, KeywordCard } from '../features/score/keyword-cards';
import { ScoreBar } from '../features/score/score-bar';
import { ScoreCard } from '../features/score/score-card';
import { useMessages } from '../messages';
import { composeBoth } from '../shared/compose';
import type { DocumentName } from '../shared/document-name';
import { useDownload } from '../shared/use-download';
import { useOneColumn, usePhone } from '../shared/use-media';
import { useStickyTop } from '../shared/use-sticky-top';
import { useTemplateId } from '../shared/use-template-id';
import { ResultHead } from './result-head';

/** Both documents, their score, and the blanks that are filled in place. */
export function ResultView({ generation, onAnother }: { generation: Generation; onAnother: () => void }) {
  const t = useMessages();
  const templateId = useTemplateId();
  const oneColumn = useOneColumn();
  const phone = usePhone();
  const download = useDownload();
  const copy = useCopy();
  const { fills, fill, saveState, flush } = useFills(generation);
  const { column, top } = useStickyTop();
  const [chosen, setChosen] = useState<DocumentName>('resume');

  const { documents, jobTitle, language, pageSize, keywords, score } = generation;
  const { resume, letter } = documents;
  const trees = useMemo(
    () => composeBoth({ resume, letter, jobTitle, language, pageSize, templateId, fills }),
    [resume, letter, jobTitle, language, pageSize, templateId, fills],
  );
  const blanks = useMemo(() => listBlanks(resume, letter), [resume, letter]);
  const stops = stopsOf(trees, blanks);
  const tour = useBlankTour(stops);
  const openBlanks = stops.filter(({ filled }) => !filled).length;
  const frames = { resume: useRef<HTMLDivElement>(null), coverLetter: useRef<HTMLDivElement>(null) };

  // With one column the sheet in front is the chosen one; a blank on the other sheet brings that one to the front.
  const front = tour.current?.on ?? chosen;
  const shown: DocumentName[] = oneColumn ? [front] : ['resume', 'coverLetter'];
  const leave = () => {
    if (!tour.current) return;
    setChosen(tour.current.on);
    blankElement(frames[tour.current.on].current, tour.current.blank.id)?.focus();
    tour.leave();
  };

  const save = (document: DocumentName) =>
    download.mutate({ generationId: generation.id, document, blanks: openBlanks, before: flush });
  const saving = (document: DocumentName) => download.isPending && download.variables.document === document;
  const copied: Record<DocumentName, () => string> = {
    resume: () =>
      resumeText(applyFills(resume, fills), {
        summary: t('step.summary'),
        skills: t('step.skills'),
        experience: t('step.experience'),
      }),
    coverLetter: () => toText(trees.letter),
  };
  const actions = (document: DocumentName) => (
    <DocumentActions
      icons={oneColumn}
      busy={saving(document)}
      onCopy={() => void copy(copied[document]())}
      onDownload={() => save(document)}
    />
  );

  /** Here only blanks can be filled: a check is mended at the first open blank of the place that it names. */
  const fixOf = (check: Check) => {
    const { path } = check;
    const stop = path ? stops.find(({ blank, filled }) => !filled && blank.path.startsWith(path)) : undefined;
    return stop && (() => tour.open(stop.blank.id, stop.on));
  };

  const downloadMain = (document: DocumentName) => (
    <Button
      variant="primary"
      busy={saving(document)}
      icon={<Download size={20} aria-hidden />}
      onClick={() => save(document)}
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
          download={downloadMain('resume')}
        />
        <div className="mt-4 grid gap-8 lg:mt-6 lg:grid-cols-[minmax(0,1fr)_408px] lg:gap-10">
          <div className="grid min-w-0 content-start gap-4 lg:gap-10">
            {oneColumn && (
              <div className="flex items-center justify-between gap-2">
                <Segments
                  label={t('result.documents')}
                  value={front}
                  onChange={(document) => {
                    tour.leave();
                    setChosen(document);
                  }}
                  options={[
                    { value: 'resume', label: t('result.resume') },
                    { value: 'coverLetter', label: t('result.coverLetter') },
                  ]}
                />
                <div className="flex shrink-0">{actions(front)}</div>
              </div>
            )}
            {shown.map((document) => (
              <DocumentPane
                key={document}
                heading={t(`result.${document}`)}
                actions={actions(document)}
                bare={oneColumn}
                tree={document === 'resume' ? trees.resume : trees.letter}
                marks={keywords}
                reflow={phone}
                frame={frames[document]}
                activeBlank={tour.current?.blank.id}
                onBlank={(id) => tour.open(id, document)}
              >
                {tour.current?.on === document && (
                  <BlankEditor
                    key={tour.current.blank.id}
                    blank={tour.current.blank}
                    value={fills[tour.current.blank.id] ?? ''}
                    position={tour.current.position}
                    total={stops.length}
                    frame={frames[document]}
                    onFill={(value) => tour.current && fill(tour.current.blank.id, value)}
                    onMove={(step) => tour.move(step) || leave()}
                    onLeave={leave}
                  />
                )}
              </DocumentPane>
            ))}
            {oneColumn && openBlanks > 0 && (
              <div className="flex flex-wrap items-center justify-between gap-3">
                <Badge tone="warn">{t('blanks.short', { count: openBlanks })}</Badge>
                <Button onClick={tour.begin}>{t('blanks.fill')}</Button>
              </div>
            )}
          </div>
          <aside
            ref={column}
            style={{ top }}
            className="grid min-w-0 content-start gap-4 lg:sticky lg:self-start"
            aria-label={t('result.aside')}
          >
            <h2 className="sr-only">{t('result.aside')}</h2>
            <ScoreCard score={score} openBlanks={openBlanks} onFillBlanks={tour.begin} fixOf={fixOf} />
            <NotesCard suggestions={generation.suggestions} writer={generation.writer} />
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
      {oneColumn && <ScoreBar score={score} fixOf={fixOf} action={downloadMain(front)} />}
    </>
  );
}
