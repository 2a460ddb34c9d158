import {
  type DataSource,
  type EntityManager,
  type FindOptionsOrder,
  type FindOptionsSelect,
  type FindOptionsWhere,
  IsNull,
  type QueryDeepPartialEntity,
} from 'typeorm';
import type { Owner } from '../../account/sessions/owner.service';
import type { StorageService } from '../../account/storage/storage.service';
import { AppError } from '../../platform/http/app-error';
import { validate as isUuid } from 'uuid';
import { toResponse } from './document-kind';
import { type ExpectedVersion, isStale } from './optimistic-lock';
import type { VersionedDocumentEntity } from './versioned-document.entity';

interface RowKind<Row> {
  entity: new () => Row;
  toResponses: (rows: Row[], owner: Owner | undefined) => AsyncGenerator<object, void>;
}

/** Reads and writes the rows of one kind of document. Only the owner of a row can access it. */
export class DocumentRows<Row extends VersionedDocumentEntity<object>> {
  constructor(
    private readonly database: DataSource,
    private readonly storage: StorageService,
    private readonly kind: RowKind<Row>,
  ) {}

  /** Includes the trash. The most recently changed document comes first. */
  async listIds(ownerId: string): Promise<string[]> {
    const rows = await this.database.manager.find(this.kind.entity, {
      where: { ownerId } as FindOptionsWhere<Row>,
      order: { updatedAt: 'DESC' } as FindOptionsOrder<Row>,
      select: { id: true } as FindOptionsSelect<Row>,
    });
    return rows.map(({ id }) => id);
  }

  /** Throws `not_found` for another owner's document or, unless `includeTrash` is set, for a document in the trash. */
  async get(id: string, ownerId: string | undefined, { includeTrash = false } = {}): Promise<Row> {
    const where = { id, ownerId, ...(!includeTrash && { deletedAt: IsNull() }) } as FindOptionsWhere<Row>;
    const row = ownerId && isUuid(id) ? await this.database.manager.findOneBy(this.kind.entity, where) : null;
    return row ?? (await this.throwMissing(ownerId));
  }

  /**
   * Locks a row, checks the expected version, writes the change and increments the draft version. Throws `not_found`,
   * `stale`, `storage_full`.
   */
  async update(
    id: string,
    owner: Owner | undefined,
    expected: ExpectedVersion,
    buildChanges: (before: Row, manager: EntityManager) => Partial<Row> | Promise<Partial<Row>>,
  ): Promise<Row> {
    const where = { id, ownerId: owner?.id, deletedAt: IsNull() } as FindOptionsWhere<Row>;
    if (!owner || !isUuid(id)) throw new AppError('not_found');
    const { row, isWritten } = await this.storage.store(owner.id, async (manager) => {
      const before = await manager.findOne(this.kind.entity, { where, lock: { mode: 'pessimistic_write' } });
      if (!before || isStale(expected, before)) return { row: before, isWritten: false };
      const changes = await buildChanges(before, manager);
      const columns = { ...changes, draftVersion: before.draftVersion + 1, updatedAt: new Date() };
      await manager.update(this.kind.entity, where, columns as QueryDeepPartialEntity<Row>);
      return { row: { ...before, ...columns }, isWritten: true };
    });
    if (!row) return await this.throwMissing(owner.id);
    if (!isWritten) throw new AppError('stale', { current: await toResponse(this.kind, row, owner) });
    return row;
  }

  async setDeletedAt(row: Row, deletedAt: Date | null): Promise<Row> {
    const changes = { deletedAt } as Partial<Row> as QueryDeepPartialEntity<Row>;
    await this.database.manager.update(this.kind.entity, this.toKey(row), changes);
    return { ...row, deletedAt };
  }

  async delete(row: Row): Promise<void> {
    await this.storage.delete(row.ownerId, (manager) => manager.delete(this.kind.entity, this.toKey(row)));
  }

  private toKey({ id, ownerId }: Row): FindOptionsWhere<Row> {
    return { id, ownerId } as FindOptionsWhere<Row>;
  }

  /**
   * Throws `not_found` or, if the owner no longer exists, `signed_out`. An owner disappears when a sign-in in another
   * tab merges the guest session. A retry with the current cookie then succeeds.
   */
  private async throwMissing(ownerId: string | undefined): Promise<never> {
    throw new AppError(!ownerId || (await this.storage.ownerExists(ownerId)) ? 'not_found' : 'signed_out');
  }
}
