import { useRef, useState, type ReactNode } from 'react';
import { Alert } from '@shortlist/shared-ui/components/alert';
import { Button } from '@shortlist/shared-ui/components/button';
import { SheetSkeleton, Skeleton } from '@shortlist/shared-ui/components/skeleton';
import { useMessages } from '../../../messages';
import { PdfPage } from '../../../shared/pdf-pages/pdf-page';
import { PremiumDialog } from '../../../shared/premium/premium-dialog';
import { DraftSheet } from './draft-sheet';
import type { PdfPreviewState } from './use-pdf-preview';

interface Props {
  pdf: PdfPreviewState;
  viewSwitch: ReactNode;
  onOpenTemplates: () => void;
}

export function PdfPreview({ pdf, viewSwitch, onOpenTemplates }: Props) {
  const t = useMessages();
  const scrollContainer = useRef<HTMLDivElement>(null);
  const [currentPage, setCurrentPage] = useState(1);
  const [isPremiumDialogOpen, setPremiumDialogOpen] = useState(false);
  const { pdfDocument, hasFailed, isPremiumRequired } = pdf;
  const pageCount = pdfDocument?.numPages ?? 1;
  const shownPage = Math.min(currentPage, pageCount);

  const updateCurrentPage = () => {
    const { scrollTop = 0, scrollHeight = 1, clientHeight = 0 } = scrollContainer.current ?? {};
    const isAtEnd = scrollTop + clientHeight >= scrollHeight - 4;
    setCurrentPage(isAtEnd ? pageCount : 1 + Math.floor((scrollTop + clientHeight / 3) / (scrollHeight / pageCount)));
  };

  return (
    <section aria-label={t('export.preview')} className="grid min-w-0 grid-cols-1 gap-3">
      <div className="flex min-h-11 flex-wrap items-center justify-between gap-2">
        {viewSwitch}
        {pdfDocument && (
          <span className="text-sm text-ink-soft">{t('export.page', { page: shownPage, total: pageCount })}</span>
        )}
      </div>
      {isPremiumRequired && (
        <Alert
          title={t('export.premiumLead')}
          action={
            <span className="grid gap-2">
              <Button variant="primary" size="sm" onClick={() => setPremiumDialogOpen(true)}>
                {t('export.premiumGet')}
              </Button>
              <Button size="sm" onClick={onOpenTemplates}>
                {t('export.premiumOther')}
              </Button>
            </span>
          }
        >
          {t('export.premiumText')}
        </Alert>
      )}
      <PremiumDialog reason={isPremiumDialogOpen ? 'template' : null} onClose={() => setPremiumDialogOpen(false)} />
      {hasFailed && (
        <Alert
          tone="danger"
          title={t('export.pagesFailed')}
          action={
            <Button size="sm" onClick={pdf.retry}>
              {t('retry')}
            </Button>
          }
        >
          {pdfDocument ? t('export.pagesFailedKept') : t('export.pagesFailedText')}
        </Alert>
      )}
      {isPremiumRequired ? (
        <div className="max-h-[800px] overflow-y-auto rounded-sheet shadow-sheet">
          <DraftSheet />
        </div>
      ) : pdfDocument ? (
        // A scroll container must be reachable by keyboard.
        <div
          ref={scrollContainer}
          role="region"
          aria-label={t('export.pages')}
          tabIndex={0}
          onScroll={updateCurrentPage}
          className="grid max-h-[800px] gap-3 overflow-y-auto rounded-sheet shadow-sheet focus-visible:outline-2 focus-visible:outline-accent"
        >
          {Array.from({ length: pageCount }, (_, i) => (
            <PdfPage
              key={i}
              pdfDocument={pdfDocument}
              number={i + 1}
              label={t('export.page', { page: i + 1, total: pageCount })}
            />
          ))}
        </div>
      ) : (
        !hasFailed && <PdfPreviewSkeleton label={t('export.preparingPages')} />
      )}
    </section>
  );
}

export const PdfPreviewSkeleton = ({ label }: { label: string }) => (
  <Skeleton label={label}>
    <SheetSkeleton className="max-h-[800px]" />
  </Skeleton>
);
