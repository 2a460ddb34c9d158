import * as z from '@shortlist/contracts/z';
import { changeCauseSchema, resumeDraftSchema } from './resume';

/** Item of GET /api/resumes/{id}/versions, newest first. A version is the state before a change. */
export const resumeVersionSchema = z.object({
  id: z.string(),
  version: z.number().int(),
  cause: changeCauseSchema,
  /** Name given by the user; empty for automatic versions. */
  name: z.string(),
  /** Null if never scored. */
  atsScore: z.number().int().nullable(),
  matchScore: z.number().int().nullable(),
  /** ISO 8601. */
  createdAt: z.string(),
});
export type ResumeVersion = z.infer<typeof resumeVersionSchema>;

/** GET /api/resumes/{id}/versions/{versionId}. */
export const resumeVersionContentSchema = resumeVersionSchema.extend({ resume: resumeDraftSchema });
export type ResumeVersionContent = z.infer<typeof resumeVersionContentSchema>;

/** POST /api/resumes/{id}/versions. Stores the current state as a version (201). */
export const createVersionRequestSchema = z.object({ name: z.string().trim().max(120, 'too_long').default('') });

/**
 * POST /api/resumes/{id}/versions/{versionId}/restore. Stores the current state as a version, then makes the old
 * version the draft. Returns the resume.
 */
export const restoreVersionRequestSchema = z.object({ draftVersion: z.number().int().min(0).optional() });
