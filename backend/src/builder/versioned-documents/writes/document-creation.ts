import type { DeepPartial } from 'typeorm';
import type { StorageService } from '../../../account/storage/storage.service';
import type { IdempotencyService } from '../../../platform/idempotency/idempotency.service';
import type { CreationContext, NewDocumentOptions } from '../creation-context';
import { type DocumentKind, type DocumentRow, type DocumentWrite, getEffectiveTitle } from '../document-kind';
import { assertFitsLimits } from './document-limits';
import type { DocumentRows } from '../document-rows';
import { messages } from '../../messages';

/** Creates one document per idempotency key. Every method returns the id of the document. */
export class DocumentCreation<
  State extends { title: string },
  Row extends DocumentRow<State>,
  Input extends DocumentWrite,
> {
  constructor(
    private readonly idempotency: IdempotencyService,
    private readonly storage: StorageService,
    private readonly rows: DocumentRows<Row>,
    private readonly kind: DocumentKind<State, Row, Input, object>,
  ) {}

  async createSaved(input: Input, creation: CreationContext): Promise<string> {
    return await this.createOnce(this.kind.idempotencyScope, creation, async (documentOptions) => {
      const { columns } = await this.buildColumns(input, documentOptions);
      return { ...columns, version: 1, draft: null };
    });
  }

  async createDraft(input: Input, creation: CreationContext, generationId: string | null): Promise<string> {
    return await this.createOnce(`${this.kind.idempotencyScope}/draft`, creation, async (documentOptions) => {
      const { columns, state } = await this.buildColumns(input, documentOptions);
      return { ...columns, generationId, version: 0, draft: state };
    });
  }

  async copy(id: string, title: string | undefined, creation: CreationContext, changes: Partial<Row>): Promise<string> {
    const operation = `${this.kind.idempotencyScope}/${id}/copy`;
    return await this.createOnce(operation, creation, async ({ owner, language }) => {
      const row = await this.rows.get(id, owner.id);
      const currentTitle = getEffectiveTitle<State>(row, this.kind.getDefaultTitle);
      // Truncation may split a surrogate pair, and half a pair cannot be stored.
      const newTitle = (title || messages[language].copyOf.replace('{title}', () => currentTitle))
        .slice(0, 200)
        .replace(/[\ud800-\udbff]$/, '');
      const draft = row.draft && { ...row.draft, title: newTitle };
      const resetColumns = { id: undefined, createdAt: undefined, updatedAt: undefined, generationId: null };
      return { ...row, ...changes, ...resetColumns, title: newTitle, draft, version: Math.min(row.version, 1) };
    });
  }

  private async buildColumns(input: Input, documentOptions: NewDocumentOptions) {
    const ownerId = documentOptions.owner.id;
    const state = this.kind.toState(input, documentOptions);
    const derivedColumns = await this.kind.computeDerivedColumns(state, ownerId);
    return { state, columns: { ...state, ...derivedColumns, ownerId } };
  }

  private async createOnce(
    operation: string,
    { documentOptions: creator, idempotencyKey, signal }: CreationContext,
    buildRow: (documentOptions: NewDocumentOptions) => Promise<object>,
  ): Promise<string> {
    const ownerId = creator.owner.id;
    return await this.idempotency.runOnce(
      { ownerId, operation, key: idempotencyKey, signal },
      async (storeResultId) => {
        const row = { ...(await buildRow(creator)), draftVersion: 1 } as DeepPartial<Row> & Row;
        for (const state of [this.kind.getSavedState(row), row.draft])
          if (state) assertFitsLimits(this.kind.toDraft(state));
        return await this.storage.store(ownerId, async (manager) =>
          storeResultId(manager, (await manager.save(this.kind.entity, row)).id),
        );
      },
    );
  }
}
