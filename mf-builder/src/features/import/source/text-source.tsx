import { useEffect, useRef } from 'react';
import type { ImportResult } from '@shortlist/contracts/builder/import';
import { cx } from '@shortlist/shared-ui/components/cx';
import { useMessages } from '../../../messages';
import { scrollToCenter } from './scroll-to-center';
import { SourceHeader } from './source-header';

/** Lines shown before and after the current line: enough for several pages, without rendering a whole book. */
const contextLines = 200;

interface Props {
  lines: ImportResult['lines'];
  pages: number;
  /** Index of the current line in `lines`. */
  line: number | undefined;
}

export function TextSource({ lines, pages, line }: Props) {
  const t = useMessages();
  const scrollContainer = useRef<HTMLDivElement>(null);
  const currentLine = useRef<HTMLLIElement>(null);
  useEffect(() => scrollToCenter(scrollContainer.current, currentLine.current), [line]);
  const startIndex = Math.max(0, (line ?? 0) - contextLines);
  const visibleLines = lines.slice(startIndex, startIndex + 2 * contextLines);
  return (
    <>
      <SourceHeader page={lines[line ?? 0]?.page ?? 0} pages={pages} />
      {/* A scroll container must be reachable by keyboard. */}
      <div
        ref={scrollContainer}
        role="region"
        aria-label={t('import.fileText')}
        tabIndex={0}
        className="sheet relative max-h-(--box) overflow-y-auto rounded-sheet border border-line bg-doc p-4 text-doc-ink shadow-sheet"
      >
        <ol className="text-sm">
          {visibleLines.map(({ text }, index) => {
            const isCurrent = startIndex + index === line;
            return (
              <li
                key={startIndex + index}
                ref={isCurrent ? currentLine : undefined}
                aria-current={isCurrent || undefined}
                className={cx(
                  'min-h-5 rounded-sm px-1 wrap-anywhere whitespace-pre-wrap',
                  isCurrent && 'outline-2 outline-accent',
                )}
              >
                {text}
              </li>
            );
          })}
        </ol>
      </div>
    </>
  );
}
