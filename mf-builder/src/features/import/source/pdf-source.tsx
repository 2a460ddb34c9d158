import { ChevronLeft, ChevronRight } from 'lucide-react';
import { useState } from 'react';
import type { ImportResult } from '@shortlist/contracts/builder/import';
import { Button } from '@shortlist/shared-ui/components/button';
import { SkeletonBlock, Skeleton } from '@shortlist/shared-ui/components/skeleton';
import { useMessages } from '../../../messages';
import { PdfPage } from '../../../shared/pdf-pages/pdf-page';
import { SourceHeader } from './source-header';
import { SourceScrollRegion } from './source-scroll-region';
import { usePdfDocument, useLineHighlight } from './pdf-source-hooks';

interface Props {
  /** Base64-encoded PDF. */
  data: string;
  line: ImportResult['lines'][number] | undefined;
  onFail: () => void;
}

export function PdfSource({ data, line, onFail }: Props) {
  const t = useMessages();
  const pdfDocument = usePdfDocument(data, onFail);
  /** The page that the user turned to. Ignored after another line is selected. */
  const [turnedPage, setTurnedPage] = useState<{ line: Props['line']; page: number }>();
  const pageCount = pdfDocument?.numPages ?? 0;
  const requestedPage = (turnedPage?.line === line && turnedPage?.page) || line?.page || 1;
  const pageNumber = Math.min(requestedPage, Math.max(pageCount, 1));
  const highlight = useLineHighlight(pdfDocument, pageNumber, pageNumber === line?.page ? line.text : undefined);
  const turnPages = (step: number) =>
    setTurnedPage({ line, page: Math.min(Math.max(pageNumber + step, 1), pageCount) });

  if (!pdfDocument) {
    return (
      <>
        <SourceHeader page={0} pageCount={0} />
        <Skeleton label={t('import.openingFile')}>
          <SkeletonBlock className="h-80 rounded-sheet lg:h-96" />
        </Skeleton>
      </>
    );
  }
  return (
    <>
      <SourceHeader page={pageNumber} pageCount={pageCount}>
        {pageCount > 1 && (
          <>
            <Button
              variant="quiet"
              size="icon"
              aria-label={t('import.previousPage')}
              disabled={pageNumber === 1}
              onClick={() => turnPages(-1)}
            >
              <ChevronLeft size={20} aria-hidden />
            </Button>
            <Button
              variant="quiet"
              size="icon"
              aria-label={t('import.nextPage')}
              disabled={pageNumber === pageCount}
              onClick={() => turnPages(1)}
            >
              <ChevronRight size={20} aria-hidden />
            </Button>
          </>
        )}
      </SourceHeader>
      <SourceScrollRegion label={t('import.filePages')} scrollKey={highlight}>
        <div className="relative">
          <PdfPage
            pdfDocument={pdfDocument}
            number={pageNumber}
            label={t('import.pageOf', { page: pageNumber, pages: pageCount })}
          />
          {highlight && (
            <div
              data-centered
              data-testid="source-line"
              className="scheme-light pointer-events-none absolute rounded-sm ring-1 ring-white outline-2 outline-offset-1 outline-accent"
              style={{
                left: `${highlight.left * 100}%`,
                top: `${highlight.top * 100}%`,
                width: `${highlight.width * 100}%`,
                height: `${highlight.height * 100}%`,
              }}
            />
          )}
        </div>
      </SourceScrollRegion>
    </>
  );
}
