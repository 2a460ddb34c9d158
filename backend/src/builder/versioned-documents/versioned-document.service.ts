import { isDeepStrictEqual } from 'node:util';
import type { ChangeCause } from '@shortlist/contracts/builder/resume';
import {
  type DataSource,
  type DeepPartial,
  type EntityManager,
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
import { isUuid } from '../../platform/http/uuid';
import type { IdempotencyService } from '../../platform/idempotency/idempotency.service';
import { type ExpectedVersion, isStale } from './optimistic-lock';
import type { VersionedDocumentEntity } from './versioned-document.entity';
import type { CreationContext, DocumentCreator } from './creation-context';
import type { StorageService } from './storage.service';
import { getEffectiveTitle } from './effective-title';
import { messages } from './messages';

/** Maximum number of documents in a list, and number read per query. */
const mostListed = 200;
const pageRows = 10;

export interface DocumentWrite extends ExpectedVersion {
  title: string;
  cause?: ChangeCause | undefined;
}

/**
 * Base of the services for versioned documents, each accessible to its owner only: drafts, saves, versions, copies and
 * the trash. Subclasses define the state, the response, derived columns and the versions to store.
 */
export abstract class VersionedDocumentService<
  State extends { title: string },
  Row extends VersionedDocumentEntity<State> & State,
  Typed extends DocumentWrite,
  Face,
> {
  /** `idempotencyScope` separates the document types among the idempotency keys. */
  protected constructor(
    protected readonly database: DataSource,
    private readonly idempotency: IdempotencyService,
    private readonly entity: new () => Row,
    private readonly idempotencyScope: string,
    private readonly storage: StorageService,
  ) {}

  protected abstract toResponses(rows: Row[], owner: Owner | undefined): Promise<Face[]>;
  /** Completes the input to a full state; missing fields come from the current state or from the creator. Pure. */
  protected abstract toState(typed: Typed, kept: State | DocumentCreator): State;
  protected abstract getSavedState(row: Row): State;
  protected abstract getDefaultTitle(state: State): string;
  /** Saves the state of a row as a version before it is replaced, unless it equals the latest version. */
  protected abstract saveVersion(manager: EntityManager, row: Row, state: State, cause: ChangeCause): Promise<void>;
  /** Returns the columns derived from a state; called on creation and on each save. */
  protected abstract computeDerivedColumns(state: State, ownerId: string): Promise<Partial<Row>>;

  protected inferCause(_before: State, _after: State): ChangeCause | undefined {
    return undefined;
  }

  async list(owner: Owner, bin = false): Promise<Face[]> {
    const where = { ownerId: owner.id, deletedAt: bin ? Not(IsNull()) : IsNull() } as FindOptionsWhere<Row>;
    const order = { [bin ? 'deletedAt' : 'updatedAt']: 'DESC' } as FindOptionsOrder<Row>;
    const first = await this.database.manager.find(this.entity, { where, order, take: pageRows });
    const faces = await this.toResponses(first, owner);
    if (first.length < pageRows) return faces;
    // Few owners have more. Reads the rest in batches: hundreds of long documents in one query would make others wait.
    const select = { id: true } as FindOptionsSelect<Row>;
    const rest = (await this.database.manager.find(this.entity, { where, order, select, take: mostListed }))
      .map(({ id }) => id)
      .filter((id) => !first.some((row) => row.id === id));
    for (let start = 0; start < rest.length; start += pageRows) {
      const ids = rest.slice(start, start + pageRows);
      const rows = await this.database.manager.find(this.entity, {
        where: { ...where, id: In(ids) } as FindOptionsWhere<Row>,
        order,
      });
      faces.push(...(await this.toResponses(rows, owner)));
    }
    return faces;
  }

  /** Includes the trash; last written first. */
  async listIds(ownerId: string): Promise<string[]> {
    const rows = await this.database.manager.find(this.entity, {
      where: { ownerId } as FindOptionsWhere<Row>,
      order: { updatedAt: 'DESC' } as FindOptionsOrder<Row>,
      select: { id: true } as FindOptionsSelect<Row>,
    });
    return rows.map(({ id }) => id);
  }

  /** Throws `not_found`, also for another owner's document, and for one in the trash unless `bin` is set. */
  async getRow(id: string, ownerId: string | undefined, { bin = false } = {}): Promise<Row> {
    const where = { id, ownerId, ...(!bin && { deletedAt: IsNull() }) } as FindOptionsWhere<Row>;
    const row = ownerId && isUuid(id) ? await this.database.manager.findOneBy(this.entity, where) : null;
    return row ?? (await this.throwMissing(ownerId));
  }

  /** Returns the document with its draft applied. All files and analyses use this state. Throws like `find`. */
  async findCurrent(id: string, ownerId: string | undefined, options?: { bin?: boolean }): Promise<Row> {
    const row = await this.getRow(id, ownerId, options);
    return { ...row, ...row.draft, draft: null };
  }

  /** Includes the trash, so that a client with the document open learns about its deletion. */
  async get(id: string, owner: Owner | undefined): Promise<Face> {
    return await this.toResponse(await this.getRow(id, owner?.id, { bin: true }), owner);
  }

  async create(typed: Typed, creation: CreationContext): Promise<Face> {
    return await this.createOnce(`${this.idempotencyScope}`, creation, async ({ owner, ...saver }) => {
      const state = this.toState(typed, { owner, ...saver });
      const measured = await this.computeDerivedColumns(state, owner.id);
      return { ...state, ...measured, ownerId: owner.id, version: 1, draft: null, draftVersion: 1 };
    });
  }

  /** Creates a document that was never saved. `generationId` is the generation that it was created from. */
  async createDraft(typed: Typed, creation: CreationContext, generationId: string | null = null): Promise<Face> {
    return await this.createOnce(`${this.idempotencyScope}/draft`, creation, async ({ owner, ...saver }) => {
      const state = this.toState(typed, { owner, ...saver });
      const measured = await this.computeDerivedColumns(state, owner.id);
      return { ...state, ...measured, ownerId: owner.id, generationId, version: 0, draft: state, draftVersion: 1 };
    });
  }

  /** Copies a document with its draft. `changes` holds columns that differ from the original. */
  async copy(
    id: string,
    title: string | undefined,
    creation: CreationContext,
    changes: Partial<Row> = {},
  ): Promise<Face> {
    return await this.createOnce(`${this.idempotencyScope}/${id}/copy`, creation, async ({ owner, language }) => {
      const row = await this.getRow(id, owner.id);
      const shown = getEffectiveTitle<State>(row, (state) => this.getDefaultTitle(state));
      // The cut may leave half of a surrogate pair, which cannot be stored.
      const named = (title || messages[language].copyOf.replace('{title}', () => shown))
        .slice(0, 200)
        .replace(/[\ud800-\udbff]$/, '');
      const draft = row.draft && { ...row.draft, title: named };
      const none = { id: undefined, createdAt: undefined, updatedAt: undefined, generationId: null };
      return { ...row, ...changes, ...none, title: named, draft, draftVersion: 1, version: Math.min(row.version, 1) };
    });
  }

  /**
   * Saves the document and removes its draft. Throws `not_found`, and `stale` with the stored document as `current` if
   * the edit began from another version. Stores the previous state as a version, and also a draft that the caller did
   * not know.
   */
  async save(id: string, typed: Typed, owner: Owner | undefined): Promise<Face> {
    const stored = await this.getRow(id, owner?.id);
    const state = this.toTitledState(typed, stored);
    const measured = await this.computeDerivedColumns(state, stored.ownerId);
    const row = await this.updateLocked(id, owner, typed, async (before, manager) => {
      const saved = this.getSavedState(before);
      if (before.version > 0)
        await this.saveVersion(manager, before, saved, this.resolveCause(saved, state, typed) ?? 'save');
      await this.saveDraftVersion(manager, before, state, typed);
      return { ...state, ...measured, version: before.version + 1, draft: null };
    });
    return await this.toResponse(row, owner);
  }

  /** Saves the draft without changing the saved state. Throws like `save`. */
  async saveDraft(id: string, typed: Typed, owner: Owner | undefined): Promise<Row> {
    return await this.updateLocked(id, owner, typed, async (before, manager) => {
      const draft = this.toTitledState(typed, before);
      return await this.buildDraftChanges(manager, before, draft, typed);
    });
  }

  async rename(id: string, title: string, owner: Owner | undefined): Promise<Face> {
    const row = await this.updateLocked(id, owner, {}, ({ draft }) =>
      Promise.resolve({ title, draft: draft && { ...draft, title } } as Partial<Row>),
    );
    return await this.toResponse(row, owner);
  }

  /** Idempotent. */
  async moveToTrash(id: string, owner: Owner | undefined): Promise<Face> {
    const row = await this.getRow(id, owner?.id, { bin: true });
    return await this.toResponse(await this.setDeletedAt(row, row.deletedAt ?? new Date()), owner);
  }

  async restore(id: string, owner: Owner | undefined): Promise<Face> {
    return await this.toResponse(await this.setDeletedAt(await this.getRow(id, owner?.id, { bin: true }), null), owner);
  }

  /** Throws `not_found` for a document that is not in the trash. Returns the deleted document. */
  async deletePermanently(id: string, owner: Owner | undefined): Promise<Face> {
    const row = await this.getRow(id, owner?.id, { bin: true });
    if (!row.deletedAt) throw new AppError('not_found');
    const face = await this.toResponse(row, owner);
    await this.database.manager.delete(this.entity, { id, ownerId: row.ownerId });
    return face;
  }

  protected async toResponse(row: Row, owner: Owner | undefined): Promise<Face> {
    const [face] = await this.toResponses([row], owner);
    return face!;
  }

  /** Returns the columns of a new draft, and first saves the previous state as a version if it must not be lost. */
  protected async buildDraftChanges(
    manager: EntityManager,
    before: Row,
    draft: State,
    write: Omit<DocumentWrite, 'title'>,
  ): Promise<Partial<Row>> {
    const saved = this.getSavedState(before);
    const cause = this.resolveCause(saved, draft, write);
    if (!before.draft && cause) await this.saveVersion(manager, before, saved, cause);
    await this.saveDraftVersion(manager, before, draft, write);
    return { ...(before.version === 0 && draft), draft } as Partial<Row>;
  }

  /**
   * Locks a row, checks the expected version, and writes and counts the change. Throws `not_found`, `stale`,
   * `storage_full`.
   */
  protected async updateLocked(
    id: string,
    owner: Owner | undefined,
    expected: ExpectedVersion,
    changesOf: (before: Row, manager: EntityManager) => Promise<Partial<Row>>,
  ): Promise<Row> {
    const where = { id, ownerId: owner?.id, deletedAt: IsNull() } as FindOptionsWhere<Row>;
    if (!owner || !isUuid(id)) throw new AppError('not_found');
    await this.storage.requireRoom(this.database.manager, owner.id);
    const { row, isWritten } = await this.database.transaction(async (manager) => {
      const before = await manager.findOne(this.entity, { where, lock: { mode: 'pessimistic_write' } });
      if (!before || isStale(expected, before)) return { row: before, isWritten: false };
      const changes = await changesOf(before, manager);
      const written = { ...changes, draftVersion: before.draftVersion + 1, updatedAt: new Date() };
      await manager.update(this.entity, where, written as QueryDeepPartialEntity<Row>);
      return { row: { ...before, ...written }, isWritten: true };
    });
    if (!row) return await this.throwMissing(owner.id);
    if (!isWritten) throw new AppError('stale', { current: await this.toResponse(row, owner) });
    return row;
  }

  /** Saves the previous draft as a version, unless the writer knew it and the change is ordinary typing. */
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

  /** Ignores a title that equals the default title shown in the editor, so the default keeps following the content. */
  private toTitledState(typed: Typed, before: Row): State {
    const kept = before.draft ?? this.getSavedState(before);
    const shown = [kept, this.getSavedState(before)].map((state) => this.getDefaultTitle(state));
    return this.toState(shown.includes(typed.title) ? { ...typed, title: '' } : typed, kept);
  }

  private async createOnce(
    call: string,
    { creator, idempotencyKey, signal }: CreationContext,
    rowOf: (saver: DocumentCreator) => Promise<unknown>,
  ): Promise<Face> {
    const { owner } = creator;
    const id = await this.idempotency.runOnce(
      { ownerId: owner.id, operation: call, key: idempotencyKey, signal },
      async () => {
        const row = (await rowOf(creator)) as DeepPartial<Row>;
        return await this.database.transaction(async (manager) => {
          await this.storage.requireRoomForOne(manager, owner.id);
          return (await manager.save(this.entity, row)).id;
        });
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
   * Throws `not_found` or, if the owner is missing, `signed_out`. A sign-in elsewhere in this browser has then merged
   * the guest session, and a retry with the current cookie succeeds.
   */
  private async throwMissing(ownerId: string | undefined): Promise<never> {
    const found = ownerId
      ? await this.database.query<unknown[]>('SELECT 1 FROM owners WHERE id = $1', [ownerId])
      : [{}];
    throw new AppError(found.length ? 'not_found' : 'signed_out');
  }
}
