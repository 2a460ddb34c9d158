import type { Language } from '@shortlist/contracts/platform/languages';
import { getQuery } from '@shortlist/shared-ui/api';
import { listQuery } from '../document/stored-query';

/** The fields that resumes and letters share in lists. */
export interface StoredDocument {
  id: string;
  title: string;
  language: Language;
  version: number;
  draft: object | null;
  updatedAt: string;
  deletedAt: string | null;
}

/** The two kinds of documents by the address of their calls. */
export type DocumentsPath = '/api/resumes' | '/api/cover-letters';

/** The gallery of templates asks, too, and is prerendered: it begins without schemas. */
const resumesSchema = async () => (await import('@shortlist/contracts/builder/saved-resume')).resumeSchema.array();
const lettersSchema = async () => (await import('@shortlist/contracts/builder/cover-letter')).coverLetterSchema.array();

/** Documents change in the editor, in other tabs and on other devices, so lists are asked anew where they are shown, and when one comes back to them. */
const fresh = { refetchOnMount: 'always' as const, refetchOnWindowFocus: 'always' as const };

/** The caller's resumes, last edited first. */
export const resumesQuery = () => ({ ...listQuery(getQuery('/api/resumes', resumesSchema)), ...fresh });
export const binnedResumesQuery = () => ({ ...getQuery('/api/resumes?bin=true', resumesSchema), ...fresh });

/** The caller's cover letters, last edited first. */
export const lettersQuery = () => ({ ...listQuery(getQuery('/api/cover-letters', lettersSchema)), ...fresh });
export const binnedLettersQuery = () => ({
  ...getQuery('/api/cover-letters?bin=true', lettersSchema),
  ...fresh,
});

export const addressOf = <Path extends DocumentsPath>(path: Path, id: string) =>
  `${path}/${encodeURIComponent(id)}` as const;
