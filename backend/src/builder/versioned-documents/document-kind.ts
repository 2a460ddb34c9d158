import type { ChangeCause } from '@shortlist/contracts/builder/resume';
import type { EntityManager } from 'typeorm';
import type { Owner } from '../../account/sessions/owner.service';
import type { NewDocumentOptions } from './creation-context';
import type { ExpectedVersion } from './optimistic-lock';
import type { VersionedDocumentEntity } from './versioned-document.entity';

export interface DocumentWrite extends ExpectedVersion {
  title: string;
  cause?: ChangeCause | undefined;
}

export type DocumentRow<State> = VersionedDocumentEntity<State> & State;

/** The differences between resumes and cover letters. `State` is the part of a row that drafts and versions store. */
export interface DocumentKind<
  State extends { title: string },
  Row extends DocumentRow<State>,
  Input extends DocumentWrite,
  DocumentResponse extends object,
> {
  entity: new () => Row;
  /** Separates the idempotency keys of different document types. */
  idempotencyScope: string;
  /** Columns that are reset when the draft changes. */
  resetByDraft?: Partial<Row>;
  /** Processes each row only when the caller requests its response. */
  toResponses: (rows: Row[], owner: Owner | undefined) => AsyncGenerator<DocumentResponse, void>;
  /** Returns a full state. Fields missing from the input come from `base`. */
  toState: (input: Input, base: State | NewDocumentOptions) => State;
  getSavedState: (row: Row) => State;
  toDraft: (state: State) => object;
  getDefaultTitle: (state: State) => string;
  /** Returns the columns derived from a state. Called on creation and on each save. */
  computeDerivedColumns: (state: State, ownerId: string) => Promise<Partial<Row>>;
  /** Saves the state of a row as a version before it is replaced, unless it equals the latest version. */
  saveVersion: (manager: EntityManager, row: Row, state: State, cause: ChangeCause) => Promise<void>;
  /** Infers the cause of a change if the client does not send it. Returns undefined for typing and saving. */
  inferCause?: (before: State, after: State) => ChangeCause | undefined;
}

export async function toResponse<Row, DocumentResponse>(
  { toResponses }: { toResponses: (rows: Row[], owner: Owner | undefined) => AsyncGenerator<DocumentResponse, void> },
  row: Row,
  owner: Owner | undefined,
): Promise<DocumentResponse> {
  const { value } = await toResponses([row], owner).next();
  return value!;
}

/** Returns the saved title. If it is empty, returns the default title of the latest draft, as shown in the preview. */
export const getEffectiveTitle = <State extends { title: string }>(
  row: State & { draft: State | null },
  getDefaultTitle: (state: State) => string,
): string => row.title || getDefaultTitle(row.draft ?? row);
