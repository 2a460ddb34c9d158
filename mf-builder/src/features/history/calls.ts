import {
  resumeSchema,
  resumeVersionContentSchema,
  resumeVersionSchema,
  type ResumeVersion,
} from '@shortlist/contracts/builder/saved-resume';
import { api, getQuery } from '@shortlist/shared-ui/api';

const path = (id: string) => `/api/resumes/${encodeURIComponent(id)}/versions` as const;

/** Newest first. Each save may have made one, so the list belongs to a state of the resume. */
export const versionsQuery = (id: string, draftVersion: number) => {
  const query = getQuery(path(id), resumeVersionSchema.array());
  return { ...query, queryKey: [...query.queryKey, draftVersion] };
};

/** A version never changes. */
export const versionQuery = (id: string, versionId: string) =>
  getQuery(`${path(id)}/${encodeURIComponent(versionId)}`, resumeVersionContentSchema);

export const keepVersion = (id: string, name: string) => api.post(path(id), resumeVersionSchema, { name });

export const restoreVersion = (id: string, { id: versionId }: ResumeVersion, draftVersion: number | undefined) =>
  api.post(`${path(id)}/${encodeURIComponent(versionId)}/restore`, resumeSchema, { draftVersion });
