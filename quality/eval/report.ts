import { languages } from '@shortlist/contracts/platform/languages';
import type { EvalResult } from './evaluate';

/** The first `textColumns` columns are left-aligned, the others right-aligned. */
export function formatMarkdownTable(
  head: readonly string[],
  rows: readonly (readonly string[])[],
  textColumns = 1,
): string {
  const formatRow = (cells: readonly string[]) => `| ${cells.join(' | ')} |`;
  return [
    formatRow(head),
    formatRow(head.map((_, i) => (i < textColumns ? '---' : '--:'))),
    ...rows.map(formatRow),
  ].join('\n');
}

const sum = (values: readonly number[]) => values.reduce((total, value) => total + value, 0);
const formatMean = (values: readonly (number | undefined)[]) => {
  const definedValues = values.filter((value) => value !== undefined);
  return definedValues.length === 0 ? '' : (sum(definedValues) / definedValues.length).toFixed(0);
};
const formatPercent = (share: number) => `${(share * 100).toFixed(0)}%`;

const summaryHead = [
  ...['Writer', 'Language', 'Texts', 'Failed', 'Raw fabrications', 'Fabrications', 'Blanks', 'Stock phrases'],
  ...['Repeated', 'Score', 'Potential', 'Purity', 'Length', 'Tokens in', 'cached', 'out', 'Cost (µ$)', 'Time (ms)'],
];

export function formatSummary(results: readonly EvalResult[]): string {
  const writers = [...new Set(results.map(({ writer }) => writer))];
  const groups = writers.flatMap((writer) =>
    languages.map(({ code }) =>
      results.filter((result) => result.writer === writer && result.evalCase.language === code),
    ),
  );
  const rows = groups.flatMap((group) => {
    const [firstResult] = group;
    if (!firstResult) return [];
    const successes = group.filter(({ failure }) => !failure);
    const formatSum = (getValue: (result: EvalResult) => number) => String(sum(group.map(getValue)));
    return [
      [
        firstResult.writer,
        firstResult.evalCase.language,
        String(group.length),
        String(group.length - successes.length),
        firstResult.rawFabrications ? formatSum(({ rawFabrications }) => rawFabrications?.length ?? 0) : '',
        formatSum(({ fabrications }) => fabrications.length),
        formatSum(({ blankCount }) => blankCount),
        formatSum(({ stockPhrases }) => stockPhrases.length),
        formatSum(({ repeatedSentenceCount }) => repeatedSentenceCount),
        formatMean(successes.map(({ score }) => score)),
        formatMean(successes.map(({ potential }) => potential)),
        formatPercent(
          sum(successes.map(({ languagePurity, length }) => languagePurity * length)) /
            sum(successes.map(({ length }) => length)),
        ),
        formatSum(({ length }) => length),
        formatSum(({ usage }) => usage.input),
        formatSum(({ usage }) => usage.cached),
        formatSum(({ usage }) => usage.output),
        formatSum(({ usage }) => usage.costMicros),
        formatSum(({ durationMs }) => Math.round(durationMs)),
      ],
    ];
  });
  return formatMarkdownTable(summaryHead, rows, 2);
}

const detailsHead = [
  ...[
    'Writer',
    'Input',
    'Raw fabrications',
    'Fabrications',
    'Blanks',
    'Stock',
    'Repeated',
    'Score',
    'Potential',
    'Purity',
  ],
  ...['Length', 'Tokens in', 'out', 'Cost (µ$)'],
];

export function formatDetails(results: readonly EvalResult[]): string {
  const rows = results.map((result) => [
    result.writer,
    result.evalCase.id,
    result.failure ?? (result.rawFabrications ? String(result.rawFabrications.length) : ''),
    String(result.fabrications.length),
    String(result.blankCount),
    String(result.stockPhrases.length),
    result.evalCase.title === undefined ? '' : String(result.repeatedSentenceCount),
    result.score === undefined ? '' : String(result.score),
    result.potential === undefined ? '' : String(result.potential),
    result.failure ? '' : formatPercent(result.languagePurity),
    String(result.length),
    String(result.usage.input),
    String(result.usage.output),
    String(result.usage.costMicros),
  ]);
  return formatMarkdownTable(detailsHead, rows, 2);
}

export const listFindings = (results: readonly EvalResult[]): string[] =>
  results.flatMap(({ writer, evalCase, fabrications, stockPhrases, languagePurity, failure }) => {
    const describeQuotes = (name: string, quotes: readonly string[]) =>
      quotes.length === 0 ? [] : [`${name} ${quotes.map((quote) => `"${quote}"`).join(', ')}`];
    const findings = [
      ...(failure ? [`no usable answer (${failure})`] : []),
      ...describeQuotes('fabrications', fabrications),
      ...describeQuotes('stock phrases', stockPhrases),
      ...(languagePurity < 0.95 ? [`only ${formatPercent(languagePurity)} in the requested language`] : []),
    ];
    return findings.length === 0 ? [] : [`${writer} ${evalCase.id}: ${findings.join('; ')}`];
  });
