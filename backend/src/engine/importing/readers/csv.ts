/** Parses CSV as specified by RFC 4180. */
export function parseCsv(text: string): string[][] {
  const rows: string[][] = [];
  let row: string[] = [];
  let value = '';
  let isQuoted = false;
  const endValue = () => {
    row.push(value);
    value = '';
  };
  const endRow = () => {
    endValue();
    if (row.some((cell) => cell.trim() !== '')) rows.push(row);
    row = [];
  };
  for (let i = 0; i < text.length; i++) {
    const character = text[i] ?? '';
    if (isQuoted) {
      if (character !== '"') value += character;
      else if (text[i + 1] === '"') value += text[++i] ?? '';
      else isQuoted = false;
    } else if (character === '"' && value.trim() === '') {
      value = '';
      isQuoted = true;
    } else if (character === ',') endValue();
    else if (character === '\n') endRow();
    else if (character !== '\r') value += character;
  }
  endRow();
  return rows;
}

/**
 * Keys each row by lowercase column name. The header row is the first that contains `header`; notes above it are
 * skipped.
 */
export function parseCsvRecords(text: string, header: string): Map<string, string>[] {
  const rows = parseCsv(text.replace(/^\uFEFF/, ''));
  const headerIndex = rows.findIndex((row) => row.some((name) => name.trim().toLowerCase() === header));
  const names = rows[headerIndex] ?? [];
  return rows
    .slice(headerIndex + 1)
    .map((row) => new Map(row.map((value, i) => [(names[i] ?? `column ${i + 1}`).trim().toLowerCase(), value.trim()])));
}
