import { cx } from '../cx';
import { renderNoWrapReferences } from './no-wrap-references';

const isListItem = (line: string) => line.startsWith('- ');

function groupLines(paragraph: string): { isList: boolean; lines: string[] }[] {
  const groups: { isList: boolean; lines: string[] }[] = [];
  for (const line of paragraph.split('\n').filter((text) => text.trim() !== '')) {
    const lastGroup = groups.at(-1);
    if (lastGroup?.isList === isListItem(line)) lastGroup.lines.push(line);
    else groups.push({ isList: isListItem(line), lines: [line] });
  }
  return groups;
}

/**
 * Plain text of articles, replies and messages, never rendered as HTML. Blank lines separate paragraphs, and lines that
 * begin with "- " form a list.
 */
export function PlainText({ text, className }: { text: string; className?: string }) {
  return (
    <div className={cx('grid gap-3 wrap-anywhere', className)}>
      {text.split(/\n\s*\n/).flatMap((paragraph, paragraphIndex) =>
        groupLines(paragraph).map(({ isList, lines }, groupIndex) =>
          isList ? (
            <ul key={`${paragraphIndex} ${groupIndex}`} className="grid list-disc gap-1 pl-5 marker:text-ink-soft">
              {lines.map((line, lineIndex) => (
                <li key={lineIndex}>{renderNoWrapReferences(line.slice(2))}</li>
              ))}
            </ul>
          ) : (
            <p key={`${paragraphIndex} ${groupIndex}`} className="whitespace-pre-line">
              {renderNoWrapReferences(lines.join('\n'))}
            </p>
          ),
        ),
      )}
    </div>
  );
}
