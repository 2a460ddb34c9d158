import { languages } from '@shortlist/contracts/platform/languages';
import type { Row } from './evaluate';

/** Returns a Markdown table. Columns after the first `left` are right-aligned figures. */
export function table(head: readonly string[], rows: readonly (readonly string[])[], left = 1): string {
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

export function summaryOf(rows: readonly Row[]): string {
  const writers = [...new Set(rows.map(({ writer }) => writer))];
  const groups = writers.flatMap((writer) =>
    languages.map(({ code }) => rows.filter((row) => row.writer === writer && row.input.language === code)),
  );
  const lines = groups.flatMap((group) => {
    const [first] = group;
    if (!first) return [];
    const written = group.filter(({ failed }) => !failed);
    const total = (of: (row: Row) => number) => String(sum(group.map(of)));
    return [
      [
        first.writer,
        first.input.language,
        String(group.length),
        String(group.length - written.length),
        first.invented ? total(({ invented }) => invented?.length ?? 0) : '',
        total(({ fabrications }) => fabrications.length),
        total(({ blanks }) => blanks),
        total(({ stockPhrases }) => stockPhrases.length),
        total(({ repeated }) => repeated),
        mean(written.map(({ score }) => score)),
        mean(written.map(({ potential }) => potential)),
        percent(sum(written.map(({ purity, length }) => purity * length)) / sum(written.map(({ length }) => length))),
        total(({ length }) => length),
        total(({ tokens }) => tokens.input),
        total(({ tokens }) => tokens.cached),
        total(({ tokens }) => tokens.output),
        total(({ tokens }) => tokens.cost),
        total(({ milliseconds }) => Math.round(milliseconds)),
      ],
    ];
  });
  return table(summaryHead, lines, 2);
}

const rowHead = [
  ...['Writer', 'Input', 'Invented', 'Fabrications', 'Blanks', 'Stock', 'Repeated', 'Score', 'Potential', 'Purity'],
  ...['Length', 'Tokens in', 'out', 'Cost (µ$)'],
];

export function detailsOf(rows: readonly Row[]): string {
  const lines = rows.map((row) => [
    row.writer,
    row.input.id,
    row.failed ?? (row.invented ? String(row.invented.length) : ''),
    String(row.fabrications.length),
    String(row.blanks),
    String(row.stockPhrases.length),
    row.input.title === undefined ? '' : String(row.repeated),
    row.score === undefined ? '' : String(row.score),
    row.potential === undefined ? '' : String(row.potential),
    row.failed ? '' : percent(row.purity),
    String(row.length),
    String(row.tokens.input),
    String(row.tokens.output),
    String(row.tokens.cost),
  ]);
  return table(rowHead, lines, 2);
}

export const findingsOf = (rows: readonly Row[]): string[] =>
  rows.flatMap(({ writer, input, fabrications, stockPhrases, purity, failed }) => {
    const quoted = (name: string, said: readonly string[]) =>
      said.length === 0 ? [] : [`${name} ${said.map((one) => `"${one}"`).join(', ')}`];
    const found = [
      ...(failed ? [`no usable answer (${failed})`] : []),
      ...quoted('made up', fabrications),
      ...quoted('stock phrase', stockPhrases),
      ...(purity < 0.95 ? [`only ${percent(purity)} in its language`] : []),
    ];
    return found.length === 0 ? [] : [`${writer} ${input.id}: ${found.join('; ')}`];
  });
