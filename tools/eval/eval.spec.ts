import { languages } from '@shortlist/contracts/platform/languages';
import { evaluate, type Row } from './evaluate';
import { allInputs } from './inputs/all';
import { keptFabrications, risen } from './kept';
import { loadRecordings } from './recordings';
import { detailsOf, findingsOf, summaryOf } from './report';
import { World } from './world';

it('has at least sixty cases in six languages, each with a recording', async () => {
  const inputs = await allInputs();
  expect(inputs.length).toBeGreaterThanOrEqual(60);
  expect(new Set(inputs.map(({ language }) => language)).size).toBe(languages.length);
  expect(Object.keys(loadRecordings()).sort()).toEqual(inputs.map(({ id }) => id).sort());
});

describe('a subset of the cases', () => {
  const ids = [
    'en/software-developer',
    'ja/mechanical-engineer',
    'en/unknown',
    'fr/summary-nurse',
    'ko/letter-analyst',
  ];
  let rows: Row[] = [];
  beforeAll(async () => {
    const world = await World.open({ PATH: process.env.PATH });
    const inputs = (await allInputs()).filter(({ id }) => ids.includes(id));
    rows = await evaluate(inputs, world).finally(() => world.close());
  }, 120_000);
  const row = (writer: string, id: string) => rows.find((one) => one.writer === writer && one.input.id === id);

  it('finds no fabrications and no cost for the rule-based writer', () => {
    const own = rows.filter(({ writer }) => writer === 'built-in');
    expect(own).toHaveLength(ids.length);
    expect(findingsOf(own)).toEqual([]);
    for (const { tokens, length } of own) {
      expect(tokens.cost).toBe(0);
      expect(length).toBeGreaterThan(20);
    }
  });

  it('finds what the model fabricated and that the grounding check removed it', () => {
    for (const id of ids.filter((one) => one !== 'en/unknown')) {
      expect(row('recorded', id)?.invented?.length).toBeGreaterThan(2);
      expect(row('recorded', id)?.fabrications).toEqual([]);
    }
  });

  it('counts the tokens and cost of all calls and reports unusable answers', () => {
    expect(row('recorded', 'fr/summary-nurse')?.tokens).toMatchObject({ calls: 2 });
    expect(row('recorded', 'fr/summary-nurse')?.tokens.cost).toBeGreaterThan(100);
    expect(row('recorded', 'en/unknown')?.failed).toBe('nonsense');
    expect(row('recorded', 'ja/mechanical-engineer')).toMatchObject({
      purity: 1,
      blanks: expect.any(Number) as number,
    });
  });

  it('prints tables from which an increase in fabrications can be detected', () => {
    expect(summaryOf(rows)).toContain('| recorded | ko | 1 | 0 |');
    const kept = keptFabrications(detailsOf(rows));
    expect(kept.size).toBe(rows.length);
    expect(risen(rows, kept)).toEqual([]);
    const worse = rows.map((one) => (one === rows[0] ? { ...one, fabrications: ['Google'] } : one));
    expect(risen(worse, kept)).toEqual([`built-in ${rows[0]?.input.id}: 0 before, 1 now`]);
    expect(risen(worse, new Map())).toHaveLength(1);
  });
});
