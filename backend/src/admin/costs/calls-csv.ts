import type { LedgerRow } from '../../ai/spend-guard/ledger.service';
import { microsToDollars } from '../formatters';

const columns: [string, (row: LedgerRow) => string | number][] = [
  ['started_at', ({ startedAt }) => startedAt.toISOString()],
  ['owner', ({ ownerId }) => ownerId ?? ''],
  ['staff_member', ({ staffMember }) => staffMember ?? ''],
  ['feature', ({ feature }) => feature],
  ['model', ({ model }) => model],
  ['outcome', ({ outcome }) => outcome],
  ['input_tokens', ({ inputTokens }) => inputTokens],
  ['cached_tokens', ({ cachedTokens }) => cachedTokens],
  ['output_tokens', ({ outputTokens }) => outputTokens],
  ['cost_usd', ({ costMicros }) => microsToDollars(Number(costMicros)).toFixed(6)],
  ['latency_ms', ({ latencyMs }) => latencyMs],
];

export const csvHeader = formatCsvRow(columns.map(([name]) => name));

export const formatCallRows = (rows: LedgerRow[]) =>
  rows.map((row) => formatCsvRow(columns.map(([, getValue]) => getValue(row)))).join('');

/**
 * Formats one line according to RFC 4180. Escapes cells that a spreadsheet would run as formulas, because the names of
 * models come from providers.
 */
export function formatCsvRow(cells: (string | number)[]): string {
  const escapedCells = cells.map((cell) => {
    const text = typeof cell === 'string' && /^[=+\-@\t\r]/.test(cell) ? `'${cell}` : String(cell);
    return /[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
  });
  return `${escapedCells.join(',')}\r\n`;
}
