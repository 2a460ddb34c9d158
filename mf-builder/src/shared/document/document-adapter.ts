import type * as z from '@shortlist/contracts/z';
import type { ChangeCause } from '@shortlist/contracts/builder/resume';

/**
 * Save state of the draft. `unsaved`: the autosave waits for a pause in typing; `offline`: the server is unreachable;
 * `failed`: the server rejected the draft.
 */
export type SaveStatus = 'saved' | 'unsaved' | 'saving' | 'offline' | 'failed' | 'conflict';

/** Fields of every stored document. `version` counts saves, `draftVersion` every write; `updatedAt` is its ISO 8601 time. */
export interface VersionedDocument {
  id: string;
  version: number;
  draftVersion: number;
  updatedAt: string;
}

/** Metadata of a write: the versions on which it is based, and its cause. */
export interface WriteMetadata {
  version?: number;
  draftVersion?: number;
  cause?: ChangeCause;
  aiOptimized?: boolean;
}

/**
 * The differences between resumes and letters. `Draft` is the editable part, with every field; `Saved` is the server's
 * response.
 */
export interface DocumentAdapter<Draft extends object, Saved extends VersionedDocument> {
  /** Prefix of the storage keys. */
  keyPrefix: string;
  draftSchema: z.ZodType<Draft>;
  storedSchema: z.ZodType<Saved>;
  /** Returns the draft of a stored document, or else its saved content. */
  toDraft: (stored: Saved) => Draft;
  /** Returns the title of a document that the user has not named. */
  getDefaultTitle: (draft: Draft) => string;
  /** Returns whether the draft is empty and therefore not sent to the server. */
  isEmpty: (draft: Draft) => boolean;
  api: {
    get: (id: string) => Promise<Saved>;
    /** Creates a draft. Idempotent: the same key always means the same document. */
    createDraft: (draft: Draft & WriteMetadata, key: string) => Promise<Saved>;
    saveDraft: (id: string, draft: Draft & WriteMetadata) => Promise<Pick<Saved, 'draftVersion' | 'updatedAt'>>;
    save: (id: string | undefined, draft: Draft & WriteMetadata, key: string) => Promise<Saved>;
  };
}
