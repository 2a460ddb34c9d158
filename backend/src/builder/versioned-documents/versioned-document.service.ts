import type { DocumentListQuery } from '@shortlist/contracts/builder/document-queries';
import type { DataSource } from 'typeorm';
import type { Owner } from '../../account/sessions/owner.service';
import type { StorageService } from '../../account/storage/storage.service';
import { AppError } from '../../platform/http/app-error';
import type { IdempotencyService } from '../../platform/idempotency/idempotency.service';
import type { CreationContext } from './creation-context';
import { DocumentCreation } from './writes/document-creation';
import { DocumentDrafts } from './writes/document-drafts';
import { type DocumentKind, type DocumentRow, type DocumentWrite, toResponse } from './document-kind';
import { listDocuments } from './document-list';
import { DocumentRows } from './document-rows';

/**
 * Base class of the services for versioned documents: drafts, saves, versions, copies and the trash. Only the owner can
 * access a document. Subclasses pass their differences as a `DocumentKind`.
 */
export abstract class VersionedDocumentService<
  State extends { title: string },
  Row extends DocumentRow<State>,
  Input extends DocumentWrite,
  DocumentResponse extends object,
> {
  protected readonly rows: DocumentRows<Row>;
  protected readonly drafts: DocumentDrafts<State, Row, Input>;
  private readonly creation: DocumentCreation<State, Row, Input>;

  protected constructor(
    protected readonly database: DataSource,
    idempotency: IdempotencyService,
    storage: StorageService,
    private readonly kind: DocumentKind<State, Row, Input, DocumentResponse>,
  ) {
    this.rows = new DocumentRows<Row>(database, storage, kind);
    this.drafts = new DocumentDrafts<State, Row, Input>(this.rows, kind);
    this.creation = new DocumentCreation<State, Row, Input>(idempotency, storage, this.rows, kind);
  }

  async list(owner: Owner, query: DocumentListQuery) {
    return await listDocuments(this.database, this.kind, owner, query);
  }

  async listIds(ownerId: string): Promise<string[]> {
    return await this.rows.listIds(ownerId);
  }

  /** Throws `not_found` for another owner's document or, unless `includeTrash` is set, for a document in the trash. */
  async getRow(id: string, ownerId: string | undefined, options?: { includeTrash?: boolean }): Promise<Row> {
    return await this.rows.get(id, ownerId, options);
  }

  /** Returns the document with its draft applied. All files and analyses use this state. Throws like `getRow`. */
  async findCurrent(id: string, ownerId: string | undefined, options?: { includeTrash?: boolean }): Promise<Row> {
    const row = await this.rows.get(id, ownerId, options);
    return { ...row, ...row.draft, draft: null };
  }

  getSavedState(row: Row): State {
    return this.kind.getSavedState(row);
  }

  /** Includes the trash, so that a client with the document open learns about its deletion. */
  async get(id: string, owner: Owner | undefined): Promise<DocumentResponse> {
    return await this.toResponse(await this.rows.get(id, owner?.id, { includeTrash: true }), owner);
  }

  async create(input: Input, creation: CreationContext): Promise<DocumentResponse> {
    return await this.get(await this.creation.createSaved(input, creation), creation.documentOptions.owner);
  }

  /** Creates a document that was never saved. `generationId` is the generation that the document was created from. */
  async createDraft(
    input: Input,
    creation: CreationContext,
    generationId: string | null = null,
  ): Promise<DocumentResponse> {
    return await this.get(
      await this.creation.createDraft(input, creation, generationId),
      creation.documentOptions.owner,
    );
  }

  /** Copies a document with its draft. `changes` holds columns that differ from the original. */
  async copy(
    id: string,
    title: string | undefined,
    creation: CreationContext,
    changes: Partial<Row> = {},
  ): Promise<DocumentResponse> {
    return await this.get(await this.creation.copy(id, title, creation, changes), creation.documentOptions.owner);
  }

  /**
   * Saves the document and removes its draft. Stores the previous state as a version, and also a draft that the caller
   * had not seen. Throws `not_found`, `too_large`, and `stale` with the stored document as `current` if the edit is
   * based on another version.
   */
  async save(id: string, input: Input, owner: Owner | undefined): Promise<DocumentResponse> {
    return await this.toResponse(await this.drafts.save(id, input, owner), owner);
  }

  /** Saves the draft without changing the saved state. Throws like `save`. */
  async saveDraft(id: string, input: Input, owner: Owner | undefined): Promise<Row> {
    return await this.drafts.saveDraft(id, input, owner);
  }

  async rename(id: string, title: string, owner: Owner | undefined): Promise<DocumentResponse> {
    const row = await this.rows.update(
      id,
      owner,
      {},
      ({ draft }) => ({ title, draft: draft && { ...draft, title } }) as Partial<Row>,
    );
    return await this.toResponse(row, owner);
  }

  /** Idempotent. */
  async moveToTrash(id: string, owner: Owner | undefined): Promise<DocumentResponse> {
    const row = await this.rows.get(id, owner?.id, { includeTrash: true });
    return await this.toResponse(await this.rows.setDeletedAt(row, row.deletedAt ?? new Date()), owner);
  }

  async restore(id: string, owner: Owner | undefined): Promise<DocumentResponse> {
    const row = await this.rows.get(id, owner?.id, { includeTrash: true });
    return await this.toResponse(await this.rows.setDeletedAt(row, null), owner);
  }

  /** Throws `not_found` for a document that is not in the trash. Returns the deleted document. */
  async deletePermanently(id: string, owner: Owner | undefined): Promise<DocumentResponse> {
    const row = await this.rows.get(id, owner?.id, { includeTrash: true });
    if (!row.deletedAt) throw new AppError('not_found');
    const response = await this.toResponse(row, owner);
    await this.rows.delete(row);
    return response;
  }

  protected async toResponse(row: Row, owner: Owner | undefined): Promise<DocumentResponse> {
    return await toResponse(this.kind, row, owner);
  }
}
