import { Eye, PenLine } from 'lucide-react';
import { useEffect, useMemo, useState, type ReactNode } from 'react';
import { Button } from '@shortlist/shared-ui/components/button';
import { clsx } from 'clsx';
import { SegmentedControl } from '@shortlist/shared-ui/components/segmented-control';
import { useLazyComponent } from '@shortlist/shared-ui/navigation/use-lazy-component';
import { ContentForm } from '../features/content/content-form';
import { ExampleNotice } from '../features/example-notice/example-notice';
import { LiveSheet } from '../features/live-sheet/live-sheet';
import { PageFitBar } from '../features/page-fit/page-fit-bar';
import { BaseChangesNotice } from '../features/change-review/base-changes-notice';
import { listAcceptedChanges, applyReviewChanges } from '../features/change-review/change-review';
import { useChangeReview } from '../features/change-review/change-review-context';
import { useAcceptedScore } from '../features/change-review/use-accepted-score';
import { JobPostingButton } from '../features/score/job-posting-button';
import { ScoreBar } from '../features/score/score-bar';
import { ScorePanel } from '../features/score/score-panel';
import { FixNavigator } from '../features/score/fix-navigator';
import { ResumeUnplacedLines } from '../features/unplaced-lines/resume-unplaced-lines';
import { useMessages } from '../messages';
import { useRequestedField } from '../shared/resume-editor/resume-editor-context';
import { useIsSingleColumn, useMediaQuery } from '@shortlist/shared-ui/components/use-media-query';
import { useScore } from '../shared/use-score';

const loadChangeReviewPanel = async () =>
  (await import('../features/change-review/change-review-panel')).ChangeReviewPanel;

interface Props {
  isScoreOpen: boolean;
  onCloseScore: () => void;
  onScoreShown: (heading: HTMLElement | null) => void;
  onPreview?: () => void;
}

export function ContentTab({ isScoreOpen, onCloseScore, onScoreShown, onPreview }: Props) {
  const t = useMessages();
  const isNarrow = useIsSingleColumn();
  const hasAtMostTwoColumns = useMediaQuery('(max-width: 1199px)');
  const { review } = useChangeReview();
  const ChangeReviewPanel = useLazyComponent(loadChangeReviewPanel, review !== null);
  const { data: storedScore } = useScore();
  const score = useAcceptedScore(review) ?? storedScore;
  const [view, setView] = useNarrowView(review !== null);
  const formColumn = review ? (
    ChangeReviewPanel && <ChangeReviewPanel />
  ) : (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-6">
      <JobPostingButton />
      <BaseChangesNotice />
      <ExampleNotice />
      <ContentForm />
      <ResumeUnplacedLines />
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
  const isScoreVisible = isScoreOpen && !isNarrow && !review;
  // The score replaces the sheet if the screen is too narrow for three columns.
  const isSheetVisible = isNarrow ? view === 'sheet' : !isScoreVisible || !hasAtMostTwoColumns;
  // The form stays mounted while hidden, so that switching to the sheet or rotating the device preserves its expanded
  // sections and unfinished input.
  return (
    <div
      className={clsx(
        'relative grid',
        // The chat button is above the bottom bar, so the bar must stay at the bottom of the window even for a short
        // review.
        isNarrow ? 'min-h-[calc(100dvh-8rem)] grid-cols-1 grid-rows-[auto_1fr_auto] gap-4' : 'items-start',
        !isNarrow && review !== null && 'grid-cols-[minmax(0,584px)_minmax(0,1fr)] gap-8',
        isScoreVisible &&
          'grid-cols-[minmax(0,1fr)_312px] gap-6 min-[1200px]:grid-cols-[minmax(0,400px)_minmax(0,1fr)_312px]',
        !isNarrow && !review && !isScoreVisible && 'grid-cols-[minmax(0,568px)_minmax(0,1fr)] gap-8',
      )}
    >
      {isNarrow && (
        <SegmentedControl
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
      <div className="min-w-0" hidden={isNarrow && view === 'sheet'}>
        {formColumn}
      </div>
      {isSheetVisible && (
        <div className="h-full min-w-0">
          <ReviewedSheet
            isNarrow={isNarrow}
            isHighlighted={isScoreVisible || review !== null}
            footer={isNarrow ? undefined : <SheetFooter hasFixNavigator={isScoreVisible} />}
          />
        </div>
      )}
      {isScoreVisible && (
        <aside className="sticky top-4 max-h-[calc(100dvh-32px)] overflow-y-auto">
          <ScorePanel onClose={onCloseScore} onShown={onScoreShown} />
        </aside>
      )}
      {isNarrow && (
        <ScoreBar
          score={score}
          isReviewing={review !== null}
          action={<ViewToggle view={view} onViewChange={setView} />}
        />
      )}
    </div>
  );
}

type NarrowView = 'form' | 'sheet';

/**
 * Narrow screens show either the form or the sheet. A review replaces the form. Requesting a field or starting a
 * review switches to the form.
 */
function useNarrowView(isReviewing: boolean) {
  const [view, setView] = useState<NarrowView>('form');
  const [wasReviewing, setWasReviewing] = useState(isReviewing);
  if (isReviewing !== wasReviewing) {
    setWasReviewing(isReviewing);
    if (isReviewing) setView('form');
  }
  const { requested } = useRequestedField();
  useEffect(() => {
    if (requested) setView('form');
  }, [requested]);
  return [view, setView] as const;
}

function ViewToggle({ view, onViewChange }: { view: NarrowView; onViewChange: (view: NarrowView) => void }) {
  const t = useMessages();
  return view === 'form' ? (
    <Button icon={<Eye size={18} aria-hidden />} onClick={() => onViewChange('sheet')}>
      {t('builder.seeSheet')}
    </Button>
  ) : (
    <Button icon={<PenLine size={18} aria-hidden />} onClick={() => onViewChange('form')}>
      {t('builder.edit')}
    </Button>
  );
}

function SheetFooter({ hasFixNavigator }: { hasFixNavigator: boolean }) {
  return (
    <>
      {hasFixNavigator && <FixNavigator />}
      <PageFitBar />
    </>
  );
}

function ReviewedSheet(props: { isNarrow: boolean; isHighlighted: boolean; footer?: ReactNode }) {
  const { review } = useChangeReview();
  const { data: score } = useScore();
  const transformDraft = useMemo(
    () =>
      review
        ? (draft: Parameters<typeof applyReviewChanges>[0]) => applyReviewChanges(draft, listAcceptedChanges(review))
        : undefined,
    [review],
  );
  const highlightTerms = useMemo(
    () =>
      props.isHighlighted ? score?.terms.filter(({ place }) => place !== 'missing').map(({ term }) => term) : undefined,
    [props.isHighlighted, score],
  );
  const currentChange = review?.changes.find(({ id }) => id === review.current);
  return (
    <LiveSheet
      isNarrow={props.isNarrow}
      highlightTerms={highlightTerms}
      footer={props.footer}
      transformDraft={transformDraft}
      outlinedPath={currentChange?.path}
    />
  );
}
