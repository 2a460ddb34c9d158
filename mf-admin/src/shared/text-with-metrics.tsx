import type { Metric } from '@shortlist/contracts/admin/staff';
import { parsePlainText } from '@shortlist/shared-ui/components/plain-text';
import { MetricList } from './metric-list';

interface Props {
  text: string;
  /** A list in the text that consists only of these metrics becomes a `MetricList`. */
  metrics?: Metric[];
}

/** Never interprets the text as markup. */
export function TextWithMetrics({ text, metrics = [] }: Props) {
  const findMetric = (item: string) => metrics.find(({ name, value }) => item === `${name}: ${value}`);
  return (
    <div className="grid gap-3 text-sm leading-relaxed wrap-anywhere">
      {parsePlainText(text).map(({ isList, lines }, index) => {
        if (!isList)
          return (
            <p key={index} className="measure whitespace-pre-line">
              {lines.join('\n')}
            </p>
          );
        const listedMetrics = lines.flatMap((item) => findMetric(item) ?? []);
        if (listedMetrics.length === lines.length) return <MetricList key={index} metrics={listedMetrics} />;
        return (
          <ul key={index} className="measure grid list-disc gap-1 pl-5">
            {lines.map((line, lineIndex) => (
              <li key={lineIndex}>{line}</li>
            ))}
          </ul>
        );
      })}
    </div>
  );
}
