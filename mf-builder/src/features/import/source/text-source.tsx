import type { ImportResult } from '@shortlist/contracts/builder/import';
import { clsx } from 'clsx';
import { useMessages } from '../../../messages';
import { SourceHeader } from './source-header';
import { SourceScrollRegion } from './source-scroll-region';

/** Number of lines shown before and after the current line. Avoids rendering all lines of a very long file. */
const contextLineCount = 200;

interface Props {
  lines: ImportResult['lines'];
  pageCount: number;
  /** Index of the current line in `lines`. */
  currentIndex: number | undefined;
}

export function TextSource({ lines, pageCount, currentIndex }: Props) {
  const t = useMessages();
  const startIndex = Math.max(0, (currentIndex ?? 0) - contextLineCount);
  const visibleLines = lines.slice(startIndex, startIndex + 2 * contextLineCount);
  return (
    <>
      <SourceHeader page={lines[currentIndex ?? 0]?.page ?? 0} pageCount={pageCount} />
      <SourceScrollRegion
        label={t('import.fileText')}
        className="sheet border border-line bg-doc p-4 text-doc-ink"
        scrollKey={currentIndex}
      >
        <ol className="text-sm">
          {visibleLines.map(({ text }, index) => {
            const isCurrent = startIndex + index === currentIndex;
            return (
              <li
                key={startIndex + index}
                data-centered={isCurrent || undefined}
                aria-current={isCurrent || undefined}
                className={clsx(
                  'min-h-5 rounded-sm px-1 wrap-anywhere whitespace-pre-wrap',
                  isCurrent && 'outline-2 outline-accent',
                )}
              >
                {text}
              </li>
            );
          })}
        </ol>
      </SourceScrollRegion>
    </>
  );
}
