import * as z from '@shortlist/contracts/z';
import { industrySchema } from '../generator/generation';
import { languageSchema } from '../platform/language-schema';
import { jobMatchSchema } from '../platform/job-match';
import { scoreSchema } from '../platform/score';
import { addSizeIssue } from './document-size';
import { jobPostingSchema, pageSizeSchema, personalInfoSchema, resumeContentSchema } from './document-content';
import { resumeFormSchema } from './resume-form';
import { resumeSettingsSchema, sectionSettingSchema, unplacedLineSchema } from './resume-settings';

/** Cause of a change. Labels the version that is stored before the change. `hand` marks versions stored by the user. */
export const changeCauseSchema = z.enum(['save', 'template', 'ai', 'import', 'base', 'restore', 'conflict', 'hand']);
export type ChangeCause = z.infer<typeof changeCauseSchema>;

/** `draftVersion` counts writes of both drafts and saves. */
const optimisticLockFields = {
  version: z.number().int().min(0).optional(),
  draftVersion: z.number().int().min(0).optional(),
};

/**
 * POST and PUT /api/resumes. `version` (or the header `If-Match`) and `draftVersion` are the versions that the user
 * edited. If they differ from the stored versions, the response is 409 `stale` with the stored resume as `current`. If
 * they are absent, the save overwrites the stored resume. A save deletes the draft. Unknown fields are dropped.
 */
export const saveResumeRequestSchema = resumeFormSchema
  .extend(resumeSettingsSchema.shape)
  .extend({
    aiOptimized: z.boolean().optional(),
    cause: changeCauseSchema.optional(),
    ...optimisticLockFields,
  })
  .superRefine(addSizeIssue);
export type SaveResumeRequest = z.infer<typeof saveResumeRequestSchema>;

/**
 * An unfinished resume. Only types and sizes are validated. POST /api/resumes/draft creates a resume that has only a
 * draft (201). PUT /api/resumes/{id}/draft stores the draft and returns `saveDraftResponseSchema`.
 */
export const resumeDraftSchema = resumeContentSchema.extend(resumeSettingsSchema.shape);
export type ResumeDraft = z.infer<typeof resumeDraftSchema>;
const draftWriteSchema = resumeDraftSchema.extend({ cause: changeCauseSchema.optional(), ...optimisticLockFields });
export const saveResumeDraftRequestSchema = draftWriteSchema.superRefine(addSizeIssue);
export type SaveResumeDraftRequest = z.infer<typeof saveResumeDraftRequestSchema>;

/**
 * POST /api/resumes/draft. Stores a typed or imported draft. With `generationId`, stores the resume of that generation
 * in the design of this request. Letters of the same generation without a resume are linked to the new resume.
 */
export const createResumeDraftRequestSchema = draftWriteSchema
  .extend({
    personalInfo: personalInfoSchema.prefault({ firstName: '', lastName: '', email: '', phone: '', location: '' }),
    generationId: z.string().max(60).optional(),
  })
  .superRefine(addSizeIssue);
export type CreateResumeDraftRequest = z.infer<typeof createResumeDraftRequestSchema>;

/** `updatedAt` is ISO 8601. */
export const saveDraftResponseSchema = z.object({ draftVersion: z.number().int(), updatedAt: z.string() });

/** A stored resume. Scores are for the latest draft. */
export const resumeSchema = resumeContentSchema.extend({
  id: z.string(),
  /** Account of the owner; null for a guest. */
  userId: z.string().nullable(),
  title: z.string(),
  templateId: z.string(),
  accent: z.string(),
  fonts: z.string(),
  density: z.enum(['compact', 'regular', 'airy']),
  sections: z.array(sectionSettingSchema),
  fit: z.number().int(),
  pageSize: pageSizeSchema,
  carriesData: z.boolean().default(true),
  language: languageSchema,
  targetJobTitle: z.string(),
  targetIndustry: z.union([z.literal(''), industrySchema]),
  targetCompany: z.string(),
  jobPosting: z.string(),
  aiOptimized: z.boolean(),
  atsScore: z.number().int().min(0).max(100),
  /** Score after all suggestions that need no new facts. */
  potential: z.number().int().min(0).max(100),
  /** Null without a job posting. */
  matchScore: jobMatchSchema.shape.matchScore.nullable(),
  rubricVersion: z.string(),
  tray: z.array(unplacedLineSchema),
  /** Counts saves from 1. 0 means never saved. The other fields then show the draft. */
  version: z.number().int().min(0),
  /** Null if nothing has changed since the last save. */
  draft: resumeDraftSchema.nullable(),
  draftVersion: z.number().int().min(0),
  /** Null unless the resume is a variant. */
  baseId: z.string().nullable(),
  generationId: z.string().nullable().default(null),
  /** ISO 8601. The resume leaves the trash 30 days after this time. */
  deletedAt: z.string().nullable(),
  /** ISO 8601. */
  createdAt: z.string(),
  updatedAt: z.string(),
});
export type Resume = z.infer<typeof resumeSchema>;

/**
 * PATCH /api/resumes/{id} and /api/cover-letters/{id}. Renames the saved document and its draft.
 *
 * DELETE moves a document to the trash, and POST …/restore restores it. DELETE …?forever=true deletes a trashed
 * document permanently. These calls return the document. All other calls except GET …/{id} return 404 for a trashed
 * document.
 */
export const renameDocumentRequestSchema = z.object({
  title: z.string({ error: 'required' }).trim().min(1, 'required').max(200, 'too_long'),
});

/**
 * POST /api/resumes/{id}/copy. Returns 201 with the copy, including the draft. A `linked` copy is a variant: its owner
 * can apply later changes in the base (GET /api/resumes/{id}/base-changes).
 */
export const copyDocumentRequestSchema = z.object({
  title: z.string().trim().max(200, 'too_long').optional(),
  linked: z.boolean().default(false),
});

/** POST /api/resumes/{id}/pdf. */
export const resumePdfRequestSchema = z.object({ templateId: z.string().max(60).optional() });

/** POST /api/resumes/{id}/fit. Computes how to fit the resume to a number of pages. Stores nothing. */
export const pageFitRequestSchema = z.object({
  pages: z.number({ error: 'number_invalid' }).int('number_invalid').min(1, 'number_invalid').max(10, 'number_invalid'),
});

/**
 * If the resume fits, `fit` is the setting to save. Otherwise `overBy` is the number of lines that overflow at the
 * tightest setting. `mustGo` has paths of the least important items ("experience.2.achievements.3") whose removal makes
 * the resume fit, or is empty if no removal is enough.
 */
export const pageFitResponseSchema = z.discriminatedUnion('fits', [
  z.object({ fits: z.literal(true), fit: z.number().int() }),
  z.object({ fits: z.literal(false), overBy: z.number().int(), mustGo: z.array(z.string()) }),
]);

/** POST /api/resumes/{id}/file. Exports the latest draft. `zip` contains the PDFs of the resume and a cover letter. */
export const exportResumeRequestSchema = z.object({
  format: z.enum(['docx', 'text', 'json', 'zip'], { error: 'required' }),
  templateId: z.string().max(60).optional(),
  /** For `zip`. Defaults to the newest letter based on this resume. */
  coverLetterId: z.string().max(60).optional(),
});
export type ExportResumeRequest = z.infer<typeof exportResumeRequestSchema>;

/** `url` is a signed link. `size` is in bytes. */
export const fileResponseSchema = z.object({
  success: z.boolean(),
  url: z.string(),
  name: z.string(),
  size: z.number(),
});

/** Replaces the job posting stored with the resume. Empty means no job posting. */
export const jobPostingInputSchema = z.object({ jobDescription: jobPostingSchema.optional() });

/** Query of GET /api/resumes/{id}/score. `draft` scores the unsaved draft. */
export const scoreRequestSchema = jobPostingInputSchema.extend({
  draft: z.union([z.boolean(), z.enum(['true', 'false']).transform((value) => value === 'true')]).default(false),
});

/** POST /api/resumes/{id}/score. Scores `content` instead of the stored content. Stores nothing. */
export const previewScoreRequestSchema = scoreRequestSchema.extend({ content: resumeContentSchema.optional() });

/** Response of GET and POST /api/resumes/{id}/score. `match` and `matchScore` are set if there is a job posting. */
export const resumeScoreSchema = scoreSchema.extend({
  matchScore: jobMatchSchema.shape.matchScore.optional(),
  match: jobMatchSchema.optional(),
});
export type ResumeScore = z.infer<typeof resumeScoreSchema>;
