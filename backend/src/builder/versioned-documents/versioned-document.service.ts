import { isDeepStrictEqual } from 'node:util';
import type { DocumentListQuery } from '@shortlist/contracts/builder/document-queries';
import type { ChangeCause } from '@shortlist/contracts/builder/resume';
import {
  type DataSource,
  type DeepPartial,
  type EntityManager,
  type FindManyOptions,
  type FindOptionsSelect,
  type FindOptionsWhere,
  In,
  IsNull,
  Not,
  type FindOptionsOrder,
  type QueryDeepPartialEntity,
} from 'typeorm';
import type { Owner } from '../../account/sessions/owner.service';
import { AppError } from '../../platform/http/app-error';
import { StreamedList } from '../../platform/http/serializer';
import { isUuid } from '../../platform/http/uuid';
import type { IdempotencyService } from '../../platform/idempotency/idempotency.service';
import { type ExpectedVersion, isStale } from './optimistic-lock';
import type { VersionedDocumentEntity } from './versioned-document.entity';
import type { CreationContext, DocumentCreator } from './creation-context';
import type { StorageService } from '../../account/storage/storage.service';
import { assertFitsLimits } from './document-limits';
import { findDocumentPage } from './document-page';
import { getEffectiveTitle } from './effective-title';
import { messages } from './messages';

/** Maximum number of documents that a list reads at once; a long document needs 2 MB. */
const batchSize = 4;

export interface DocumentWrite extends ExpectedVersion {
  title: string;
  cause?: ChangeCause | undefined;
}

/**
 * Base class of the services for versioned documents: drafts, saves, versions, copies and the trash. Documents are
 * accessible to their owner only. Subclasses define the state, the response, derived columns and the versions to store.
 */
export abstract class VersionedDocumentService<
  State extends { title: string },
  Row extends VersionedDocumentEntity<State> & State,
  Input extends DocumentWrite,
  DocumentResponse extends object,
> {
  /** `idempotencyScope` is a prefix that keeps the idempotency keys of different document types apart. */
  protected constructor(
    protected readonly database: DataSource,
    private readonly idempotency: IdempotencyService,
    private readonly entity: new () => Row,
    private readonly idempotencyScope: string,
    private readonly storage: StorageService,
  ) {}

  /** Works on a row only when its response is asked for. */
  protected abstract toResponses(rows: Row[], owner: Owner | undefined): AsyncGenerator<DocumentResponse, void>;
  /** Completes the input to a full state; missing fields come from `base`. Pure. */
  protected abstract toState(input: Input, base: State | DocumentCreator): State;
  protected abstract getSavedState(row: Row): State;
  /** Returns a state as clients send it. */
  protected abstract toDraft(state: State): object;
  protected abstract getDefaultTitle(state: State): string;
  /** Saves the state of a row as a version before it is replaced, unless it equals the latest version. */
  protected abstract saveVersion(manager: EntityManager, row: Row, state: State, cause: ChangeCause): Promise<void>;
  /** Returns the columns derived from a state; called on creation and on each save. */
  protected abstract computeDerivedColumns(state: State, ownerId: string): Promise<Partial<Row>>;

  protected inferCause(_before: State, _after: State): ChangeCause | undefined {
    return undefined;
  }

  /** Returns a page of the list, and the id of its last document if others follow. Throws as `findDocumentPage`. */
  async list(owner: Owner, query: DocumentListQuery) {
    const { ids, hasNext } = await findDocumentPage(this.database, this.entity, owner.id, query);
    const deletedAt = query.bin ? Not(IsNull()) : IsNull();
    const where = { ownerId: owner.id, deletedAt } as FindOptionsWhere<Row>;
    const order = { [query.bin ? 'deletedAt' : 'updatedAt']: 'DESC', id: 'DESC' } as FindOptionsOrder<Row>;
    const documents = new StreamedList(this.streamDocuments(ids, { where, order }, owner));
    return { documents, lastId: hasNext ? ids.at(-1) : undefined };
  }

  /** Includes the trash. The most recently changed document comes first. */
  async listIds(ownerId: string): Promise<string[]> {
    const rows = await this.database.manager.find(this.entity, {
      where: { ownerId } as FindOptionsWhere<Row>,
      order: { updatedAt: 'DESC' } as FindOptionsOrder<Row>,
      select: { id: true } as FindOptionsSelect<Row>,
    });
    return rows.map(({ id }) => id);
  }

  /** Throws `not_found` for another owner's document or, unless `includeTrash` is set, for a document in the trash. */
  async getRow(id: string, ownerId: string | undefined, { includeTrash = false } = {}): Promise<Row> {
    const where = { id, ownerId, ...(!includeTrash && { deletedAt: IsNull() }) } as FindOptionsWhere<Row>;
    const row = ownerId && isUuid(id) ? await this.database.manager.findOneBy(this.entity, where) : null;
    return row ?? (await this.throwMissing(ownerId));
  }

  /** Returns the document with its draft applied. All files and analyses use this state. Throws like `getRow`. */
  async findCurrent(id: string, ownerId: string | undefined, options?: { includeTrash?: boolean }): Promise<Row> {
    const row = await this.getRow(id, ownerId, options);
    return { ...row, ...row.draft, draft: null };
  }

  /** Includes the trash, so that a client with the document open learns about its deletion. */
  async get(id: string, owner: Owner | undefined): Promise<DocumentResponse> {
    return await this.toResponse(await this.getRow(id, owner?.id, { includeTrash: true }), owner);
  }

  async create(input: Input, creation: CreationContext): Promise<DocumentResponse> {
    return await this.createOnce(`${this.idempotencyScope}`, creation, async ({ owner, ...creator }) => {
      const state = this.toState(input, { owner, ...creator });
      const derivedColumns = await this.computeDerivedColumns(state, owner.id);
      return { ...state, ...derivedColumns, ownerId: owner.id, version: 1, draft: null, draftVersion: 1 };
    });
  }

  /** Creates a document that was never saved. `generationId` is the generation that it was created from. */
  async createDraft(
    input: Input,
    creation: CreationContext,
    generationId: string | null = null,
  ): Promise<DocumentResponse> {
    return await this.createOnce(`${this.idempotencyScope}/draft`, creation, async ({ owner, ...creator }) => {
      const state = this.toState(input, { owner, ...creator });
      const derivedColumns = await this.computeDerivedColumns(state, owner.id);
      return {
        ...state,
        ...derivedColumns,
        ownerId: owner.id,
        generationId,
        version: 0,
        draft: state,
        draftVersion: 1,
      };
    });
  }

  /** Copies a document with its draft. `changes` holds columns that differ from the original. */
  async copy(
    id: string,
    title: string | undefined,
    creation: CreationContext,
    changes: Partial<Row> = {},
  ): Promise<DocumentResponse> {
    return await this.createOnce(`${this.idempotencyScope}/${id}/copy`, creation, async ({ owner, language }) => {
      const row = await this.getRow(id, owner.id);
      const currentTitle = getEffectiveTitle<State>(row, (state) => this.getDefaultTitle(state));
      // Truncation may split a surrogate pair, and half a pair cannot be stored.
      const newTitle = (title || messages[language].copyOf.replace('{title}', () => currentTitle))
        .slice(0, 200)
        .replace(/[\ud800-\udbff]$/, '');
      const draft = row.draft && { ...row.draft, title: newTitle };
      const resetColumns = { id: undefined, createdAt: undefined, updatedAt: undefined, generationId: null };
      return {
        ...row,
        ...changes,
        ...resetColumns,
        title: newTitle,
        draft,
        draftVersion: 1,
        version: Math.min(row.version, 1),
      };
    });
  }

  /**
   * Saves the document and removes its draft. Stores the previous state as a version, and also a draft that the caller
   * had not seen. Throws `not_found`, `too_large`, and `stale` with the stored document as `current` if the edit is based on another
   * version.
   */
  async save(id: string, input: Input, owner: Owner | undefined): Promise<DocumentResponse> {
    const stored = await this.getRow(id, owner?.id);
    const state = this.omitDefaultTitle(input, stored);
    assertFitsLimits(this.toDraft(state));
    const derivedColumns = await this.computeDerivedColumns(state, stored.ownerId);
    const row = await this.updateLocked(id, owner, input, async (before, manager) => {
      const savedState = this.getSavedState(before);
      if (before.version > 0)
        await this.saveVersion(manager, before, savedState, this.resolveCause(savedState, state, input) ?? 'save');
      await this.saveDraftVersion(manager, before, state, input);
      return { ...state, ...derivedColumns, version: before.version + 1, draft: null };
    });
    return await this.toResponse(row, owner);
  }

  /** Saves the draft without changing the saved state. Throws like `save`. */
  async saveDraft(id: string, input: Input, owner: Owner | undefined): Promise<Row> {
    return await this.updateLocked(id, owner, input, async (before, manager) => {
      const draft = this.omitDefaultTitle(input, before);
      return await this.buildDraftChanges(manager, before, draft, input);
    });
  }

  async rename(id: string, title: string, owner: Owner | undefined): Promise<DocumentResponse> {
    const row = await this.updateLocked(id, owner, {}, ({ draft }) =>
      Promise.resolve({ title, draft: draft && { ...draft, title } } as Partial<Row>),
    );
    return await this.toResponse(row, owner);
  }

  /** Idempotent. */
  async moveToTrash(id: string, owner: Owner | undefined): Promise<DocumentResponse> {
    const row = await this.getRow(id, owner?.id, { includeTrash: true });
    return await this.toResponse(await this.setDeletedAt(row, row.deletedAt ?? new Date()), owner);
  }

  async restore(id: string, owner: Owner | undefined): Promise<DocumentResponse> {
    return await this.toResponse(
      await this.setDeletedAt(await this.getRow(id, owner?.id, { includeTrash: true }), null),
      owner,
    );
  }

  /** Throws `not_found` for a document that is not in the trash. Returns the deleted document. */
  async deletePermanently(id: string, owner: Owner | undefined): Promise<DocumentResponse> {
    const row = await this.getRow(id, owner?.id, { includeTrash: true });
    if (!row.deletedAt) throw new AppError('not_found');
    const response = await this.toResponse(row, owner);
    await this.storage.delete(row.ownerId, (manager) => manager.delete(this.entity, { id, ownerId: row.ownerId }));
    return response;
  }

  private async *streamDocuments(
    ids: string[],
    { where, order }: Required<Pick<FindManyOptions<Row>, 'where' | 'order'>>,
    owner: Owner,
  ): AsyncGenerator<DocumentResponse> {
    for (let start = 0; start < ids.length; start += batchSize) {
      const batchWhere = { ...where, id: In(ids.slice(start, start + batchSize)) } as FindOptionsWhere<Row>;
      yield* this.toResponses(await this.database.manager.find(this.entity, { where: batchWhere, order }), owner);
    }
  }

  protected async toResponse(row: Row, owner: Owner | undefined): Promise<DocumentResponse> {
    const { value } = await this.toResponses([row], owner).next();
    return value!;
  }

  /**
   * Returns the columns of a new draft. First saves the previous state as a version if it must not be lost. Throws
   * `too_large`.
   */
  protected async buildDraftChanges(
    manager: EntityManager,
    before: Row,
    draft: State,
    write: Omit<DocumentWrite, 'title'>,
  ): Promise<Partial<Row>> {
    assertFitsLimits(this.toDraft(draft));
    const savedState = this.getSavedState(before);
    const cause = this.resolveCause(savedState, draft, write);
    if (!before.draft && cause) await this.saveVersion(manager, before, savedState, cause);
    await this.saveDraftVersion(manager, before, draft, write);
    return { ...(before.version === 0 && draft), draft } as Partial<Row>;
  }

  /**
   * Locks a row, checks the expected version, writes the change and increments the draft version. Throws `not_found`,
   * `stale`, `storage_full`.
   */
  protected async updateLocked(
    id: string,
    owner: Owner | undefined,
    expected: ExpectedVersion,
    buildChanges: (before: Row, manager: EntityManager) => Promise<Partial<Row>>,
  ): Promise<Row> {
    const where = { id, ownerId: owner?.id, deletedAt: IsNull() } as FindOptionsWhere<Row>;
    if (!owner || !isUuid(id)) throw new AppError('not_found');
    const { row, isWritten } = await this.storage.store(owner.id, async (manager) => {
      const before = await manager.findOne(this.entity, { where, lock: { mode: 'pessimistic_write' } });
      if (!before || isStale(expected, before)) return { row: before, isWritten: false };
      const changes = await buildChanges(before, manager);
      const columns = { ...changes, draftVersion: before.draftVersion + 1, updatedAt: new Date() };
      await manager.update(this.entity, where, columns as QueryDeepPartialEntity<Row>);
      return { row: { ...before, ...columns }, isWritten: true };
    });
    if (!row) return await this.throwMissing(owner.id);
    if (!isWritten) throw new AppError('stale', { current: await this.toResponse(row, owner) });
    return row;
  }

  /** Saves the previous draft as a version, unless the caller had seen it and only continued typing. */
  private async saveDraftVersion(
    manager: EntityManager,
    before: Row,
    after: State,
    write: Omit<DocumentWrite, 'title'>,
  ) {
    const { draft } = before;
    if (!draft || isDeepStrictEqual(draft, after)) return;
    const cause = write.draftVersion === undefined ? 'conflict' : this.resolveCause(draft, after, write);
    if (cause) await this.saveVersion(manager, before, draft, cause);
  }

  /**
   * Returns undefined for typing and saving. Clients cannot use the cause of manual versions, because those are never
   * deleted.
   */
  private resolveCause(before: State, after: State, { cause }: Pick<DocumentWrite, 'cause'>): ChangeCause | undefined {
    return cause && cause !== 'save' && cause !== 'hand' ? cause : this.inferCause(before, after);
  }

  /** Empties a title that equals the default title shown in the editor, so that it continues to follow the content. */
  private omitDefaultTitle(input: Input, row: Row): State {
    const currentState = row.draft ?? this.getSavedState(row);
    const defaultTitles = [currentState, this.getSavedState(row)].map((state) => this.getDefaultTitle(state));
    return this.toState(defaultTitles.includes(input.title) ? { ...input, title: '' } : input, currentState);
  }

  private async createOnce(
    operation: string,
    { creator, idempotencyKey, signal }: CreationContext,
    buildRow: (documentCreator: DocumentCreator) => Promise<unknown>,
  ): Promise<DocumentResponse> {
    const { owner } = creator;
    const id = await this.idempotency.runOnce(
      { ownerId: owner.id, operation, key: idempotencyKey, signal },
      async (storeResultId) => {
        const row = (await buildRow(creator)) as DeepPartial<Row> & Row;
        for (const state of [this.getSavedState(row), row.draft]) if (state) assertFitsLimits(this.toDraft(state));
        return await this.storage.store(owner.id, async (manager) =>
          storeResultId(manager, (await manager.save(this.entity, row)).id),
        );
      },
    );
    return await this.get(id, owner);
  }

  private async setDeletedAt(row: Row, deletedAt: Date | null): Promise<Row> {
    const where = { id: row.id, ownerId: row.ownerId } as FindOptionsWhere<Row>;
    await this.database.manager.update(this.entity, where, {
      deletedAt,
    } as Partial<Row> as QueryDeepPartialEntity<Row>);
    return { ...row, deletedAt };
  }

  /**
   * Throws `not_found` or, if the owner no longer exists, `signed_out`. An owner disappears when a sign-in in another
   * tab merges the guest session; a retry with the current cookie then succeeds.
   */
  private async throwMissing(ownerId: string | undefined): Promise<never> {
    const found = ownerId
      ? await this.database.query<unknown[]>('SELECT 1 FROM owners WHERE id = $1', [ownerId])
      : [{}];
    throw new AppError(found.length ? 'not_found' : 'signed_out');
  }
}
