import { Eye, PenLine } from 'lucide-react';
import { useEffect, useMemo, useState, type ReactNode } from 'react';
import { Button } from '@shortlist/shared-ui/components/button';
import { cx } from '@shortlist/shared-ui/components/cx';
import { Segments } from '@shortlist/shared-ui/components/segments';
import { ContentForm } from '../features/content/content-form';
import { ExampleNotice } from '../features/example-notice/example-notice';
import { LiveSheet } from '../features/live-sheet/live-sheet';
import { PageFitLine } from '../features/page-fit/page-fit-line';
import { BaseNotice } from '../features/review/base-notice';
import { accepted, withChanges } from '../features/review/review';
import { useReview } from '../features/review/review-context';
import { ReviewPanel } from '../features/review/review-panel';
import { PostingButton } from '../features/score/posting-button';
import { ScoreBar } from '../features/score/score-bar';
import { ScorePanel } from '../features/score/score-panel';
import { UnderSheet } from '../features/score/under-sheet';
import { Tray } from '../features/tray/tray';
import { useMessages } from '../messages';
import { useWantedField } from '../shared/editor/editor';
import { useOneColumn } from '@shortlist/shared-ui/components/use-media';
import { useScore } from '../shared/use-score';

interface Props {
  score: boolean;
  onCloseScore: () => void;
  onScoreShown: (heading: HTMLElement | null) => void;
  onPreview?: () => void;
}

export function ContentTab({ score, onCloseScore, onScoreShown, onPreview }: Props) {
  const t = useMessages();
  const narrow = useOneColumn();
  const { review } = useReview();
  const [view, setView] = useView();
  const left = review ? (
    <ReviewPanel />
  ) : (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-6">
      <PostingButton />
      <BaseNotice />
      <ExampleNotice />
      <ContentForm />
      <Tray />
      {onPreview && (
        <Button
          variant="primary"
          className="justify-self-start"
          icon={<Eye size={18} aria-hidden />}
          onClick={onPreview}
        >
          {t('builder.previewResume')}
        </Button>
      )}
    </div>
  );
  const scored = score && !narrow && !review;
  // Keeps the form mounted while it is hidden, so that its expanded sections and unfinished input survive switching to
  // the sheet or rotating the device.
  return (
    <div
      className={cx(
        'relative grid',
        // Keeps the bottom bar at the lower edge even if the review is short, because the chat button sits above it.
        narrow ? 'min-h-[calc(100dvh-8rem)] grid-cols-1 grid-rows-[auto_1fr_auto] gap-4' : 'items-start',
        !narrow && review !== null && 'grid-cols-[minmax(0,584px)_minmax(0,1fr)] gap-8',
        scored &&
          'grid-cols-[minmax(0,400px)_minmax(0,1fr)] gap-6 min-[1200px]:grid-cols-[minmax(0,400px)_minmax(0,1fr)_312px]',
        !narrow && !review && !scored && 'grid-cols-[minmax(0,568px)_minmax(0,1fr)] gap-8',
      )}
    >
      {narrow && (
        <Segments
          label={t('builder.view')}
          className="w-full"
          options={[
            { value: 'form', label: t(review ? 'builder.changes' : 'builder.form') },
            { value: 'sheet', label: t('builder.sheet') },
          ]}
          value={view}
          onChange={setView}
        />
      )}
      <div className="min-w-0" hidden={narrow && view === 'sheet'}>
        {left}
      </div>
      {(!narrow || view === 'sheet') && (
        <div className="h-full min-w-0">
          <ReviewedSheet
            narrow={narrow}
            marked={scored || review !== null}
            under={narrow ? undefined : <Under scored={scored} />}
          />
        </div>
      )}
      {scored && (
        // Overlays the sheet if there is no room for a third column.
        <aside className="max-h-[calc(100dvh-32px)] overflow-y-auto max-[1199px]:absolute max-[1199px]:top-0 max-[1199px]:right-0 max-[1199px]:z-20 max-[1199px]:w-78 max-[1199px]:shadow-pop min-[1200px]:sticky min-[1200px]:top-4">
          <ScorePanel onClose={onCloseScore} onShown={onScoreShown} />
        </aside>
      )}
      {narrow && <ScoreBar action={<OtherView view={view} onView={setView} />} />}
    </div>
  );
}

type View = 'form' | 'sheet';

/**
 * Returns the visible pane of narrow screens: the form (or the review) or the sheet. A requested field switches to the
 * form.
 */
function useView() {
  const [view, setView] = useState<View>('form');
  const { wanted } = useWantedField();
  useEffect(() => {
    if (wanted) setView('form');
  }, [wanted]);
  return [view, setView] as const;
}

function OtherView({ view, onView }: { view: View; onView: (view: View) => void }) {
  const t = useMessages();
  return view === 'form' ? (
    <Button icon={<Eye size={18} aria-hidden />} onClick={() => onView('sheet')}>
      {t('builder.seeSheet')}
    </Button>
  ) : (
    <Button icon={<PenLine size={18} aria-hidden />} onClick={() => onView('form')}>
      {t('builder.edit')}
    </Button>
  );
}

function Under({ scored }: { scored: boolean }) {
  return (
    <>
      {scored && <UnderSheet />}
      <PageFitLine />
    </>
  );
}

function ReviewedSheet(props: { narrow: boolean; marked: boolean; under?: ReactNode }) {
  const { review } = useReview();
  const { data: score } = useScore();
  const shown = useMemo(
    () => (review ? (draft: Parameters<typeof withChanges>[0]) => withChanges(draft, accepted(review)) : undefined),
    [review],
  );
  const marks = useMemo(
    () => (props.marked ? score?.terms.filter(({ place }) => place !== 'missing').map(({ term }) => term) : undefined),
    [props.marked, score],
  );
  const current = review?.changes.find(({ id }) => id === review.current);
  return <LiveSheet narrow={props.narrow} marks={marks} under={props.under} shown={shown} at={current?.path} />;
}
