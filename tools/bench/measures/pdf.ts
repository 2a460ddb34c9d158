import type { Language } from '@shortlist/contracts/platform/languages';
import type { SampleKind } from '@shortlist/documents/samples/all';
import { varied } from '../documents';
import { type Case, coldStart, median, race as run, type Race, type Rival } from '../race/race';
import { type Effort, mean, type Result, round, type Row } from './measure';
import { wordsOf } from './words';

/** Documents per batch, and documents rendered before the measurement starts. */
const swift = { inARow: 8, warmUp: 150 };
const slow = { inARow: 2, warmUp: 30 };
const browser = { inARow: 1, warmUp: 4 };

const own: Rival = { name: 'Shortlist', program: 'shortlist', ...swift };
const rivals: Rival[] = [
  own,
  { name: 'Shortlist, through its threads', program: 'shortlist-service', ...swift },
  { name: 'Typst, in process', program: 'typst', ...swift },
  { name: 'pdfmake', program: 'pdfmake', ...slow },
  { name: 'react-pdf', program: 'react-pdf', ...slow },
  { name: 'Chromium, a page a document', program: 'chromium', ...browser },
  { name: 'Chromium, one page for all', program: 'chromium-kept', ...browser },
];

export const caseOf = (name: string, kind: SampleKind, language: Language): Case => ({
  name,
  document: (number) => varied(kind, language, number),
});

async function measure(
  cases: readonly Case[],
  { rounds, quick }: Effort,
  alsoCold = false,
): Promise<{ rows: Row[]; race: Race }> {
  const ready = quick ? rivals.map((rival) => ({ ...rival, inARow: 1, warmUp: 1 })) : rivals;
  const result = await run(ready, cases, rounds);
  const present = ready.filter(({ name }) => !result.missing.has(name));
  const cold = alsoCold ? await coldStarts(present, cases, rounds) : undefined;
  const rows = ready.map(({ name }): Row => {
    const missing = result.missing.get(name);
    if (missing) return { name, figures: { 'not measured': missing } };
    const laps = result.laps.filter(({ rival }) => rival === name);
    return {
      name,
      figures: {
        ...Object.fromEntries(laps.map((lap) => [`${lap.case}, ms`, round(lap.milliseconds)])),
        'average, ms': round(mean(laps.map(({ milliseconds }) => milliseconds))),
        ...Object.fromEntries(laps.map((lap) => [`${lap.case}, KB`, Math.round(lap.kilobytes)])),
        'memory, MB': Math.round(result.peakMb.get(name) ?? 0),
        ...coldFigures(cold?.get(name)),
        'words, %': wordsOf(laps),
      },
    };
  });
  return { rows, race: result };
}

async function coldStarts(
  present: readonly Rival[],
  cases: readonly Case[],
  rounds: number,
): Promise<Map<string, Cost>> {
  const costs = new Map<string, Cost[]>();
  for (let number = 0; number < rounds; number++) {
    for (const { name, program } of present) {
      const document = cases[number % cases.length]?.document(number);
      if (document) costs.set(name, [...(costs.get(name) ?? []), await coldStart(program, document)]);
    }
  }
  const middle = (all: Cost[], what: keyof Cost) => median(all.map((cost) => cost[what]));
  return new Map(
    [...costs].map(([name, all]) => [name, { milliseconds: middle(all, 'milliseconds'), clock: middle(all, 'clock') }]),
  );
}

const coldFigures = (cost?: Cost): Row['figures'] =>
  cost ? { 'cold, ms': Math.round(cost.milliseconds), 'cold on the clock, ms': Math.round(cost.clock) } : {};

type Cost = Awaited<ReturnType<typeof coldStart>>;

const figure = (rows: readonly Row[], name: string) => Number(rows.find((row) => row.name === own.name)?.figures[name]);

export async function latin(effort: Effort): Promise<Result> {
  const { rows } = await measure(
    [caseOf('one page', 'junior', 'en'), caseOf('two pages', 'senior', 'en')],
    effort,
    true,
  );
  return {
    what: 'A resume of one and of two pages as PDF, every document different: processor ms a document, warm and cold, memory, bytes',
    rows,
    limits: [
      { what: 'average, ms', most: 12, value: figure(rows, 'average, ms') },
      { what: 'cold, ms', most: 400, value: figure(rows, 'cold, ms') },
      { what: 'memory, MB', most: 200, value: figure(rows, 'memory, MB') },
    ],
  };
}

export async function eastAsian(effort: Effort): Promise<Result> {
  const { rows, race } = await measure(
    [
      caseOf('ja one page', 'junior', 'ja'),
      caseOf('ja two pages', 'senior', 'ja'),
      caseOf('ko one page', 'junior', 'ko'),
      caseOf('ko two pages', 'senior', 'ko'),
    ],
    effort,
  );
  const largest = (length: string) =>
    race.laps.filter((lap) => lap.rival === own.name && lap.case.endsWith(length)).map(({ kilobytes }) => kilobytes);
  const kilobytes = (length: string) => round(Math.max(...largest(length)));
  return {
    what: 'The same in Japanese and Korean',
    rows,
    limits: [
      { what: 'average, ms', most: 12, value: figure(rows, 'average, ms') },
      { what: 'one page, KB', most: 80, value: kilobytes('one page') },
      { what: 'two pages, KB', most: 80, value: kilobytes('two pages') },
    ],
  };
}
