import { ChevronLeft, ChevronRight } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import type { ImportResult } from '@shortlist/contracts/builder/import';
import { Button } from '@shortlist/shared-ui/components/button';
import { SkeletonBlock, Skeleton } from '@shortlist/shared-ui/components/skeleton';
import { useMessages } from '../../../messages';
import { PdfPage } from '../../../shared/pdf-pages/pdf-page';
import { scrollToCenter } from './scroll-to-center';
import { SourceHeader } from './source-header';
import { usePdfDocument, useLineHighlight } from './use-pdf-document';

interface Props {
  data: string;
  line: ImportResult['lines'][number] | undefined;
  onFail: () => void;
}

export function PdfSource({ data, line, onFail }: Props) {
  const t = useMessages();
  const file = usePdfDocument(data, onFail);
  const box = useRef<HTMLDivElement>(null);
  const outline = useRef<HTMLDivElement>(null);
  /** Page that the user turned to; applies until another line is selected. */
  const [turned, setTurned] = useState<{ line: Props['line']; page: number }>();
  const pages = file?.numPages ?? 0;
  const number = Math.min((turned?.line === line && turned?.page) || line?.page || 1, Math.max(pages, 1));
  const place = useLineHighlight(file, number, number === line?.page ? line.text : undefined);
  useEffect(() => scrollToCenter(box.current, outline.current), [place]);
  const turn = (by: number) => setTurned({ line, page: Math.min(Math.max(number + by, 1), pages) });

  if (!file) {
    return (
      <>
        <SourceHeader page={0} pages={0} />
        <Skeleton label={t('import.drawing')}>
          <SkeletonBlock className="h-80 rounded-sheet lg:h-96" />
        </Skeleton>
      </>
    );
  }
  return (
    <>
      <SourceHeader page={number} pages={pages}>
        {pages > 1 && (
          <>
            <Button
              variant="quiet"
              size="icon"
              aria-label={t('import.previousPage')}
              disabled={number === 1}
              onClick={() => turn(-1)}
            >
              <ChevronLeft size={20} aria-hidden />
            </Button>
            <Button
              variant="quiet"
              size="icon"
              aria-label={t('import.nextPage')}
              disabled={number === pages}
              onClick={() => turn(1)}
            >
              <ChevronRight size={20} aria-hidden />
            </Button>
          </>
        )}
      </SourceHeader>
      {/* A scroll container must be reachable by keyboard. */}
      <div
        ref={box}
        role="region"
        aria-label={t('import.filePages')}
        tabIndex={0}
        className="relative max-h-(--box) overflow-y-auto rounded-sheet shadow-sheet"
      >
        <div className="relative">
          <PdfPage pdfDocument={file} number={number} label={t('import.pageOf', { page: number, pages })} />
          {place && (
            <div
              ref={outline}
              data-testid="source-line"
              className="scheme-light pointer-events-none absolute rounded-sm ring-1 ring-white outline-2 outline-offset-1 outline-accent"
              style={{
                left: `${place.left * 100}%`,
                top: `${place.top * 100}%`,
                width: `${place.width * 100}%`,
                height: `${place.height * 100}%`,
              }}
            />
          )}
        </div>
      </div>
    </>
  );
}
