import { cx } from '../cx';
import { unbroken } from './references';

const isItem = (line: string) => line.startsWith('- ');

/** Lines of one kind, side by side: a list's items belong together. */
function groupsOf(paragraph: string): { list: boolean; lines: string[] }[] {
  const groups: { list: boolean; lines: string[] }[] = [];
  for (const line of paragraph.split('\n').filter((one) => one.trim() !== '')) {
    const last = groups.at(-1);
    if (last?.list === isItem(line)) last.lines.push(line);
    else groups.push({ list: isItem(line), lines: [line] });
  }
  return groups;
}

/**
 * Text without markup, as articles, answers and messages have it: paragraphs parted by an empty line, and lines that begin
 * with "- " as a list. It is text whatever stands in it, never HTML.
 */
export function PlainText({ text, className }: { text: string; className?: string }) {
  return (
    <div className={cx('grid gap-3 wrap-anywhere', className)}>
      {text.split(/\n\s*\n/).flatMap((paragraph, at) =>
        groupsOf(paragraph).map(({ list, lines }, index) =>
          list ? (
            <ul key={`${at} ${index}`} className="grid list-disc gap-1 pl-5 marker:text-ink-soft">
              {lines.map((line, row) => (
                <li key={row}>{unbroken(line.slice(2))}</li>
              ))}
            </ul>
          ) : (
            <p key={`${at} ${index}`} className="whitespace-pre-line">
              {unbroken(lines.join('\n'))}
            </p>
          ),
        ),
      )}
    </div>
  );
}
