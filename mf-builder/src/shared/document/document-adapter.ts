import type * as z from '@shortlist/contracts/z';
import type { ChangeCause } from '@shortlist/contracts/builder/resume';

/**
 * `unsaved`: autosave waits for a pause in typing; `offline`: the server is unreachable; `failed`: the server rejected
 * the draft.
 */
export type SaveStatus = 'saved' | 'unsaved' | 'saving' | 'offline' | 'failed' | 'conflict';

/** `version` counts saves, `draftVersion` counts all writes, and `updatedAt` is the ISO 8601 time of the last write. */
export interface VersionedDocument {
  id: string;
  version: number;
  draftVersion: number;
  updatedAt: string;
}

/** The versions on which a write is based, and its cause. */
export interface WriteMetadata {
  version?: number;
  draftVersion?: number;
  cause?: ChangeCause;
  aiOptimized?: boolean;
}

/**
 * The differences between resumes and letters. `Draft` is the editable part with every field, `Saved` the server's
 * response.
 */
export interface DocumentAdapter<Draft extends object, Saved extends VersionedDocument> {
  /** Prefix of the storage keys. */
  keyPrefix: string;
  draftSchema: z.ZodType<Draft>;
  storedSchema: z.ZodType<Saved>;
  /** Returns the stored draft or, without one, the saved content. */
  toDraft: (stored: Saved) => Draft;
  /** Title of a document that the user hasn't named. */
  getDefaultTitle: (draft: Draft) => string;
  /** Empty drafts aren't sent to the server. */
  isEmpty: (draft: Draft) => boolean;
  api: {
    get: (id: string) => Promise<Saved>;
    /** Idempotent: the same key always creates the same document. */
    createDraft: (draft: Draft & WriteMetadata, key: string) => Promise<Saved>;
    saveDraft: (id: string, draft: Draft & WriteMetadata) => Promise<Pick<Saved, 'draftVersion' | 'updatedAt'>>;
    save: (id: string | undefined, draft: Draft & WriteMetadata, key: string) => Promise<Saved>;
  };
}
