import { Injectable, Logger } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import { DataSource, type EntityMetadata } from 'typeorm';
import { CooperativeYield } from '../../platform/http/cooperative-yield';
import { DocumentExportRegistry } from './document-export-registry';
import { listOwnerTables, type OwnerTable } from './owner-tables';
import type { ZipEntry } from './zip-stream';

/** Columns that would help an attacker, belong to another service or duplicate another column. */
const excludedColumns: Record<string, string[]> = {
  users: ['password_hash', 'username_key', 'email_key'],
  sessions: ['id'],
  password_resets: ['token_hash'],
  totp_secrets: ['secret'],
  passkeys: ['id', 'public_key'],
  recovery_codes: ['hash'],
  payments: ['checkout_id', 'payment_intent'],
};

/** Number of rows per query. A version of a long document takes half a megabyte. */
const batchSize = 4;

type Row = Record<string, unknown>;

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
    yield { path: 'data.json', chunks: this.streamTables(ownerId) };
    const usedPaths = new Set<string>();
    const failedDocuments: string[] = [];
    for (const { folder, listDocuments } of this.documents.sources) {
      for (const [index, renderDocument] of (await listDocuments(ownerId)).entries()) {
        try {
          const { name, bytes } = await renderDocument(signal);
          yield { path: getUniquePath(`${folder}/${name}`, usedPaths), chunks: [bytes] };
        } catch (error) {
          signal.throwIfAborted();
          this.logger.warn(error);
          failedDocuments.push(`${folder}, ${index + 1}`);
        }
      }
    }
    if (failedDocuments.length)
      yield { path: 'not-printed.txt', chunks: [Buffer.from(`${failedDocuments.join('\n')}\n`)] };
  }

  /** Yields one JSON object in small chunks, because an owner may have hundreds of megabytes of rows. */
  private async *streamTables(ownerId: string): AsyncGenerator<Uint8Array> {
    const cooperativeYield = new CooperativeYield();
    let tableSeparator = '{';
    for (const table of listOwnerTables(this.database)) {
      yield Buffer.from(`${tableSeparator}\n  "${table.metadata.tableName}": [`);
      tableSeparator = '\n  ],';
      let rowSeparator = '';
      for await (const row of this.streamRows(table, ownerId)) {
        await cooperativeYield.yieldIfDue();
        const json = JSON.stringify(toExportedRow(row, table.metadata), undefined, 2);
        yield Buffer.from(`${rowSeparator}\n${json}`.replaceAll('\n', '\n    '));
        rowSeparator = ',';
      }
    }
    yield Buffer.from('\n  ]\n}\n');
  }

  private async *streamRows({ metadata, ownerCondition }: OwnerTable, ownerId: string): AsyncGenerator<Row> {
    const keyColumns = metadata.primaryColumns.map(({ databaseName }) => databaseName);
    const keyColumnsSql = keyColumns.join(', ');
    const keyParametersSql = keyColumns.map((_, index) => `$${index + 2}`).join(', ');
    let lastKey: unknown[] = [];
    for (;;) {
      const afterLastKeySql = lastKey.length ? `AND (${keyColumnsSql}) > (${keyParametersSql})` : '';
      const rows = await this.database.query<Row[]>(
        `SELECT * FROM ${metadata.tableName} WHERE ${ownerCondition} ${afterLastKeySql} ORDER BY ${keyColumnsSql} LIMIT ${batchSize}`,
        [ownerId, ...lastKey],
      );
      yield* rows;
      if (rows.length < batchSize) return;
      lastKey = keyColumns.map((column) => rows.at(-1)![column]);
    }
  }
}

/** Ignores case, because some file systems do. */
function getUniquePath(path: string, usedPaths: Set<string>): string {
  for (let number = 1; ; number += 1) {
    const candidate = number === 1 ? path : path.replace(/(\.\w+)?$/, `-${number}$1`);
    if (usedPaths.has(candidate.toLowerCase())) continue;
    usedPaths.add(candidate.toLowerCase());
    return candidate;
  }
}

function toExportedRow(row: Row, { tableName, columns }: EntityMetadata): object {
  const exportedColumns = columns.filter(({ databaseName }) => !excludedColumns[tableName]?.includes(databaseName));
  return Object.fromEntries(exportedColumns.map(({ databaseName, propertyName }) => [propertyName, row[databaseName]]));
}
