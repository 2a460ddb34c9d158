import type { Language } from '@shortlist/contracts/platform/languages';
import { getQuery } from '@shortlist/shared-ui/api';
import { listQuery } from '../document/stored-query';

/** Fields that resumes and letters share in lists. */
export interface StoredDocument {
  id: string;
  title: string;
  language: Language;
  version: number;
  draft: object | null;
  updatedAt: string;
  deletedAt: string | null;
}

export type DocumentsPath = '/api/resumes' | '/api/cover-letters';

/** Loads the schema on demand, because the prerendered template gallery uses this query and starts without schemas. */
const resumesSchema = async () => (await import('@shortlist/contracts/builder/saved-resume')).resumeSchema.array();
const lettersSchema = async () => (await import('@shortlist/contracts/builder/cover-letter')).coverLetterSchema.array();

/**
 * Documents change in the editor, in other tabs and on other devices, so lists are refetched on every mount and on
 * window focus.
 */
const fresh = { refetchOnMount: 'always' as const, refetchOnWindowFocus: 'always' as const };

/** Lists the user's resumes, last edited first. */
export const resumesQuery = () => ({ ...listQuery(getQuery('/api/resumes', resumesSchema)), ...fresh });
export const binnedResumesQuery = () => ({ ...getQuery('/api/resumes?bin=true', resumesSchema), ...fresh });

/** Lists the user's cover letters, last edited first. */
export const lettersQuery = () => ({ ...listQuery(getQuery('/api/cover-letters', lettersSchema)), ...fresh });
export const binnedLettersQuery = () => ({
  ...getQuery('/api/cover-letters?bin=true', lettersSchema),
  ...fresh,
});

export const addressOf = <Path extends DocumentsPath>(path: Path, id: string) =>
  `${path}/${encodeURIComponent(id)}` as const;
