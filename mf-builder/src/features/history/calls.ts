import {
  resumeSchema,
  resumeVersionContentSchema,
  resumeVersionSchema,
  type ResumeVersion,
} from '@shortlist/contracts/builder/saved-resume';
import { api, getQuery } from '@shortlist/shared-ui/api';

const path = (id: string) => `/api/resumes/${encodeURIComponent(id)}/versions` as const;

/** Lists versions, newest first. Any save may create one, so the query key includes the draft version. */
export const versionsQuery = (id: string, draftVersion: number) => {
  const query = getQuery(path(id), resumeVersionSchema.array());
  return { ...query, queryKey: [...query.queryKey, draftVersion] };
};

/** Returns the query for a version, which never changes. */
export const versionQuery = (id: string, versionId: string) =>
  getQuery(`${path(id)}/${encodeURIComponent(versionId)}`, resumeVersionContentSchema);

export const keepVersion = (id: string, name: string) => api.post(path(id), resumeVersionSchema, { name });

export const restoreVersion = (id: string, { id: versionId }: ResumeVersion, draftVersion: number | undefined) =>
  api.post(`${path(id)}/${encodeURIComponent(versionId)}/restore`, resumeSchema, { draftVersion });
