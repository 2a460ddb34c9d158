import type { DocumentListQuery } from '@shortlist/contracts/builder/document-queries';
import type { DataSource, EntityTarget } from 'typeorm';
import { AppError } from '../../platform/http/app-error';
import { validate as isUuid } from 'uuid';
import type { VersionedDocumentEntity } from './versioned-document.entity';

const maxDocuments = 200;
/** A page ends with the document that reaches this total size. */
const maxBytes = 4_000_000;

export interface DocumentPage {
  ids: string[];
  hasNext: boolean;
}

/**
 * Returns a page of an owner's documents, with the most recently changed or deleted document first. The page is limited
 * by the number and the total size of its documents. Reads only ids and sizes, and measures no documents after the
 * page, because measuring decompresses them. Throws `not_found` if `after` is not in the list.
 */
export async function findDocumentPage(
  database: DataSource,
  entity: EntityTarget<VersionedDocumentEntity<unknown>>,
  ownerId: string,
  { bin, after }: DocumentListQuery,
): Promise<DocumentPage> {
  const { tableName } = database.getMetadata(entity);
  const [time, condition] = bin ? ['deleted_at', 'deleted_at IS NOT NULL'] : ['updated_at', 'deleted_at IS NULL'];
  if (after !== undefined) {
    const existsSql = `SELECT 1 FROM ${tableName} WHERE id = $1 AND owner_id = $2 AND ${condition}`;
    const foundRows = isUuid(after) ? await database.query<object[]>(existsSql, [after, ownerId]) : [];
    if (foundRows.length === 0) throw new AppError('not_found');
  }
  const rows = await database.query<{ id: string; isOnPage: boolean }[]>(
    `WITH RECURSIVE listed AS MATERIALIZED (
       SELECT id, row_number() OVER (ORDER BY ${time} DESC, id DESC) AS position FROM ${tableName}
       WHERE owner_id = $1 AND ${condition}
         AND ($2::uuid IS NULL OR (${time}, id) < (SELECT ${time}, id FROM ${tableName} WHERE id = $2))
       ORDER BY position LIMIT ${maxDocuments + 1}
     ), page AS (
       SELECT 0::bigint AS position, 0::bigint AS bytes
       UNION ALL
       SELECT listed.position, page.bytes + octet_length(document::text)
       FROM page
       JOIN listed ON listed.position = page.position + 1
       JOIN ${tableName} AS document ON document.id = listed.id
       WHERE page.position < ${maxDocuments} AND page.bytes < ${maxBytes}
     )
     SELECT id, position <= (SELECT max(position) FROM page) AS "isOnPage" FROM listed ORDER BY position`,
    [ownerId, after ?? null],
  );
  const ids = rows.filter(({ isOnPage }) => isOnPage).map(({ id }) => id);
  return { ids, hasNext: ids.length < rows.length };
}
