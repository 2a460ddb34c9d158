import { Injectable, Logger } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import { DataSource, type EntityMetadata } from 'typeorm';
import { DocumentExportRegistry } from './document-export-registry';
import { listOwnerTables } from './owner-tables';
import type { ZipEntry } from './zip-stream';

/**
 * Columns left out of the export: they would help an attacker, belong to another service or duplicate another column.
 */
const excludedColumns: Record<string, string[]> = {
  users: ['password_hash', 'username_key', 'email_key'],
  sessions: ['id'],
  password_resets: ['token_hash'],
  totp_secrets: ['secret'],
  passkeys: ['id', 'public_key'],
  recovery_codes: ['hash'],
  payments: ['checkout_id', 'payment_intent'],
};

@Injectable()
export class DataExportService {
  private readonly logger = new Logger('export');

  constructor(
    @InjectDataSource() private readonly database: DataSource,
    private readonly documents: DocumentExportRegistry,
  ) {}

  /**
   * Yields `data.json` with all rows by table name, then the documents as PDFs, in one folder per area. Skips a
   * document that fails to render and lists it in `not-printed.txt`.
   */
  async *streamFiles(ownerId: string, signal: AbortSignal): AsyncGenerator<ZipEntry> {
    yield { path: 'data.json', bytes: Buffer.from(JSON.stringify(await this.collectRows(ownerId), undefined, 2)) };
    const usedPaths = new Set<string>();
    const failedDocuments: string[] = [];
    for (const { folder, listDocuments } of this.documents.sources) {
      for (const [index, renderDocument] of (await listDocuments(ownerId)).entries()) {
        try {
          const { name, bytes } = await renderDocument(signal);
          yield { path: getUniquePath(`${folder}/${name}`, usedPaths), bytes };
        } catch (error) {
          signal.throwIfAborted();
          this.logger.warn(error);
          failedDocuments.push(`${folder}, ${index + 1}`);
        }
      }
    }
    if (failedDocuments.length)
      yield { path: 'not-printed.txt', bytes: Buffer.from(`${failedDocuments.join('\n')}\n`) };
  }

  private async collectRows(ownerId: string): Promise<Record<string, object[]>> {
    const data: Record<string, object[]> = {};
    for (const { metadata, ownerCondition } of listOwnerTables(this.database)) {
      const table = metadata.tableName;
      const rows = await this.database.query<Record<string, unknown>[]>(
        `SELECT * FROM ${table} WHERE ${ownerCondition}`,
        [ownerId],
      );
      data[table] = rows.map((row) => toExportedRow(row, metadata));
    }
    return data;
  }
}

/**
 * Returns "resumes/Resume.pdf", or "resumes/Resume-2.pdf" if that is taken. Ignores case, because some file systems do.
 */
function getUniquePath(path: string, usedPaths: Set<string>): string {
  for (let count = 1; ; count += 1) {
    const candidate = count === 1 ? path : path.replace(/(\.\w+)?$/, `-${count}$1`);
    if (usedPaths.has(candidate.toLowerCase())) continue;
    usedPaths.add(candidate.toLowerCase());
    return candidate;
  }
}

function toExportedRow(row: Record<string, unknown>, { tableName, columns }: EntityMetadata): object {
  const exportedColumns = columns.filter(({ databaseName }) => !excludedColumns[tableName]?.includes(databaseName));
  return Object.fromEntries(exportedColumns.map(({ databaseName, propertyName }) => [propertyName, row[databaseName]]));
}
