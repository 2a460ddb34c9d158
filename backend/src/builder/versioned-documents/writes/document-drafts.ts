import type { Owner } from '../../../account/sessions/owner.service';
import type { DocumentKind, DocumentRow, DocumentWrite } from '../document-kind';
import { assertFitsLimits } from './document-limits';
import type { DocumentRows } from '../document-rows';
import { DocumentVersions } from './document-versions';

/** Saves existing documents and their drafts. Each method throws like `DocumentRows.update`, and `too_large`. */
export class DocumentDrafts<
  State extends { title: string },
  Row extends DocumentRow<State>,
  Input extends DocumentWrite,
> {
  private readonly versions: DocumentVersions<State, Row>;

  constructor(
    private readonly rows: DocumentRows<Row>,
    private readonly kind: DocumentKind<State, Row, Input, object>,
  ) {
    this.versions = new DocumentVersions<State, Row>(kind);
  }

  async save(id: string, input: Input, owner: Owner | undefined): Promise<Row> {
    const storedRow = await this.rows.get(id, owner?.id);
    const state = this.toState(input, storedRow);
    assertFitsLimits(this.kind.toDraft(state));
    const derivedColumns = await this.kind.computeDerivedColumns(state, storedRow.ownerId);
    return await this.rows.update(id, owner, input, async (before, manager) => {
      await this.versions.storeBeforeSave(manager, before, state, input);
      return { ...state, ...derivedColumns, version: before.version + 1, draft: null };
    });
  }

  async saveDraft(id: string, input: Input, owner: Owner | undefined): Promise<Row> {
    return await this.replaceDraft(id, input, owner, (before) => this.toState(input, before));
  }

  async replaceDraft(
    id: string,
    write: Omit<DocumentWrite, 'title'>,
    owner: Owner | undefined,
    createDraft: (before: Row) => State,
  ): Promise<Row> {
    return await this.rows.update(id, owner, write, async (before, manager) => {
      const draft = createDraft(before);
      assertFitsLimits(this.kind.toDraft(draft));
      await this.versions.storeBeforeDraft(manager, before, draft, write);
      return { ...(before.version === 0 && draft), draft, ...this.kind.resetByDraft } as Partial<Row>;
    });
  }

  /** Empties a title that equals the default title shown in the editor, so that it keeps following the content. */
  private toState(input: Input, row: Row): State {
    const savedState = this.kind.getSavedState(row);
    const currentState = row.draft ?? savedState;
    const defaultTitles = [currentState, savedState].map((state) => this.kind.getDefaultTitle(state));
    return this.kind.toState(defaultTitles.includes(input.title) ? { ...input, title: '' } : input, currentState);
  }
}
