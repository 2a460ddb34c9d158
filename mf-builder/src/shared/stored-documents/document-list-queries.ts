import type { Language } from '@shortlist/contracts/platform/languages';
import { getListQueryOptions } from '@shortlist/shared-ui/api';
import { withPendingWrites } from '../document/document-query';

export interface StoredDocument {
  id: string;
  title: string;
  language: Language;
  version: number;
  draft: object | null;
  updatedAt: string;
  deletedAt: string | null;
}

/** Schemas load on demand, because the prerendered template gallery uses `resumesQuery` and must start without them. */
const resumesSchema = async () => (await import('@shortlist/contracts/builder/resume')).resumeSchema.array();
const lettersSchema = async () => (await import('@shortlist/contracts/builder/cover-letter')).coverLetterSchema.array();

/** Documents change in the editor, in other tabs and on other devices. */
const alwaysRefetch = { refetchOnMount: 'always' as const, refetchOnWindowFocus: 'always' as const };

/** Sorted by last edit, newest first. */
export const resumesQuery = () => ({
  ...withPendingWrites(getListQueryOptions('/api/resumes', resumesSchema)),
  ...alwaysRefetch,
});
export const trashedResumesQuery = () => ({
  ...getListQueryOptions('/api/resumes?bin=true', resumesSchema),
  ...alwaysRefetch,
});

/** Sorted by last edit, newest first. */
export const lettersQuery = () => ({
  ...withPendingWrites(getListQueryOptions('/api/cover-letters', lettersSchema)),
  ...alwaysRefetch,
});
export const trashedLettersQuery = () => ({
  ...getListQueryOptions('/api/cover-letters?bin=true', lettersSchema),
  ...alwaysRefetch,
});
