import { z } from 'zod';
import { industrySchema } from '../generator/generation';
import { languageSchema } from '../platform/languages';
import { matchSchema } from '../platform/match';
import { scoreSchema } from '../platform/score';
import {
  educationSchema,
  experienceSchema,
  pageSizeSchema,
  personalInfoSchema,
  projectSchema,
  resumeContentSchema,
} from './resume';

/** A line that must say something; `key` is the message when it does not. */
const filled = (key: string) => z.string({ error: key }).trim().min(1, key).max(200, 'too_long');
const link = z.union([z.literal(''), z.url({ protocol: /^https?$/, error: 'url_invalid' }).max(500, 'too_long')]);

/** The parts of a resume as a save asks for them: the specified messages, at the specified fields. */
export const resumeFormSchema = resumeContentSchema.extend({
  personalInfo: personalInfoSchema.extend({
    firstName: filled('first_name_required'),
    lastName: filled('last_name_required'),
    email: z
      .string({ error: 'email_required' })
      .trim()
      .max(200, 'too_long')
      .pipe(z.email({ error: 'email_required' })),
    phone: filled('phone_required'),
    location: filled('location_required'),
    website: link.default(''),
    linkedin: link.default(''),
  }),
  experience: z
    .array(
      experienceSchema.extend({
        company: filled('company_required'),
        position: filled('position_required'),
        startDate: filled('start_date_required'),
      }),
    )
    .max(60)
    .default([]),
  education: z
    .array(
      educationSchema.extend({
        institution: filled('institution_required'),
        degree: filled('degree_required'),
        field: filled('field_required'),
        startDate: filled('start_date_required'),
      }),
    )
    .max(30)
    .default([]),
  projects: z
    .array(
      projectSchema.extend({
        name: filled('project_name_required'),
        description: z
          .string({ error: 'description_required' })
          .trim()
          .min(1, 'description_required')
          .max(4_000, 'too_long'),
      }),
    )
    .max(30)
    .default([]),
});

/** How a resume is set and what it is for, beside its content. */
export const resumeSettingsSchema = z.object({
  /** Shown in lists; empty means name and headline. */
  title: z.string().trim().max(200, 'too_long').default(''),
  templateId: z.string().max(60).default('modern-professional'),
  /** One of the template's own accents; any other means its first. */
  accent: z.string().max(40).default(''),
  density: z.enum(['compact', 'regular', 'airy']).default('regular'),
  /** How much closer it is set than its density, to fit fewer pages: 0 not at all, 12 as close as is legible. */
  fit: z.number().int().min(0).max(12).default(0),
  /** Absent: by the browser's region, and kept afterwards. */
  pageSize: pageSizeSchema.optional(),
  /** Language of the document. Absent: the caller's, and kept afterwards. */
  language: languageSchema.optional(),
  /** What the score measures the resume against; empty means the headline. */
  targetJobTitle: z.string().trim().max(120, 'too_long').default(''),
  targetIndustry: z.union([z.literal(''), industrySchema]).default(''),
});

/**
 * POST and PUT /api/resumes. `version` is that of the resume which was edited: another one by now is 409 `stale` with
 * what is stored as `current`; absent means "as meant". What is not named here is dropped.
 */
export const saveResumeSchema = resumeFormSchema.extend(resumeSettingsSchema.shape).extend({
  /** The save brings changes of the AI optimisation. */
  aiOptimized: z.boolean().optional(),
  version: z.number().int().min(1).optional(),
});
export type SaveResume = z.infer<typeof saveResumeSchema>;

/** A stored resume. `atsScore` is the score now, `potential` the one with everything said that the resume evidences. */
export const resumeSchema = resumeContentSchema.extend({
  id: z.string(),
  /** The account that it belongs to; null for a visitor. */
  userId: z.string().nullable(),
  title: z.string(),
  templateId: z.string(),
  accent: z.string(),
  density: z.enum(['compact', 'regular', 'airy']),
  fit: z.number().int(),
  pageSize: pageSizeSchema,
  language: languageSchema,
  targetJobTitle: z.string(),
  targetIndustry: z.union([z.literal(''), industrySchema]),
  aiOptimized: z.boolean(),
  atsScore: z.number().int().min(0).max(100),
  potential: z.number().int().min(0).max(100),
  rubricVersion: z.string(),
  /** Counts saves; the first is 1. */
  version: z.number().int().min(1),
  /** ISO 8601 */
  createdAt: z.string(),
  updatedAt: z.string(),
});
export type Resume = z.infer<typeof resumeSchema>;

/** POST /api/resumes/{id}/pdf */
export const resumePdfSchema = z.object({ templateId: z.string().max(60).optional() });

/** POST /api/resumes/{id}/fit: to so many pages. Stores nothing. */
export const fitOrderSchema = z.object({
  pages: z.number({ error: 'number_invalid' }).int('number_invalid').min(1, 'number_invalid').max(10, 'number_invalid'),
});

/**
 * Either the `fit` to be saved, or how many lines are too many at the closest setting and the paths of the items that are
 * missed least ("experience.2.achievements.3"): without them it fits. `mustGo` is empty where even that would not do.
 */
export const fitAnswerSchema = z.discriminatedUnion('fits', [
  z.object({ fits: z.literal(true), fit: z.number().int() }),
  z.object({ fits: z.literal(false), overBy: z.number().int(), mustGo: z.array(z.string()) }),
]);

/** POST /api/resumes/{id}/score and /optimize. A job text is data; an empty one is none. */
export const jobTextSchema = z.object({ jobDescription: z.string().max(20_000, 'too_long').optional() });

/**
 * GET and POST /api/resumes/{id}/score. With a job text its terms are the target of the score, and `match` says how the
 * resume answers it; `matchScore` is its number.
 */
export const resumeScoreSchema = scoreSchema.extend({
  matchScore: matchSchema.shape.matchScore.optional(),
  match: matchSchema.optional(),
});
export type ResumeScore = z.infer<typeof resumeScoreSchema>;
