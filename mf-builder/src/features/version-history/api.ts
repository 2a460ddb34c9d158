import { resumeSchema } from '@shortlist/contracts/builder/resume';
import {
  resumeVersionContentSchema,
  resumeVersionSchema,
  type ResumeVersion,
} from '@shortlist/contracts/builder/resume-versions';
import { api, getQueryOptions } from '@shortlist/shared-ui/api';
import { getResumePath, addVersionToKey } from '../../shared/api-paths';

const getVersionsPath = (resumeId: string) => `${getResumePath(resumeId)}/versions` as const;

/** Lists versions, newest first. Any write may create a version, so the query key includes the draft version. */
export const versionListQuery = (resumeId: string, draftVersion: number) =>
  addVersionToKey(getQueryOptions(getVersionsPath(resumeId), resumeVersionSchema.array()), draftVersion);

/** The content of a version never changes, so the query key needs no draft version. */
export const versionContentQuery = (resumeId: string, versionId: string) =>
  getQueryOptions(`${getVersionsPath(resumeId)}/${encodeURIComponent(versionId)}`, resumeVersionContentSchema);

export const createVersion = (resumeId: string, name: string) =>
  api.post(getVersionsPath(resumeId), resumeVersionSchema, { name });

export const restoreVersion = (resumeId: string, { id: versionId }: ResumeVersion, draftVersion: number | undefined) =>
  api.post(`${getVersionsPath(resumeId)}/${encodeURIComponent(versionId)}/restore`, resumeSchema, { draftVersion });
