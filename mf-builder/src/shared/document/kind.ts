import type * as z from '@shortlist/contracts/z';
import type { ChangeCause } from '@shortlist/contracts/builder/saved-resume';

/**
 * Save state of the draft. `unsaved`: the pause after the last keystroke is not over; `offline`: the server is
 * unreachable; `failed`: the server rejected the draft.
 */
export type SaveMark = 'saved' | 'unsaved' | 'saving' | 'offline' | 'failed' | 'conflict';

/** Fields of every stored document. `version` counts saves, `draftVersion` every write. */
export interface Stored {
  id: string;
  version: number;
  draftVersion: number;
}

/** Metadata of a write: the versions on which it is based, and its cause. */
export interface WriteNote {
  version?: number;
  draftVersion?: number;
  cause?: ChangeCause;
  aiOptimized?: boolean;
}

/**
 * The differences between resumes and letters. `Draft` is the editable part, with every field; `Saved` is the server's
 * response.
 */
export interface DocumentKind<Draft extends object, Saved extends Stored> {
  /** Prefix of the storage keys. */
  name: string;
  draftSchema: z.ZodType<Draft>;
  savedSchema: z.ZodType<Saved>;
  /** Returns the draft of a stored document, or else its saved content. */
  draftOf: (stored: Saved) => Draft;
  /** Returns the title of a document that the user has not named. */
  usualTitle: (draft: Draft) => string;
  /** Returns whether the draft is empty and therefore not sent to the server. */
  isBlank: (draft: Draft) => boolean;
  calls: {
    find: (id: string) => Promise<Saved>;
    /** Creates a draft. Idempotent: the same key always means the same document. */
    create: (draft: Draft & WriteNote, key: string) => Promise<Saved>;
    keep: (id: string, draft: Draft & WriteNote) => Promise<{ draftVersion: number }>;
    save: (id: string | undefined, draft: Draft & WriteNote, key: string) => Promise<Saved>;
  };
}
