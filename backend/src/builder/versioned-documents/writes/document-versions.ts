import { isDeepStrictEqual } from 'node:util';
import type { ChangeCause } from '@shortlist/contracts/builder/resume';
import type { EntityManager } from 'typeorm';
import type { DocumentKind, DocumentRow, DocumentWrite } from '../document-kind';

type Write = Omit<DocumentWrite, 'title'>;

/** Stores a state as a version before a write replaces the state. */
export class DocumentVersions<State extends { title: string }, Row extends DocumentRow<State>> {
  constructor(
    private readonly kind: Pick<
      DocumentKind<State, Row, DocumentWrite, object>,
      'getSavedState' | 'saveVersion' | 'inferCause'
    >,
  ) {}

  async storeBeforeSave(manager: EntityManager, before: Row, after: State, write: Write): Promise<void> {
    const savedState = this.kind.getSavedState(before);
    if (before.version > 0)
      await this.kind.saveVersion(manager, before, savedState, this.resolveCause(savedState, after, write) ?? 'save');
    await this.storeDraft(manager, before, after, write);
  }

  async storeBeforeDraft(manager: EntityManager, before: Row, after: State, write: Write): Promise<void> {
    const savedState = this.kind.getSavedState(before);
    const cause = this.resolveCause(savedState, after, write);
    if (!before.draft && cause) await this.kind.saveVersion(manager, before, savedState, cause);
    await this.storeDraft(manager, before, after, write);
  }

  /** Stores the previous draft, unless the caller had seen it and only continued typing. */
  private async storeDraft(manager: EntityManager, before: Row, after: State, write: Write): Promise<void> {
    const { draft } = before;
    if (!draft || isDeepStrictEqual(draft, after)) return;
    const cause = write.draftVersion === undefined ? 'conflict' : this.resolveCause(draft, after, write);
    if (cause) await this.kind.saveVersion(manager, before, draft, cause);
  }

  /**
   * Returns undefined for typing and saving. Clients cannot use the cause of manual versions (`hand`), because the
   * limit on automatic versions does not apply to them.
   */
  private resolveCause(before: State, after: State, { cause }: Write): ChangeCause | undefined {
    return cause && cause !== 'save' && cause !== 'hand' ? cause : this.kind.inferCause?.(before, after);
  }
}
