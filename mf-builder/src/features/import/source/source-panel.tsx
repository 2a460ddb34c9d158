import { useState } from 'react';
import type { ImportResult } from '@shortlist/contracts/builder/import';
import { cx } from '@shortlist/shared-ui/components/cx';
import { useMessages } from '../../../messages';
import { PdfSource } from './pdf-source';
import { TextSource } from './text-source';

interface Props {
  file: ImportResult;
  /** Base64-encoded file, if it is a PDF and still available. */
  pdf: string | undefined;
  /** Index in `file.lines` of the highlighted line. */
  line: number | undefined;
  /** True if the panel is the last element on the page. */
  fillsHeight: boolean;
}

export function SourcePanel({ file, pdf, line, fillsHeight }: Props) {
  const t = useMessages();
  const [hasFailed, setHasFailed] = useState(false);
  return (
    <section
      aria-label={t('import.inFile')}
      className={cx(
        'grid min-w-0 gap-3 [--box:320px]',
        fillsHeight ? 'lg:[--box:max(384px,100dvh-260px)]' : 'lg:[--box:384px]',
      )}
    >
      {pdf && !hasFailed ? (
        <PdfSource
          data={pdf}
          line={line === undefined ? undefined : file.lines[line]}
          onFail={() => setHasFailed(true)}
        />
      ) : (
        <TextSource lines={file.lines} pages={file.pages} line={line} />
      )}
    </section>
  );
}
