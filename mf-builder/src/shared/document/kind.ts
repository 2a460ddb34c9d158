import type * as z from '@shortlist/contracts/z';
import type { ChangeCause } from '@shortlist/contracts/builder/saved-resume';

/**
 * The state of what is typed towards the server. `unsaved`: the pause after the last key is not over; `offline`: the
 * server is out of reach; `failed`: it refused.
 */
export type SaveMark = 'saved' | 'unsaved' | 'saving' | 'offline' | 'failed' | 'conflict';

/** The fields that every stored document has. `version` counts saves, `draftVersion` every write. */
export interface Stored {
  id: string;
  version: number;
  draftVersion: number;
}

/** The fields of a write beside the text: the versions that it was based on, and its cause. */
export interface WriteNote {
  version?: number;
  draftVersion?: number;
  cause?: ChangeCause;
  aiOptimized?: boolean;
}

/**
 * The differences between resumes and letters as far as writing them goes. `Draft` is what is typed, with every field;
 * `Saved` is what the server answers.
 */
export interface DocumentKind<Draft extends object, Saved extends Stored> {
  /** Prefix of the storage keys. */
  name: string;
  draftSchema: z.ZodType<Draft>;
  savedSchema: z.ZodType<Saved>;
  /** Returns the editable part of a stored one: its draft, else what was saved. */
  draftOf: (stored: Saved) => Draft;
  /** Returns its name while nobody gave it one. */
  usualTitle: (draft: Draft) => string;
  /** Returns whether the draft has nothing worth keeping, so that it is not sent to the server. */
  isBlank: (draft: Draft) => boolean;
  calls: {
    find: (id: string) => Promise<Saved>;
    /** Creates a draft. Idempotent: the same key always means the same document. */
    create: (draft: Draft & WriteNote, key: string) => Promise<Saved>;
    keep: (id: string, draft: Draft & WriteNote) => Promise<{ draftVersion: number }>;
    /** Creates a new document if the id is undefined. */
    save: (id: string | undefined, draft: Draft & WriteNote, key: string) => Promise<Saved>;
  };
}
