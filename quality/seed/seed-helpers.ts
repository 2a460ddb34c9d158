import type { DataSource } from 'typeorm';

export const dayInMs = 86_400_000;

export async function insertRows(database: DataSource, table: string, rows: object[]): Promise<void> {
  const names = Object.keys(rows[0] ?? {}).map((name) => `"${name}"`);
  for (let offset = 0; offset < rows.length; offset += 2_000) {
    await database.query(
      `INSERT INTO ${table} (${names.join()}) SELECT ${names.join()} FROM jsonb_populate_recordset(NULL::${table}, $1::jsonb)
         ON CONFLICT DO NOTHING`,
      [JSON.stringify(rows.slice(offset, offset + 2_000))],
    );
  }
}
