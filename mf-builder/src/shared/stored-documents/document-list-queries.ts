import type { Language } from '@shortlist/contracts/platform/languages';
import { getListQueryOptions } from '@shortlist/shared-ui/api';
import { withPendingWrites } from '../document/document-query';

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

/** Loads the schema on demand, because the prerendered template gallery uses this query and starts without schemas. */
const resumesSchema = async () => (await import('@shortlist/contracts/builder/resume')).resumeSchema.array();
const lettersSchema = async () => (await import('@shortlist/contracts/builder/cover-letter')).coverLetterSchema.array();

/**
 * Documents change in the editor, in other tabs and on other devices, so lists are refetched on every mount and on
 * window focus.
 */
const alwaysRefetch = { refetchOnMount: 'always' as const, refetchOnWindowFocus: 'always' as const };

/** Lists the user's resumes, last edited first. */
export const resumesQuery = () => ({
  ...withPendingWrites(getListQueryOptions('/api/resumes', resumesSchema)),
  ...alwaysRefetch,
});
export const trashedResumesQuery = () => ({
  ...getListQueryOptions('/api/resumes?bin=true', resumesSchema),
  ...alwaysRefetch,
});

/** Lists the user's cover letters, last edited first. */
export const lettersQuery = () => ({
  ...withPendingWrites(getListQueryOptions('/api/cover-letters', lettersSchema)),
  ...alwaysRefetch,
});
export const trashedLettersQuery = () => ({
  ...getListQueryOptions('/api/cover-letters?bin=true', lettersSchema),
  ...alwaysRefetch,
});
