import { formatCallRows, csvHeader, formatCsvRow } from './calls-csv';

describe('the CSV of AI calls', () => {
  it('follows RFC 4180', () => {
    expect(formatCsvRow(['a', 'b "c"', 'd,e', 'f\r\ng', 3])).toBe('a,"b ""c""","d,e","f\r\ng",3\r\n');
  });

  it.each(['=1+1', '+1', '-1', '@sum', '\tx', '\rx', '=cmd|"/c calc"!A1'])('neutralizes the formula in %j', (cell) => {
    expect(formatCsvRow([cell])).toMatch(/^"?'/);
  });

  it('writes one line per call', () => {
    const row = {
      id: 'x',
      startedAt: new Date('2026-11-21T12:00:00.500Z'),
      ownerId: null,
      staffMember: 'AI Developer',
      feature: 'staff@1',
      model: '=evil',
      outcome: 'ok' as const,
      costMicros: '1740',
      inputTokens: 900,
      cachedTokens: 512,
      outputTokens: 420,
      latencyMs: -1,
    };
    expect(csvHeader.trimEnd().split(',')).toHaveLength(11);
    expect(formatCallRows([row])).toBe(
      `2026-11-21T12:00:00.500Z,,AI Developer,staff@1,'=evil,ok,900,512,420,0.001740,-1\r\n`,
    );
  });
});
