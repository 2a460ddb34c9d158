import { languages } from '@shortlist/contracts/platform/languages';
import type { EvalResult } from './evaluate';

/** Returns a Markdown table. Columns after the first `left` are right-aligned figures. */
export function formatMarkdownTable(head: readonly string[], rows: readonly (readonly string[])[], left = 1): string {
  const line = (cells: readonly string[]) => `| ${cells.join(' | ')} |`;
  return [line(head), line(head.map((_, i) => (i < left ? '---' : '--:'))), ...rows.map(line)].join('\n');
}

const sum = (values: readonly number[]) => values.reduce((total, value) => total + value, 0);
const mean = (values: readonly (number | undefined)[]) => {
  const known = values.filter((value) => value !== undefined);
  return known.length === 0 ? '' : (sum(known) / known.length).toFixed(0);
};
const percent = (share: number) => `${(share * 100).toFixed(0)}%`;

const summaryHead = [
  ...['Writer', 'Language', 'Texts', 'Failed', 'Invented before the guard', 'Fabrications', 'Blanks', 'Stock phrases'],
  ...['Repeated', 'Score', 'Potential', 'Purity', 'Length', 'Tokens in', 'cached', 'out', 'Cost (µ$)', 'Time (ms)'],
];

export function formatSummary(results: readonly EvalResult[]): string {
  const writers = [...new Set(results.map(({ writer }) => writer))];
  const groups = writers.flatMap((writer) =>
    languages.map(({ code }) =>
      results.filter((result) => result.writer === writer && result.evalCase.language === code),
    ),
  );
  const lines = groups.flatMap((group) => {
    const [first] = group;
    if (!first) return [];
    const written = group.filter(({ failure }) => !failure);
    const total = (of: (result: EvalResult) => number) => String(sum(group.map(of)));
    return [
      [
        first.writer,
        first.evalCase.language,
        String(group.length),
        String(group.length - written.length),
        first.rawFabrications ? total(({ rawFabrications }) => rawFabrications?.length ?? 0) : '',
        total(({ fabrications }) => fabrications.length),
        total(({ blankCount }) => blankCount),
        total(({ stockPhrases }) => stockPhrases.length),
        total(({ repeatedSentences }) => repeatedSentences),
        mean(written.map(({ score }) => score)),
        mean(written.map(({ potential }) => potential)),
        percent(sum(written.map(({ purity, length }) => purity * length)) / sum(written.map(({ length }) => length))),
        total(({ length }) => length),
        total(({ usage }) => usage.input),
        total(({ usage }) => usage.cached),
        total(({ usage }) => usage.output),
        total(({ usage }) => usage.costMicros),
        total(({ durationMs }) => Math.round(durationMs)),
      ],
    ];
  });
  return formatMarkdownTable(summaryHead, lines, 2);
}

const detailsHead = [
  ...['Writer', 'Input', 'Invented', 'Fabrications', 'Blanks', 'Stock', 'Repeated', 'Score', 'Potential', 'Purity'],
  ...['Length', 'Tokens in', 'out', 'Cost (µ$)'],
];

export function formatDetails(results: readonly EvalResult[]): string {
  const lines = results.map((result) => [
    result.writer,
    result.evalCase.id,
    result.failure ?? (result.rawFabrications ? String(result.rawFabrications.length) : ''),
    String(result.fabrications.length),
    String(result.blankCount),
    String(result.stockPhrases.length),
    result.evalCase.title === undefined ? '' : String(result.repeatedSentences),
    result.score === undefined ? '' : String(result.score),
    result.potential === undefined ? '' : String(result.potential),
    result.failure ? '' : percent(result.purity),
    String(result.length),
    String(result.usage.input),
    String(result.usage.output),
    String(result.usage.costMicros),
  ]);
  return formatMarkdownTable(detailsHead, lines, 2);
}

export const listFindings = (results: readonly EvalResult[]): string[] =>
  results.flatMap(({ writer, evalCase, fabrications, stockPhrases, purity, failure }) => {
    const quoted = (name: string, said: readonly string[]) =>
      said.length === 0 ? [] : [`${name} ${said.map((one) => `"${one}"`).join(', ')}`];
    const found = [
      ...(failure ? [`no usable answer (${failure})`] : []),
      ...quoted('made up', fabrications),
      ...quoted('stock phrase', stockPhrases),
      ...(purity < 0.95 ? [`only ${percent(purity)} in its language`] : []),
    ];
    return found.length === 0 ? [] : [`${writer} ${evalCase.id}: ${found.join('; ')}`];
  });
