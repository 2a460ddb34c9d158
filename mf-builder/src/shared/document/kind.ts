import type * as z from '@shortlist/contracts/z';
import type { ChangeCause } from '@shortlist/contracts/builder/saved-resume';

/** How what is typed stands with the server. `unsaved`: the pause after the last key is not over. */
export type SaveMark = 'saved' | 'unsaved' | 'saving' | 'failed' | 'conflict';

/** What every stored document has. `version` counts saves, `draftVersion` every write. */
export interface Stored {
  id: string;
  version: number;
  draftVersion: number;
}

/** What a write says beside the text: what it was based on, and why it came. */
export interface WriteNote {
  version?: number;
  draftVersion?: number;
  cause?: ChangeCause;
  aiOptimized?: boolean;
}

/**
 * What differs between resumes and letters as far as writing them goes. `Draft` is what is typed, with every field;
 * `Saved` is what the server answers.
 */
export interface DocumentKind<Draft extends object, Saved extends Stored> {
  /** Prefix of what the browser keeps. */
  name: string;
  draftSchema: z.ZodType<Draft>;
  savedSchema: z.ZodType<Saved>;
  /** What is edited of a stored one: its draft, else what was saved. */
  draftOf: (stored: Saved) => Draft;
  /** What was saved last; undefined for a draft that never was. */
  lastSaveOf: (stored: Saved) => Draft | undefined;
  /** Nothing is written that would be a loss: the server is not asked to keep it. */
  isBlank: (draft: Draft) => boolean;
  calls: {
    find: (id: string) => Promise<Saved>;
    /** A draft that is not stored yet. The same key means the same document, however often it is sent. */
    create: (draft: Draft & WriteNote, key: string) => Promise<Saved>;
    keep: (id: string, draft: Draft & WriteNote) => Promise<{ draftVersion: number }>;
    /** Without an id: a new one. */
    save: (id: string | undefined, draft: Draft & WriteNote, key: string) => Promise<Saved>;
  };
}
