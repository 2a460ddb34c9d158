import {
  resumeSchema,
  resumeVersionContentSchema,
  resumeVersionSchema,
  type ResumeVersion,
} from '@shortlist/contracts/builder/resume';
import { api, getQueryOptions } from '@shortlist/shared-ui/api';
import { getResumePath } from '../../shared/document-paths';
import { addVersionToKey } from '../../shared/query-keys';

const getVersionsPath = (id: string) => `${getResumePath(id)}/versions` as const;

/** Newest first. Any write may create a version, so the query key includes the draft version. */
export const versionsQuery = (id: string, draftVersion: number) =>
  addVersionToKey(getQueryOptions(getVersionsPath(id), resumeVersionSchema.array()), draftVersion);

/** Versions are immutable, so the key needs no draft version. */
export const versionQuery = (id: string, versionId: string) =>
  getQueryOptions(`${getVersionsPath(id)}/${encodeURIComponent(versionId)}`, resumeVersionContentSchema);

export const createVersion = (id: string, name: string) => api.post(getVersionsPath(id), resumeVersionSchema, { name });

export const restoreVersion = (id: string, { id: versionId }: ResumeVersion, draftVersion: number | undefined) =>
  api.post(`${getVersionsPath(id)}/${encodeURIComponent(versionId)}/restore`, resumeSchema, { draftVersion });
