import type { DocumentListQuery } from '@shortlist/contracts/builder/document-queries';
import { type DataSource, type FindOptionsOrder, type FindOptionsWhere, In, IsNull, Not } from 'typeorm';
import type { Owner } from '../../account/sessions/owner.service';
import { StreamedList } from '../../platform/http/serializer';
import { findDocumentPage } from './document-page';
import type { VersionedDocumentEntity } from './versioned-document.entity';

/** Number of documents read at a time. A long document needs 2 MB. */
const batchSize = 4;

interface ListedKind<Row, DocumentResponse> {
  entity: new () => Row;
  toResponses: (rows: Row[], owner: Owner | undefined) => AsyncGenerator<DocumentResponse, void>;
}

/** Returns a page of the list, and the id of its last document if others follow. Throws like `findDocumentPage`. */
export async function listDocuments<Row extends VersionedDocumentEntity<unknown>, DocumentResponse extends object>(
  database: DataSource,
  { entity, toResponses }: ListedKind<Row, DocumentResponse>,
  owner: Owner,
  query: DocumentListQuery,
) {
  const { ids, hasNext } = await findDocumentPage(database, entity, owner.id, query);
  const deletedAt = query.bin ? Not(IsNull()) : IsNull();
  const order = { [query.bin ? 'deletedAt' : 'updatedAt']: 'DESC', id: 'DESC' } as FindOptionsOrder<Row>;
  async function* streamDocuments(): AsyncGenerator<DocumentResponse> {
    for (let start = 0; start < ids.length; start += batchSize) {
      const id = In(ids.slice(start, start + batchSize));
      const where = { ownerId: owner.id, deletedAt, id } as FindOptionsWhere<Row>;
      yield* toResponses(await database.manager.find(entity, { where, order }), owner);
    }
  }
  return { documents: new StreamedList(streamDocuments()), lastId: hasNext ? ids.at(-1) : undefined };
}
