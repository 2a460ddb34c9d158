import { isDeepStrictEqual } from 'node:util';
import type { ChangeCause } from '@shortlist/contracts/builder/saved-resume';
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
import { type BasedOn, isStale } from './based-on';
import type { SavedEntity } from './saved.entity';
import type { Creation, Saver } from './saver';
import type { StorageService } from './storage.service';
import { titleNow } from './title-now';
import { words } from './words';

/** Maximum number of documents in a list, and number read per query. */
const mostListed = 200;
const pageRows = 10;

export interface Write extends BasedOn {
  title: string;
  cause?: ChangeCause | undefined;
}

/**
 * Base of the services for versioned documents, each accessible to its owner only: drafts, saves, versions, copies and
 * the trash. Subclasses define the state, the response, derived columns and the versions to store.
 */
export abstract class SavedService<
  State extends { title: string },
  Row extends SavedEntity<State> & State,
  Typed extends Write,
  Face,
> {
  /** `idempotencyScope` separates the document types among the idempotency keys. */
  protected constructor(
    protected readonly database: DataSource,
    private readonly idempotency: IdempotencyService,
    private readonly entity: new () => Row,
    private readonly call: string,
    private readonly storage: StorageService,
  ) {}

  protected abstract faces(rows: Row[], owner: Owner | undefined): Promise<Face[]>;
  /** Completes the input to a full state; missing fields come from the current state or from the creator. Pure. */
  protected abstract stateOf(typed: Typed, kept: State | Saver): State;
  protected abstract savedState(row: Row): State;
  protected abstract usualTitle(state: State): string;
  /** Saves the state of a row as a version before it is replaced, unless it equals the latest version. */
  protected abstract keep(manager: EntityManager, row: Row, state: State, cause: ChangeCause): Promise<void>;
  /** Returns the columns derived from a state; called on creation and on each save. */
  protected abstract measure(state: State, ownerId: string): Promise<Partial<Row>>;

  protected causeOf(_before: State, _after: State): ChangeCause | undefined {
    return undefined;
  }

  async list(owner: Owner, bin = false): Promise<Face[]> {
    const where = { ownerId: owner.id, deletedAt: bin ? Not(IsNull()) : IsNull() } as FindOptionsWhere<Row>;
    const order = { [bin ? 'deletedAt' : 'updatedAt']: 'DESC' } as FindOptionsOrder<Row>;
    const first = await this.database.manager.find(this.entity, { where, order, take: pageRows });
    const faces = await this.faces(first, owner);
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
      faces.push(...(await this.faces(rows, owner)));
    }
    return faces;
  }

  /** Includes the trash; last written first. */
  async ids(ownerId: string): Promise<string[]> {
    const rows = await this.database.manager.find(this.entity, {
      where: { ownerId } as FindOptionsWhere<Row>,
      order: { updatedAt: 'DESC' } as FindOptionsOrder<Row>,
      select: { id: true } as FindOptionsSelect<Row>,
    });
    return rows.map(({ id }) => id);
  }

  /** Throws `not_found`, also for another owner's document, and for one in the trash unless `bin` is set. */
  async find(id: string, ownerId: string | undefined, { bin = false } = {}): Promise<Row> {
    const where = { id, ownerId, ...(!bin && { deletedAt: IsNull() }) } as FindOptionsWhere<Row>;
    const row = ownerId && isUuid(id) ? await this.database.manager.findOneBy(this.entity, where) : null;
    return row ?? (await this.missing(ownerId));
  }

  /** Returns the document with its draft applied. All files and analyses use this state. Throws like `find`. */
  async findCurrent(id: string, ownerId: string | undefined, options?: { bin?: boolean }): Promise<Row> {
    const row = await this.find(id, ownerId, options);
    return { ...row, ...row.draft, draft: null };
  }

  /** Includes the trash, so that a client with the document open learns about its deletion. */
  async show(id: string, owner: Owner | undefined): Promise<Face> {
    return await this.face(await this.find(id, owner?.id, { bin: true }), owner);
  }

  async create(typed: Typed, creation: Creation): Promise<Face> {
    return await this.make(`${this.call}`, creation, async ({ owner, ...saver }) => {
      const state = this.stateOf(typed, { owner, ...saver });
      const measured = await this.measure(state, owner.id);
      return { ...state, ...measured, ownerId: owner.id, version: 1, draft: null, draftVersion: 1 };
    });
  }

  /** Creates a document that was never saved. `generationId` is the generation that it was created from. */
  async createDraft(typed: Typed, creation: Creation, generationId: string | null = null): Promise<Face> {
    return await this.make(`${this.call}/draft`, creation, async ({ owner, ...saver }) => {
      const state = this.stateOf(typed, { owner, ...saver });
      const measured = await this.measure(state, owner.id);
      return { ...state, ...measured, ownerId: owner.id, generationId, version: 0, draft: state, draftVersion: 1 };
    });
  }

  /** Copies a document with its draft. `changes` holds columns that differ from the original. */
  async copy(id: string, title: string | undefined, creation: Creation, changes: Partial<Row> = {}): Promise<Face> {
    return await this.make(`${this.call}/${id}/copy`, creation, async ({ owner, language }) => {
      const row = await this.find(id, owner.id);
      const shown = titleNow<State>(row, (state) => this.usualTitle(state));
      // The cut may leave half of a surrogate pair, which cannot be stored.
      const named = (title || words[language].copyOf.replace('{title}', () => shown))
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
  async replace(id: string, typed: Typed, owner: Owner | undefined): Promise<Face> {
    const stored = await this.find(id, owner?.id);
    const state = this.named(typed, stored);
    const measured = await this.measure(state, stored.ownerId);
    const row = await this.change(id, owner, typed, async (before, manager) => {
      const saved = this.savedState(before);
      if (before.version > 0) await this.keep(manager, before, saved, this.causeFor(saved, state, typed) ?? 'save');
      await this.keepDraft(manager, before, state, typed);
      return { ...state, ...measured, version: before.version + 1, draft: null };
    });
    return await this.face(row, owner);
  }

  /** Saves the draft without changing the saved state. Throws like `save`. */
  async writeDraft(id: string, typed: Typed, owner: Owner | undefined): Promise<Row> {
    return await this.change(id, owner, typed, async (before, manager) => {
      const draft = this.named(typed, before);
      return await this.draftChanges(manager, before, draft, typed);
    });
  }

  async rename(id: string, title: string, owner: Owner | undefined): Promise<Face> {
    const row = await this.change(id, owner, {}, ({ draft }) =>
      Promise.resolve({ title, draft: draft && { ...draft, title } } as Partial<Row>),
    );
    return await this.face(row, owner);
  }

  /** Idempotent. */
  async remove(id: string, owner: Owner | undefined): Promise<Face> {
    const row = await this.find(id, owner?.id, { bin: true });
    return await this.face(await this.setDeletedAt(row, row.deletedAt ?? new Date()), owner);
  }

  async restore(id: string, owner: Owner | undefined): Promise<Face> {
    return await this.face(await this.setDeletedAt(await this.find(id, owner?.id, { bin: true }), null), owner);
  }

  /** Throws `not_found` for a document that is not in the trash. Returns the deleted document. */
  async removeForGood(id: string, owner: Owner | undefined): Promise<Face> {
    const row = await this.find(id, owner?.id, { bin: true });
    if (!row.deletedAt) throw new AppError('not_found');
    const face = await this.face(row, owner);
    await this.database.manager.delete(this.entity, { id, ownerId: row.ownerId });
    return face;
  }

  protected async face(row: Row, owner: Owner | undefined): Promise<Face> {
    const [face] = await this.faces([row], owner);
    return face!;
  }

  /** Returns the columns of a new draft, and first saves the previous state as a version if it must not be lost. */
  protected async draftChanges(
    manager: EntityManager,
    before: Row,
    draft: State,
    write: Omit<Write, 'title'>,
  ): Promise<Partial<Row>> {
    const saved = this.savedState(before);
    const cause = this.causeFor(saved, draft, write);
    if (!before.draft && cause) await this.keep(manager, before, saved, cause);
    await this.keepDraft(manager, before, draft, write);
    return { ...(before.version === 0 && draft), draft } as Partial<Row>;
  }

  /**
   * Locks a row, checks the expected version, and writes and counts the change. Throws `not_found`, `stale`,
   * `storage_full`.
   */
  protected async change(
    id: string,
    owner: Owner | undefined,
    based: BasedOn,
    changesOf: (before: Row, manager: EntityManager) => Promise<Partial<Row>>,
  ): Promise<Row> {
    const where = { id, ownerId: owner?.id, deletedAt: IsNull() } as FindOptionsWhere<Row>;
    if (!owner || !isUuid(id)) throw new AppError('not_found');
    await this.storage.requireRoom(this.database.manager, owner.id);
    const { row, isWritten } = await this.database.transaction(async (manager) => {
      const before = await manager.findOne(this.entity, { where, lock: { mode: 'pessimistic_write' } });
      if (!before || isStale(based, before)) return { row: before, isWritten: false };
      const changes = await changesOf(before, manager);
      const written = { ...changes, draftVersion: before.draftVersion + 1, updatedAt: new Date() };
      await manager.update(this.entity, where, written as QueryDeepPartialEntity<Row>);
      return { row: { ...before, ...written }, isWritten: true };
    });
    if (!row) return await this.missing(owner.id);
    if (!isWritten) throw new AppError('stale', { current: await this.face(row, owner) });
    return row;
  }

  /** Saves the previous draft as a version, unless the writer knew it and the change is ordinary typing. */
  private async keepDraft(manager: EntityManager, before: Row, after: State, write: Omit<Write, 'title'>) {
    const { draft } = before;
    if (!draft || isDeepStrictEqual(draft, after)) return;
    const cause = write.draftVersion === undefined ? 'conflict' : this.causeFor(draft, after, write);
    if (cause) await this.keep(manager, before, draft, cause);
  }

  /**
   * Returns undefined for typing and saving. Clients cannot use the cause of manual versions, because those are never
   * deleted.
   */
  private causeFor(before: State, after: State, { cause }: Pick<Write, 'cause'>): ChangeCause | undefined {
    return cause && cause !== 'save' && cause !== 'hand' ? cause : this.causeOf(before, after);
  }

  /** Ignores a title that equals the default title shown in the editor, so the default keeps following the content. */
  private named(typed: Typed, before: Row): State {
    const kept = before.draft ?? this.savedState(before);
    const shown = [kept, this.savedState(before)].map((state) => this.usualTitle(state));
    return this.stateOf(shown.includes(typed.title) ? { ...typed, title: '' } : typed, kept);
  }

  private async make(
    call: string,
    { saver, key, signal }: Creation,
    rowOf: (saver: Saver) => Promise<unknown>,
  ): Promise<Face> {
    const { owner } = saver;
    const id = await this.idempotency.once({ ownerId: owner.id, call, key, signal }, async () => {
      const row = (await rowOf(saver)) as DeepPartial<Row>;
      return await this.database.transaction(async (manager) => {
        await this.storage.requireRoomForOne(manager, owner.id);
        return (await manager.save(this.entity, row)).id;
      });
    });
    return await this.show(id, owner);
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
  private async missing(ownerId: string | undefined): Promise<never> {
    const found = ownerId
      ? await this.database.query<unknown[]>('SELECT 1 FROM owners WHERE id = $1', [ownerId])
      : [{}];
    throw new AppError(found.length ? 'not_found' : 'signed_out');
  }
}
