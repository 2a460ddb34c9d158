import { CircleArrowDown } from 'lucide-react';
import { useDeferredValue, useEffect, useMemo, useRef, useState } from 'react';
import { messageOf } from '@shortlist/shared-ui/api';
import { useToast } from '@shortlist/shared-ui/area';
import { Button } from '@shortlist/shared-ui/components/button';
import { useGo, useLanguage } from '@shortlist/shared-ui/navigation/use-language';
import { useQueryClient } from '@shortlist/shared-ui/query';
import { useMessages } from '../../../messages';
import { createResume } from '../calls';
import { confidenceOf, fieldsAt, type Review } from '../review';
import { rowsOf, type Row } from '../rows';
import { SourceBox } from '../source/source-box';
import { DiscardDialog } from './discard-dialog';
import { LiveReviewContext } from './live-review';
import { ReviewTray } from './review-tray';
import { SectionList } from './section-list';
import { SkillsCard } from './skills-card';
import { Summary } from './summary';
import { useCurrentRow } from './use-current-row';

interface Props {
  review: Review;
  pdf: string | undefined;
  onChange: (update: (review: Review) => Review) => void;
  onEnd: () => void;
}

export function ReviewScreen({ review, pdf, onChange, onEnd }: Props) {
  const t = useMessages();
  const language = useLanguage();
  const go = useGo();
  const toast = useToast();
  const queries = useQueryClient();
  const [busy, setBusy] = useState(false);
  const [asking, setAsking] = useState(false);
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);

  const later = useDeferredValue(review);
  const sections = useMemo(() => rowsOf(later, language, t), [later, language, t]);
  const rows = sections.flatMap(({ entries }) => entries.flat());
  const isOpen = (row: Row) => confidenceOf(fieldsOf(review, row)) !== 'sure';
  const { current, choose, next, onKeyDown } = useCurrentRow(rows, isOpen);

  async function use() {
    setBusy(true);
    try {
      const { id } = await createResume(review);
      onEnd();
      void queries.invalidateQueries({ predicate: ({ queryKey }) => queryKey[0] === '/api/resumes' });
      toast({ title: t('import.done'), description: t('import.doneText') });
      go(`/resume-builder/${id}`);
    } catch (error) {
      setBusy(false);
      toast({
        title: t('import.failed'),
        description: messageOf(error) ?? t('import.failedText'),
        variant: 'destructive',
      });
    }
  }

  const row = rows.find(({ key }) => key === current.key);
  return (
    <div onKeyDown={onKeyDown}>
      <div className="border-b border-line">
        <div className="wrap grid items-center gap-4 py-6 md:grid-cols-[minmax(0,1fr)_auto]">
          <div className="grid min-w-0 gap-1">
            <h1 ref={heading} tabIndex={-1} className="d3 outline-none">
              {t('import.check')}
            </h1>
            <Summary review={review} />
          </div>
          <div className="flex flex-wrap gap-2 max-md:[&>button]:grow">
            <Button variant="quiet" onClick={() => (review.touched ? setAsking(true) : onEnd())}>
              {t('import.cancel')}
            </Button>
            <Button
              variant="primary"
              busy={busy}
              busyLabel={t('import.using')}
              // `createFromReview` reports its own errors.
              onClick={() => void use()}
            >
              {t('import.use')}
            </Button>
          </div>
        </div>
      </div>
      <div className="wrap grid items-start gap-8 pt-6 pb-16 lg:grid-cols-[minmax(0,1fr)_minmax(0,460px)] xl:grid-cols-[minmax(0,1fr)_504px]">
        <div className="grid min-w-0 gap-4">
          {rows.some(isOpen) && (
            <Button
              size="sm"
              className="justify-self-start"
              icon={<CircleArrowDown size={18} aria-hidden />}
              aria-keyshortcuts="N"
              onClick={() => next(true)}
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
            <SectionList
              sections={sections}
              review={later}
              current={current}
              onChoose={choose}
              onNext={next}
              onChange={onChange}
            />
          </LiveReviewContext>
          <SkillsCard review={review} onChange={onChange} />
        </div>
        <div className="grid min-w-0 gap-5 lg:sticky lg:top-0 lg:-m-4 lg:max-h-dvh lg:overflow-y-auto lg:p-4">
          <SourceBox
            file={review.file}
            pdf={pdf}
            line={row && lineOf(review, row, current.path)}
            alone={review.tray.length === 0}
          />
          <ReviewTray content={review.content} tray={review.tray} onChange={onChange} />
        </div>
      </div>
      <DiscardDialog open={asking} onStay={() => setAsking(false)} onDiscard={onEnd} />
    </div>
  );
}

const fieldsOf = (review: Review, row: Row) => row.fields.flatMap(({ path }) => fieldsAt(review.fields, path));

/** Returns the source line of the edited field of a row, else of a doubtful field, else of any field. */
function lineOf(review: Review, row: Row, path: string | undefined): number | undefined {
  const fields = fieldsOf(review, row).filter(({ line }) => line !== undefined);
  const edited = path === undefined ? [] : fieldsAt(fields, path);
  const doubtful = fields.filter(({ confidence }) => confidence === 'check');
  return [...edited, ...doubtful, ...fields][0]?.line;
}
