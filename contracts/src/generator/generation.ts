import * as z from '@shortlist/contracts/z';
import { optionalLanguageSchema, languageSchema } from '../platform/language-schema';
import { scoreSchema } from '../platform/score';
import { industries } from '../platform/industries';
import {
  blankFillsSchema,
  letterContentSchema,
  pageSizeSchema,
  resumeContentSchema,
} from '../builder/document-content';

export const industrySchema = z.enum(industries, { error: 'industry_required' });

/** POST /api/autonomous-generate. Each request counts as one use. */
export const generateDocumentsRequestSchema = z.object({
  jobTitle: z.string({ error: 'job_title_required' }).trim().min(1, 'job_title_required').max(120, 'too_long'),
  industry: industrySchema,
  language: optionalLanguageSchema,
  pageSize: pageSizeSchema.optional().catch(undefined),
});
export type GenerateDocumentsRequest = z.infer<typeof generateDocumentsRequestSchema>;

export const writerNameSchema = z.enum(['openai', 'built-in']);
export type WriterName = z.infer<typeof writerNameSchema>;

/** Maximum number of jobs in a one-click resume. */
export const maxJobs = 8;
const jobCountSchema = z.number().int().min(1).max(maxJobs);
/** Maximum number of lines that a user can add to a job of a one-click resume. */
export const maxOwnLines = 20;
/** Lines that the user wrote, by job, latest first. */
const ownLinesSchema = z.array(z.array(z.string().trim().min(1).max(500, 'too_long')).max(maxOwnLines)).max(maxJobs);
/**
 * Paths of parts that can be left out: the summary, a line of a job ("experience.0.achievements.2"), a school, its
 * degree or field of study, a line of skills.
 */
const optionalPathsSchema = z.array(z.string().max(60)).max(400);

/**
 * A finished one-click generation. The specification fixes the first four fields; screens use the others to render the
 * documents, fill the blanks and explain the score.
 */
export const generationSchema = z.object({
  /** Unfilled blanks appear in brackets. */
  resume: z.object({
    summary: z.string(),
    skills: z.array(z.string()),
    experience: z.array(z.object({ title: z.string(), description: z.string(), achievements: z.array(z.string()) })),
  }),
  coverLetter: z.string(),
  atsScore: z.number().int().min(0).max(100),
  keywords: z.array(z.string()),

  id: z.string(),
  jobTitle: z.string(),
  industry: industrySchema,
  language: languageSchema,
  pageSize: pageSizeSchema,
  writer: writerNameSchema,
  potential: z.number().int().min(0).max(100),
  score: scoreSchema,
  /** Generated documents, with blanks in brackets; `fills` contains the user's values for them. */
  documents: z.object({ resume: resumeContentSchema, letter: letterContentSchema }),
  fills: blankFillsSchema,
  /** Number of generated jobs that the user had, latest first. If absent, the resume has all generated jobs. */
  jobs: jobCountSchema.optional(),
  /** Parts that are not true of the user. */
  leftOut: optionalPathsSchema.default([]),
  ownLines: ownLinesSchema.default([]),
  /** In both documents together. */
  openBlanks: z.number().int().min(0),
  /** Next steps, such as checking suggested content; open blanks are not included. */
  suggestions: z.array(z.string()),
  /** ISO 8601. */
  createdAt: z.string(),
});
export type Generation = z.infer<typeof generationSchema>;

/** GET /api/generations: newest first, without the documents. */
export const generationSummarySchema = generationSchema.pick({
  id: true,
  jobTitle: true,
  industry: true,
  language: true,
  atsScore: true,
  potential: true,
  openBlanks: true,
  createdAt: true,
});
export type GenerationSummary = z.infer<typeof generationSummarySchema>;

/**
 * PUT /api/generations/{id}/blanks. Replaces all fills, the number of jobs, all parts that are left out, and all own
 * lines; the last three remain unchanged if absent. Returns the generation with a new score. Fills of parts that are
 * left out remain stored.
 */
export const fillBlanksRequestSchema = z.object({
  fills: blankFillsSchema,
  jobs: jobCountSchema.optional(),
  leftOut: optionalPathsSchema.optional(),
  ownLines: ownLinesSchema.optional(),
});
export type FillBlanksRequest = z.infer<typeof fillBlanksRequestSchema>;

/** POST /api/generations/{id}/pdf. */
export const generationPdfRequestSchema = z.object({
  document: z.enum(['resume', 'coverLetter'], { error: 'required' }),
  templateId: z.string().max(60).optional(),
});
/** One of the two documents of a generation. */
export type DocumentName = z.infer<typeof generationPdfRequestSchema>['document'];

/**
 * Response of every call that creates a PDF. The link is same-origin and signed, expires, and works only for the owner.
 */
export const pdfResponseSchema = z.object({
  success: z.boolean(),
  pdfUrl: z.string().optional(),
  error: z.string().optional(),
});
export type PdfResponse = z.infer<typeof pdfResponseSchema>;

/** In writing order. */
export const generationSteps = ['summary', 'experience', 'skills', 'coverLetter', 'score'] as const;
export type GenerationStep = (typeof generationSteps)[number];

/**
 * POST /api/autonomous-generate with `Accept: text/event-stream`. Each event is one JSON line of `data:`. `draft`
 * replaces both documents with the text so far; `step` is the step in progress. `score` updates the score ring: the
 * total so far (`points`, 0 to 100), and the number of finished checks (`checked`) out of all `checks`. The stream ends
 * with one `result` or one `error`.
 */
export const generationEventSchema = z.discriminatedUnion('type', [
  z.object({
    type: z.literal('draft'),
    step: z.enum(generationSteps),
    language: languageSchema,
    resume: resumeContentSchema,
    letter: letterContentSchema,
    /** Terms to highlight in the preview. */
    keywords: z.array(z.string()),
  }),
  z.object({ type: z.literal('score'), points: z.number().int(), checked: z.number().int(), checks: z.number().int() }),
  z.object({ type: z.literal('result'), generation: generationSchema }),
  z.object({ type: z.literal('error'), status: z.number().int(), code: z.string(), message: z.string() }),
]);
export type GenerationEvent = z.infer<typeof generationEventSchema>;
