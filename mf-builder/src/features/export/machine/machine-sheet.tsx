import type { MachineHeading } from '@shortlist/contracts/builder/machine-view';
import type { ReactNode } from 'react';
import { cx } from '@shortlist/shared-ui/components/cx';
import { useMessages } from '../../../messages';
import { useLayout } from '../../../shared/page-fit/use-layout';
import { PdfPage } from '../../../shared/pdf-pages/pdf-page';
import { DraftSheet } from '../pages/draft-sheet';
import { PagesSkeleton } from '../pages/pages-box';
import type { Pdf } from '../pages/use-pdf';

interface Props {
  pdf: Pdf;
  order: MachineHeading[];
  views: ReactNode;
}

export function MachineSheet({ pdf: { pages, premiumOnly }, order, views }: Props) {
  const t = useMessages();
  const layout = useLayout();
  const count = pages?.numPages ?? 0;
  return (
    <section aria-label={t('machine.sheet')} className="grid min-w-0 grid-cols-1 gap-3">
      <div className="flex min-h-11 flex-wrap items-center justify-between gap-2">
        {views}
        <span className="text-sm text-ink-soft">{t('machine.order')}</span>
      </div>
      {premiumOnly ? (
        <DraftSheet />
      ) : pages ? (
        <div className="grid gap-4">
          {Array.from({ length: count }, (_, page) => (
            <div key={page} className="relative rounded-sheet scheme-light shadow-sheet">
              <PdfPage file={pages} number={page + 1} label={t('export.page', { page: page + 1, total: count })} />
              {layout && <Numbers order={order} page={page} paper={layout.paper} />}
            </div>
          ))}
        </div>
      ) : (
        <PagesSkeleton label={t('export.drawing')} />
      )}
      <ol className="sr-only">
        {order.map(({ key, heading, known }) => (
          <li key={key}>{known ? heading : t('machine.unknown', { heading })}</li>
        ))}
      </ol>
    </section>
  );
}

interface NumbersProps {
  order: MachineHeading[];
  page: number;
  paper: { width: number; height: number };
}

/** Places the numbers beside their headings, left of the text. Decorative: the list below repeats them as text. */
function Numbers({ order, page, paper }: NumbersProps) {
  return order.map((heading, i) =>
    heading.page === page ? (
      <span
        key={heading.key}
        aria-hidden="true"
        style={{ left: `${(heading.x / paper.width) * 100}%`, top: `${(heading.y / paper.height) * 100}%` }}
        className={cx(
          'absolute -ml-7 grid size-5 place-items-center rounded-full text-xs leading-none font-bold',
          heading.known ? 'bg-accent text-on-accent' : 'bg-warn text-sheet',
        )}
      >
        {i + 1}
      </span>
    ) : null,
  );
}
