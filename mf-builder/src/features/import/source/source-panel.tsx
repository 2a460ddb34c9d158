import { useState } from 'react';
import type { ImportResult } from '@shortlist/contracts/builder/import';
import { clsx } from 'clsx';
import { useMessages } from '../../../messages';
import { PdfSource } from './pdf-source';
import { TextSource } from './text-source';

interface Props {
  file: ImportResult;
  /** Base64-encoded file, if it is a PDF and still available. */
  pdf: string | undefined;
  /** Index in `file.lines` of the highlighted line. */
  lineIndex: number | undefined;
  isLastOnPage: boolean;
}

export function SourcePanel({ file, pdf, lineIndex, isLastOnPage }: Props) {
  const t = useMessages();
  const [hasFailed, setHasFailed] = useState(false);
  return (
    <section
      aria-label={t('import.inFile')}
      className={clsx(
        'grid min-w-0 gap-3 [--box:320px]',
        isLastOnPage ? 'lg:[--box:max(384px,100dvh-260px)]' : 'lg:[--box:384px]',
      )}
    >
      {pdf && !hasFailed ? (
        <PdfSource
          data={pdf}
          line={lineIndex === undefined ? undefined : file.lines[lineIndex]}
          onFail={() => setHasFailed(true)}
        />
      ) : (
        <TextSource lines={file.lines} pageCount={file.pages} currentIndex={lineIndex} />
      )}
    </section>
  );
}
