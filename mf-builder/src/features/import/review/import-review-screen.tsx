import { CircleArrowDown } from 'lucide-react';
import { useDeferredValue, useEffect, useMemo, useRef, useState } from 'react';
import { getErrorMessage } from '@shortlist/shared-ui/api';
import { useToast } from '@shortlist/shared-ui/area';
import { Button } from '@shortlist/shared-ui/components/button';
import { useLanguage, useLocalizedNavigate } from '@shortlist/shared-ui/navigation/use-language';
import { useMutation, useQueryClient } from '@shortlist/shared-ui/query';
import { useMessages } from '../../../messages';
import { createResume } from '../api';
import { getLowestConfidence, findFieldsAt, type ImportReview } from '../import-review';
import { createReviewSections, type ReviewRow } from '../review-rows';
import { SourcePanel } from '../source/source-panel';
import { DiscardDialog } from './discard-dialog';
import { LiveReviewContext, ReviewActionsContext } from './review-context';
import { ReviewUnplacedLines } from './review-unplaced-lines';
import { ReviewSectionList } from './review-section-list';
import { SkillsCard } from './skills-card';
import { ReviewSummary } from './review-summary';
import { useCurrentRow } from './use-current-row';
import { createPathFilter } from '../../../shared/api-paths';

interface Props {
  review: ImportReview;
  /** Base64-encoded file, if it is a PDF and still available. */
  pdf: string | undefined;
  onChange: (update: (review: ImportReview) => ImportReview) => void;
  onFinish: () => void;
}

export function ImportReviewScreen({ review, pdf, onChange, onFinish }: Props) {
  const t = useMessages();
  const language = useLanguage();
  const navigate = useLocalizedNavigate();
  const toast = useToast();
  const queryClient = useQueryClient();
  const [isConfirmingDiscard, setConfirmingDiscard] = useState(false);
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);

  const deferredReview = useDeferredValue(review);
  const sections = useMemo(() => createReviewSections(deferredReview, language, t), [deferredReview, language, t]);
  const rows = sections.flatMap(({ entries }) => entries.flat());
  const needsReview = (row: ReviewRow) => getLowestConfidence(getRowFields(review, row)) !== 'sure';
  const { currentRow, select, selectNext, onKeyDown } = useCurrentRow(rows, needsReview);
  const actions = useMemo(() => ({ change: onChange, select, selectNext }), [onChange, select, selectNext]);

  const resumeCreation = useMutation({
    mutationFn: () => createResume(review),
    onSuccess: ({ id }) => {
      onFinish();
      void queryClient.invalidateQueries(createPathFilter('/api/resumes'));
      toast({ title: t('import.done'), description: t('import.doneText') });
      navigate(`/resume-builder/${id}`);
    },
    onError: (error) =>
      toast({
        title: t('import.failed'),
        description: getErrorMessage(error) ?? t('import.failedText'),
        variant: 'destructive',
      }),
  });

  const openRow = rows.find(({ key }) => key === currentRow.key);
  return (
    <div onKeyDown={onKeyDown}>
      <div className="border-b border-line">
        <div className="wrap grid items-center gap-4 py-6 md:grid-cols-[minmax(0,1fr)_auto]">
          <div className="grid min-w-0 gap-1">
            <h1 ref={heading} tabIndex={-1} className="d3 outline-none">
              {t('import.check')}
            </h1>
            <ReviewSummary review={review} />
          </div>
          <div className="flex flex-wrap gap-2 max-md:[&>button]:grow">
            <Button variant="quiet" onClick={() => (review.touched ? setConfirmingDiscard(true) : onFinish())}>
              {t('import.cancel')}
            </Button>
            <Button
              variant="primary"
              busy={resumeCreation.isPending || resumeCreation.isSuccess}
              busyLabel={t('import.using')}
              onClick={() => resumeCreation.mutate()}
            >
              {t('import.use')}
            </Button>
          </div>
        </div>
      </div>
      <ReviewActionsContext value={actions}>
        <div className="wrap grid items-start gap-8 pt-6 pb-16 lg:grid-cols-[minmax(0,1fr)_minmax(0,460px)] xl:grid-cols-[minmax(0,1fr)_504px]">
          <div className="grid min-w-0 gap-4">
            {rows.some(needsReview) && (
              <Button
                size="sm"
                className="justify-self-start"
                icon={<CircleArrowDown size={18} aria-hidden />}
                aria-keyshortcuts="N"
                onClick={() => selectNext(true)}
              >
                {t('import.next')}
                <kbd
                  aria-hidden
                  className="rounded-sm border border-line bg-sunken px-1 text-xs text-ink-soft max-md:hidden"
                >
                  N
                </kbd>
              </Button>
            )}
            <LiveReviewContext value={review}>
              <ReviewSectionList sections={sections} review={deferredReview} currentRow={currentRow} />
            </LiveReviewContext>
            <SkillsCard review={review} />
          </div>
          <div className="grid min-w-0 gap-5 lg:sticky lg:top-0 lg:-m-4 lg:max-h-dvh lg:overflow-y-auto lg:p-4">
            <SourcePanel
              file={review.file}
              pdf={pdf}
              lineIndex={openRow && getSourceLineIndex(review, openRow, currentRow.path)}
              isLastOnPage={review.tray.length === 0}
            />
            <ReviewUnplacedLines content={review.content} tray={review.tray} />
          </div>
        </div>
      </ReviewActionsContext>
      <DiscardDialog open={isConfirmingDiscard} onStay={() => setConfirmingDiscard(false)} onDiscard={onFinish} />
    </div>
  );
}

const getRowFields = (review: ImportReview, row: ReviewRow) =>
  row.fields.flatMap(({ path }) => findFieldsAt(review.fields, path));

/** Prefers the source line of the edited field, then of a doubtful field, then of any field in the row. */
function getSourceLineIndex(review: ImportReview, row: ReviewRow, path: string | undefined): number | undefined {
  const fields = getRowFields(review, row).filter(({ line }) => line !== undefined);
  const editedFields = path === undefined ? [] : findFieldsAt(fields, path);
  const doubtfulFields = fields.filter(({ confidence }) => confidence === 'check');
  return [...editedFields, ...doubtfulFields, ...fields][0]?.line;
}
