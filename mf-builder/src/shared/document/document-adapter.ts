import type * as z from '@shortlist/contracts/z';
import type { ChangeCause } from '@shortlist/contracts/builder/resume';

/**
 * - `unsaved`: autosave waits for a pause in typing.
 * - `offline`: the server is unreachable.
 * - `failed`: the server failed or rejected the draft.
 */
export type SaveStatus = 'saved' | 'unsaved' | 'saving' | 'offline' | 'failed' | 'conflict';

/** `version` counts saves, `draftVersion` counts all writes, and `updatedAt` is the ISO 8601 time of the last write. */
export interface VersionedDocument {
  id: string;
  version: number;
  draftVersion: number;
  updatedAt: string;
}

export interface WriteMetadata {
  version?: number;
  draftVersion?: number;
  cause?: ChangeCause;
  aiOptimized?: boolean;
}

/**
 * The differences between resumes and letters. `Draft` is the editable part of a document, with every field present.
 * `Saved` is the server's response.
 */
export interface DocumentAdapter<Draft extends object, Saved extends VersionedDocument> {
  documentType: string;
  draftSchema: z.ZodType<Draft>;
  storedSchema: z.ZodType<Saved>;
  /** Returns the stored draft, or the saved content if there is no draft. */
  toDraft: (stored: Saved) => Draft;
  getDefaultTitle: (draft: Draft) => string;
  /** Empty drafts aren't sent to the server. */
  isEmpty: (draft: Draft) => boolean;
  api: {
    get: (id: string) => Promise<Saved>;
    /** Idempotent: the same key always creates the same document. */
    createDraft: (draft: Draft & WriteMetadata, idempotencyKey: string) => Promise<Saved>;
    saveDraft: (id: string, draft: Draft & WriteMetadata) => Promise<Pick<Saved, 'draftVersion' | 'updatedAt'>>;
    save: (id: string | undefined, draft: Draft & WriteMetadata, idempotencyKey: string) => Promise<Saved>;
  };
}
