import type { ImportResult } from '@shortlist/contracts/builder/import';
import { cx } from '@shortlist/shared-ui/components/cx';
import { useMessages } from '../../../messages';
import { SourceHeader } from './source-header';
import { SourceScrollRegion } from './source-scroll-region';

/** Lines shown before and after the current line. Covers several pages without rendering a very long file. */
const contextLines = 200;

interface Props {
  lines: ImportResult['lines'];
  pages: number;
  /** Index of the current line in `lines`. */
  line: number | undefined;
}

export function TextSource({ lines, pages, line }: Props) {
  const t = useMessages();
  const startIndex = Math.max(0, (line ?? 0) - contextLines);
  const visibleLines = lines.slice(startIndex, startIndex + 2 * contextLines);
  return (
    <>
      <SourceHeader page={lines[line ?? 0]?.page ?? 0} pages={pages} />
      <SourceScrollRegion
        label={t('import.fileText')}
        className="sheet border border-line bg-doc p-4 text-doc-ink"
        position={line}
      >
        <ol className="text-sm">
          {visibleLines.map(({ text }, index) => {
            const isCurrent = startIndex + index === line;
            return (
              <li
                key={startIndex + index}
                data-centered={isCurrent || undefined}
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
      </SourceScrollRegion>
    </>
  );
}
