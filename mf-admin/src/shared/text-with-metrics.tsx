import type { Metric } from '@shortlist/contracts/admin/staff';
import { MetricList } from './metric-list';

type TextPart = { text: string } | { items: string[] };

function parseTextParts(text: string): TextPart[] {
  const parts: TextPart[] = [];
  for (const paragraph of text.split(/\n{2,}/)) {
    let lastPart: TextPart | undefined;
    for (const line of paragraph.split('\n')) {
      const item = /^\s*[-•]\s+(.*)/.exec(line)?.[1];
      if (item !== undefined && lastPart && 'items' in lastPart) lastPart.items.push(item);
      else if (item === undefined && lastPart && 'text' in lastPart) lastPart.text += `\n${line}`;
      else if (item !== undefined || line.trim())
        parts.push((lastPart = item !== undefined ? { items: [item] } : { text: line }));
    }
  }
  return parts;
}

interface Props {
  text: string;
  /** A list in the text that consists only of these metrics is rendered as a `MetricList`. */
  metrics?: Metric[];
}

/** Never interprets the server's text as markup. */
export function TextWithMetrics({ text, metrics = [] }: Props) {
  const findMetric = (item: string) => metrics.find(({ name, value }) => item === `${name}: ${value}`);
  return (
    <div className="grid gap-3 text-sm leading-relaxed wrap-anywhere">
      {parseTextParts(text).map((part, index) => {
        if ('text' in part)
          return (
            <p key={index} className="measure whitespace-pre-line">
              {part.text}
            </p>
          );
        const listedMetrics = part.items.flatMap((item) => findMetric(item) ?? []);
        if (listedMetrics.length === part.items.length) return <MetricList key={index} metrics={listedMetrics} />;
        return (
          <ul key={index} className="measure grid list-disc gap-1 pl-5">
            {part.items.map((item, itemIndex) => (
              <li key={itemIndex}>{item}</li>
            ))}
          </ul>
        );
      })}
    </div>
  );
}
