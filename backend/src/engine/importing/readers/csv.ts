import { CsvError, parse } from 'csv-parse/sync';
import { ImportError } from '../source-document';

/**
 * Parses CSV. Treats stray quotes as text, accepts rows of different lengths and omits blank rows. Throws `file_broken`
 * if the text ends within quotes.
 */
export function parseCsv(text: string): string[][] {
  try {
    return parse(text, {
      bom: true,
      trim: true,
      relax_quotes: true,
      relax_column_count: true,
      skip_records_with_empty_values: true,
    });
  } catch (error) {
    throw error instanceof CsvError ? new ImportError('file_broken') : error;
  }
}

/**
 * Parses CSV into one map per row, keyed by lowercase column name. The header row is the first row with the column
 * `lowercaseHeader`. Rows above the header row are notes.
 */
export function parseCsvRecords(text: string, lowercaseHeader: string): Map<string, string>[] {
  const rows = parseCsv(text);
  const headerIndex = rows.findIndex((row) => row.some((name) => name.toLowerCase() === lowercaseHeader));
  const names = rows[headerIndex] ?? [];
  return rows
    .slice(headerIndex + 1)
    .map((row) => new Map(row.map((value, i) => [(names[i] ?? `column ${i + 1}`).toLowerCase(), value])));
}
