import type { ParserHeading } from '@shortlist/contracts/builder/parser-view';
import type { ReactNode } from 'react';
import { clsx } from 'clsx';
import { useMessages } from '../../../messages';
import { useStoredLayout } from '../../../shared/page-fit/use-stored-layout';
import { PdfPage } from '../../../shared/pdf-pages/pdf-page';
import { DraftSheet } from '../pdf-preview/draft-sheet';
import { PdfPreviewSkeleton } from '../pdf-preview/pdf-preview';
import type { PdfPreviewState } from '../pdf-preview/use-pdf-preview';

interface Props {
  pdf: PdfPreviewState;
  headings: ParserHeading[];
  viewSwitch: ReactNode;
}

export function ReadingOrderSheet({ pdf: { pdfDocument, isPremiumRequired }, headings, viewSwitch }: Props) {
  const t = useMessages();
  const layout = useStoredLayout();
  const pageCount = pdfDocument?.numPages ?? 0;
  return (
    <section aria-label={t('machine.sheet')} className="grid min-w-0 grid-cols-1 gap-3">
      <div className="flex min-h-11 flex-wrap items-center justify-between gap-2">
        {viewSwitch}
        <span className="text-sm text-ink-soft">{t('machine.order')}</span>
      </div>
      {isPremiumRequired ? (
        <DraftSheet />
      ) : pdfDocument ? (
        <div className="grid gap-4">
          {Array.from({ length: pageCount }, (_, page) => (
            <div key={page} className="relative rounded-sheet scheme-light shadow-sheet">
              <PdfPage
                pdfDocument={pdfDocument}
                number={page + 1}
                label={t('export.page', { page: page + 1, total: pageCount })}
              />
              {layout && <HeadingNumbers headings={headings} page={page} paper={layout.paper} />}
            </div>
          ))}
        </div>
      ) : (
        <PdfPreviewSkeleton label={t('export.preparingPages')} />
      )}
      <ol className="sr-only">
        {headings.map(({ key, heading, known }) => (
          <li key={key}>{known ? heading : t('machine.unknown', { heading })}</li>
        ))}
      </ol>
    </section>
  );
}

interface HeadingNumbersProps {
  headings: ParserHeading[];
  page: number;
  paper: { width: number; height: number };
}

/** Numbers the headings, left of the text. The numbers are decorative, because a hidden list repeats them. */
function HeadingNumbers({ headings, page, paper }: HeadingNumbersProps) {
  return headings.map((heading, i) =>
    heading.page === page ? (
      <span
        key={heading.key}
        aria-hidden="true"
        style={{ left: `${(heading.x / paper.width) * 100}%`, top: `${(heading.y / paper.height) * 100}%` }}
        className={clsx(
          'absolute -ml-7 grid size-5 place-items-center rounded-full text-xs leading-none font-bold',
          heading.known ? 'bg-accent text-on-accent' : 'bg-warn text-sheet',
        )}
      >
        {i + 1}
      </span>
    ) : null,
  );
}
