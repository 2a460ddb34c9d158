import type { Figure } from '@shortlist/contracts/admin/staff';
import { FigureList } from './figure-list';

type Part = { lines: string } | { items: string[] };

function partsOf(text: string): Part[] {
  const parts: Part[] = [];
  for (const paragraph of text.split(/\n{2,}/)) {
    let last: Part | undefined;
    for (const line of paragraph.split('\n')) {
      const item = /^\s*[-•]\s+(.*)/.exec(line)?.[1];
      if (item !== undefined && last && 'items' in last) last.items.push(item);
      else if (item === undefined && last && 'lines' in last) last.lines += `\n${line}`;
      else if (item !== undefined || line.trim())
        parts.push((last = item !== undefined ? { items: [item] } : { lines: line }));
    }
  }
  return parts;
}

interface Props {
  text: string;
  /** Lists that consist only of these figures are rendered as figures. */
  figures?: Figure[];
}

/** Never interprets the server's text as markup. */
export function PlainText({ text, figures = [] }: Props) {
  const figureOf = (item: string) => figures.find(({ name, value }) => item === `${name}: ${value}`);
  return (
    <div className="grid gap-3 text-sm leading-relaxed wrap-anywhere">
      {partsOf(text).map((part, index) => {
        if ('lines' in part)
          return (
            <p key={index} className="measure whitespace-pre-line">
              {part.lines}
            </p>
          );
        const own = part.items.flatMap((item) => figureOf(item) ?? []);
        if (own.length === part.items.length) return <FigureList key={index} figures={own} />;
        return (
          <ul key={index} className="measure grid list-disc gap-1 pl-5">
            {part.items.map((item, place) => (
              <li key={place}>{item}</li>
            ))}
          </ul>
        );
      })}
    </div>
  );
}
