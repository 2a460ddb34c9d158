import { useLanguage } from '@shortlist/shared-ui/navigation/use-language';
import type { ContentBlock } from '../../../articles/article';
import { LinkedText } from './linked-text';
import { useBlogMessages } from '../messages';
import { InterleavedColumns } from './interleaved-columns';

export function ArticleBlock({ block }: { block: ContentBlock }) {
  switch (block.kind) {
    case 'paragraph':
      return (
        <p>
          <LinkedText>{block.text}</LinkedText>
        </p>
      );
    case 'subheading':
      return <h3 className="mt-3 font-semibold">{block.text}</h3>;
    case 'list':
      return (
        <ul className="grid list-disc gap-2 pl-5 marker:text-ink-faint">
          {block.items.map((item) => (
            <li key={item}>
              <LinkedText>{item}</LinkedText>
            </li>
          ))}
        </ul>
      );
    case 'example':
      return <BeforeAfter {...block} />;
    case 'table':
      return <MeasurementTable {...block} />;
    case 'tip':
      return (
        <div className="rounded-card bg-accent-soft px-6 py-5">
          <p className="font-semibold">{block.title}</p>
          <p>{block.text}</p>
        </div>
      );
    case 'interleavedColumns':
      return <InterleavedColumns {...block} />;
  }
}

function BeforeAfter({ before, after }: { before: string; after: string }) {
  const t = useBlogMessages();
  const language = useLanguage();
  return (
    <dl className="grid overflow-hidden rounded-card border border-line bg-sheet shadow-card">
      <div className="grid gap-1 px-6 py-4">
        <dt lang={language} className="text-xs font-medium text-ink-soft">
          {t('blog.before')}
        </dt>
        <dd className="text-ink-soft">{before}</dd>
      </div>
      <div className="grid gap-1 border-t border-line border-l-4 border-l-accent px-6 py-4 pl-5">
        <dt lang={language} className="text-xs font-medium text-accent">
          {t('blog.after')}
        </dt>
        <dd>{after}</dd>
      </div>
    </dl>
  );
}

/** Highlights the first row, which contains the best value. */
function MeasurementTable({
  columns: [nameHeader, valueHeader],
  rows,
  note,
}: {
  columns: string[];
  rows: string[][];
  note: string;
}) {
  return (
    <figure className="grid gap-3">
      <div className="overflow-hidden rounded-card border border-line bg-sheet px-6 shadow-card">
        <table className="w-full border-collapse text-base">
          <thead className="text-xs text-ink-soft">
            <tr>
              <th scope="col" className="py-3 pr-4 text-left font-medium">
                {nameHeader}
              </th>
              <th scope="col" className="py-3 text-right font-medium sm:whitespace-nowrap">
                {valueHeader}
              </th>
            </tr>
          </thead>
          <tbody>
            {rows.map(([name, value], index) => (
              <tr key={name} className="border-t border-line">
                <th scope="row" className="py-3 pr-4 text-left font-normal">
                  {name}
                </th>
                <td className="py-3 text-right tabular-nums">{index === 0 ? <mark>{value}</mark> : value}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
      <figcaption className="text-sm text-ink-soft">{note}</figcaption>
    </figure>
  );
}
