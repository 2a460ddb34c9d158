import * as z from '@shortlist/contracts/z';
import { industrySchema } from '../generator/generation';
import { languageSchema } from '../platform/language-schema';
import { jobMatchSchema } from '../platform/job-match';
import { scoreSchema } from '../platform/score';
import { limitSize } from './document-size';
import {
  educationSchema,
  experienceSchema,
  pageSizeSchema,
  personalInfoSchema,
  projectSchema,
  resumeContentSchema,
} from './document-content';
import { jobPostingSchema, resumeSettingsSchema, sectionSettingSchema, unplacedLineSchema } from './resume-settings';

const requiredLine = (key: string) => z.string({ error: key }).trim().min(1, key).max(200, 'too_long');
const optionalUrl = z.union([
  z.literal(''),
  z.url({ protocol: /^https?$/, error: 'url_invalid' }).max(500, 'too_long'),
]);

/** A resume as validated on save. Messages and their fields follow the specification. */
export const resumeFormSchema = resumeContentSchema.extend({
  personalInfo: personalInfoSchema.extend({
    firstName: requiredLine('first_name_required'),
    lastName: requiredLine('last_name_required'),
    email: z
      .string({ error: 'email_required' })
      .trim()
      .max(200, 'too_long')
      .pipe(z.email({ error: 'email_required' })),
    phone: requiredLine('phone_required'),
    location: requiredLine('location_required'),
    website: optionalUrl.default(''),
    linkedin: optionalUrl.default(''),
  }),
  experience: z
    .array(
      experienceSchema.extend({
        company: requiredLine('company_required'),
        position: requiredLine('position_required'),
        startDate: requiredLine('start_date_required'),
      }),
    )
    .max(60)
    .default([]),
  education: z
    .array(
      educationSchema
        .extend({
          institution: requiredLine('institution_required'),
          degree: requiredLine('degree_required'),
          field: requiredLine('field_required'),
          startDate: educationSchema.shape.startDate.default(''),
        })
        // Either date is enough: many people give only their graduation year.
        .refine(({ startDate, endDate }) => `${startDate}${endDate}`.trim() !== '', {
          error: 'start_date_required',
          path: ['startDate'],
        }),
    )
    .max(30)
    .default([]),
  projects: z
    .array(
      projectSchema.extend({
        name: requiredLine('project_name_required'),
        description: z
          .string({ error: 'description_required' })
          .trim()
          .min(1, 'description_required')
          .max(4_000, 'too_long'),
        url: optionalUrl.default(''),
        github: optionalUrl.default(''),
      }),
    )
    .max(30)
    .default([]),
});

/**
 * Cause of a change; labels the version stored before it. `hand` marks versions that the user stored, with or without
 * a name.
 */
export const changeCauseSchema = z.enum(['save', 'template', 'ai', 'import', 'base', 'restore', 'conflict', 'hand']);
export type ChangeCause = z.infer<typeof changeCauseSchema>;

/** See `saveResumeRequestSchema`. `draftVersion` counts every write, of drafts and saves. */
const optimisticLockFields = {
  version: z.number().int().min(0).optional(),
  draftVersion: z.number().int().min(0).optional(),
};

/**
 * POST and PUT /api/resumes. `version` (or the header `If-Match`) is the version of the resume that was edited,
 * `draftVersion` the version of its draft. A mismatch is 409 `stale` with the stored resume as `current`; if they are
 * absent, the save overwrites. A save deletes the draft. Unknown fields are dropped.
 */
export const saveResumeRequestSchema = resumeFormSchema
  .extend(resumeSettingsSchema.shape)
  .extend({
    aiOptimized: z.boolean().optional(),
    cause: changeCauseSchema.optional(),
    ...optimisticLockFields,
  })
  .superRefine(limitSize);
export type SaveResumeRequest = z.infer<typeof saveResumeRequestSchema>;

/**
 * A resume being written: only types and sizes are validated, nothing is required. POST /api/resumes/draft creates a
 * resume without a save (201); PUT /api/resumes/{id}/draft stores the draft and returns `saveDraftResponseSchema`.
 */
export const resumeDraftSchema = resumeContentSchema.extend(resumeSettingsSchema.shape);
export type ResumeDraft = z.infer<typeof resumeDraftSchema>;
const draftWriteSchema = resumeDraftSchema.extend({ cause: changeCauseSchema.optional(), ...optimisticLockFields });
export const saveResumeDraftRequestSchema = draftWriteSchema.superRefine(limitSize);
export type SaveResumeDraftRequest = z.infer<typeof saveResumeDraftRequestSchema>;

/**
 * POST /api/resumes/draft: stores a typed or imported draft. With `generationId`, stores the resume of that generation
 * of the caller instead: its content with filled blanks, its target, language and paper size, and the design in this
 * request. Letters of the same generation that have no resume are linked to the new one.
 */
export const createResumeDraftRequestSchema = draftWriteSchema
  .extend({
    personalInfo: personalInfoSchema.prefault({ firstName: '', lastName: '', email: '', phone: '', location: '' }),
    generationId: z.string().max(60).optional(),
  })
  .superRefine(limitSize);
export type CreateResumeDraftRequest = z.infer<typeof createResumeDraftRequestSchema>;

/** `updatedAt` is ISO 8601. */
export const saveDraftResponseSchema = z.object({ draftVersion: z.number().int(), updatedAt: z.string() });

/**
 * A stored resume. Scores apply to the latest draft, by the current rules, against its job posting if it has one.
 * `potential` is the score that the open suggestions can reach without new facts.
 */
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
  potential: z.number().int().min(0).max(100),
  /** Null without a job posting. */
  matchScore: jobMatchSchema.shape.matchScore.nullable(),
  rubricVersion: z.string(),
  /** Lines of an imported file that no field contains. */
  tray: z.array(unplacedLineSchema),
  /** Counts saves from 1. 0 means never saved; the other fields then show the draft. */
  version: z.number().int().min(0),
  /** Unsaved changes; null if nothing has changed since the last save. */
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
 * PATCH /api/resumes/{id} and /api/cover-letters/{id}. Renames the saved document and its draft; counts as a write.
 *
 * Trash, for both: DELETE moves a document to the trash (idempotent), POST …/restore restores it, DELETE …?forever=true
 * deletes a trashed document permanently, and GET of the list with `?bin=true` lists the trash, last deleted first (see
 * `documentListQuerySchema`). Each returns the document. All other calls except GET …/{id} return 404 for a trashed
 * document.
 */
export const renameDocumentRequestSchema = z.object({
  title: z.string({ error: 'required' }).trim().min(1, 'required').max(200, 'too_long'),
});

/**
 * POST /api/resumes/{id}/copy. Returns 201 with the copy, including the draft. A `linked` copy is a variant: it is
 * offered the changes of its base (GET /api/resumes/{id}/base-changes).
 */
export const copyDocumentRequestSchema = z.object({
  title: z.string().trim().max(200, 'too_long').optional(),
  linked: z.boolean().default(false),
});

/**
 * GET /api/resumes/{id}/versions, newest first. A version is the state before a change; `cause` is why it changed.
 */
export const resumeVersionSchema = z.object({
  id: z.string(),
  version: z.number().int(),
  cause: changeCauseSchema,
  /** Name given by the user; empty for automatic versions. */
  name: z.string(),
  /** Null for a draft that was never scored. */
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
 * POST /api/resumes/{id}/versions/{versionId}/restore. Stores the current state as a version, then makes the old one
 * the draft. Returns the resume.
 */
export const restoreVersionRequestSchema = z.object({ draftVersion: z.number().int().min(0).optional() });

/** POST /api/resumes/{id}/pdf. */
export const resumePdfRequestSchema = z.object({ templateId: z.string().max(60).optional() });

/** POST /api/resumes/{id}/fit. Fits the resume to a number of pages; stores nothing. */
export const pageFitRequestSchema = z.object({
  pages: z.number({ error: 'number_invalid' }).int('number_invalid').min(1, 'number_invalid').max(10, 'number_invalid'),
});

/**
 * Either the `fit` to save, or the number of lines that overflow at the tightest setting (`overBy`) and the paths of
 * the least important items ("experience.2.achievements.3") whose removal makes the resume fit. `mustGo` is empty if no
 * removal is enough.
 */
export const pageFitResponseSchema = z.discriminatedUnion('fits', [
  z.object({ fits: z.literal(true), fit: z.number().int() }),
  z.object({ fits: z.literal(false), overBy: z.number().int(), mustGo: z.array(z.string()) }),
]);

/**
 * POST /api/resumes/{id}/file: the latest draft in another format. `zip` contains its PDF and the PDF of a cover
 * letter.
 */
export const exportResumeRequestSchema = z.object({
  format: z.enum(['docx', 'text', 'json', 'zip'], { error: 'required' }),
  templateId: z.string().max(60).optional(),
  /** For `zip`; defaults to the newest letter based on this resume. */
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

/** A job posting that replaces the one stored with the resume; empty means none. Prompts quote it as data. */
export const jobPostingInputSchema = z.object({ jobDescription: jobPostingSchema.optional() });

/** GET /api/resumes/{id}/score, as query. `draft` scores the unsaved draft. */
export const scoreRequestSchema = jobPostingInputSchema.extend({
  draft: z.union([z.boolean(), z.enum(['true', 'false']).transform((value) => value === 'true')]).default(false),
});

/** POST /api/resumes/{id}/score. `content` is scored instead of the stored content and is not stored. */
export const previewScoreRequestSchema = scoreRequestSchema.extend({ content: resumeContentSchema.optional() });

/**
 * Response of GET and POST /api/resumes/{id}/score. With a job posting, its terms are the target of the score, and
 * `match` and `matchScore` are set.
 */
export const resumeScoreSchema = scoreSchema.extend({
  matchScore: jobMatchSchema.shape.matchScore.optional(),
  match: jobMatchSchema.optional(),
});
export type ResumeScore = z.infer<typeof resumeScoreSchema>;
