import { clsx } from 'clsx';
import { renderNoWrapReferences } from './no-wrap-references';

export interface TextBlock {
  isList: boolean;
  /** The lines of a paragraph, or the items of a list. */
  lines: string[];
}

/** Splits text into blocks. Blank lines separate paragraphs. Lines that begin with "- " or "• " form a list. */
export const parsePlainText = (text: string): TextBlock[] =>
  text.split(/\n\s*\n/).flatMap((paragraph) => {
    const blocks: TextBlock[] = [];
    for (const line of paragraph.split('\n').filter((candidate) => candidate.trim() !== '')) {
      const content = line.replace(/^\s*[-•]\s+/, '');
      const isList = content !== line;
      const lastBlock = blocks.at(-1);
      if (lastBlock?.isList === isList) lastBlock.lines.push(content);
      else blocks.push({ isList, lines: [content] });
    }
    return blocks;
  });

/** Renders the plain text of articles, replies and messages. HTML in the text stays literal. */
export function PlainText({ text, className }: { text: string; className?: string }) {
  return (
    <div className={clsx('grid gap-3 wrap-anywhere', className)}>
      {parsePlainText(text).map(({ isList, lines }, index) =>
        isList ? (
          <ul key={index} className="grid list-disc gap-1 pl-5 marker:text-ink-soft">
            {lines.map((line, lineIndex) => (
              <li key={lineIndex}>{renderNoWrapReferences(line)}</li>
            ))}
          </ul>
        ) : (
          <p key={index} className="whitespace-pre-line">
            {renderNoWrapReferences(lines.join('\n'))}
          </p>
        ),
      )}
    </div>
  );
}
