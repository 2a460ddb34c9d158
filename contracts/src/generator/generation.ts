import * as z from '@shortlist/contracts/z';
import { optionalLanguageSchema, languageSchema } from '../platform/language-schema';
import { scoreSchema } from '../platform/score';
import { industries } from '../platform/industries';
import {
  blankFillsSchema,
  jobPostingSchema,
  letterContentSchema,
  pageSizeSchema,
  resumeContentSchema,
} from '../builder/document-content';

export const industrySchema = z.enum(industries, { error: 'industry_required' });

/** POST /api/autonomous-generate. Each request counts as one use. */
export const generateDocumentsRequestSchema = z.object({
  jobTitle: z.string({ error: 'job_title_required' }).trim().min(1, 'job_title_required').max(120, 'too_long'),
  industry: industrySchema,
  /** Requested terms come first in the documents. Documents made from the generation keep the posting as their target. */
  jobPosting: jobPostingSchema.optional(),
  language: optionalLanguageSchema,
  pageSize: pageSizeSchema.optional().catch(undefined),
});
export type GenerateDocumentsRequest = z.infer<typeof generateDocumentsRequestSchema>;

export const writerNameSchema = z.enum(['openai', 'built-in']);
export type WriterName = z.infer<typeof writerNameSchema>;

/** Maximum number of jobs in a generated resume. */
export const maxJobs = 8;
const jobCountSchema = z.number().int().min(1).max(maxJobs);
/** Maximum number of lines that a user can add to a job of a generated resume. */
export const maxOwnLines = 20;
/** Lines that the user wrote, by job, latest job first. */
const ownLinesSchema = z.array(z.array(z.string().trim().min(1).max(500, 'too_long')).max(maxOwnLines)).max(maxJobs);
/** Paths of parts that a user can remove, such as "experience.0.achievements.2". */
const optionalPathsSchema = z.array(z.string().max(60)).max(400);

/** Basis of the letter: the title and the posting, or the resume with the user's corrections. */
export const letterSourceSchema = z.enum(['title', 'resume'], { error: 'required' });
export type LetterSource = z.infer<typeof letterSourceSchema>;

/** A finished generation. The specification fixes the first four fields. */
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
  /** Generated documents with blanks in brackets. `fills` contains the user's values for the blanks. */
  documents: z.object({ resume: resumeContentSchema, letter: letterContentSchema }),
  fills: blankFillsSchema,
  /** The resume keeps this many of the latest generated jobs, or all if absent. */
  jobs: jobCountSchema.optional(),
  /** Parts that the user removed. */
  leftOut: optionalPathsSchema.default([]),
  ownLines: ownLinesSchema.default([]),
  letterSource: letterSourceSchema.default('title'),
  /** Number of blanks left in both documents. */
  openBlanks: z.number().int().min(0),
  /** Next steps other than filling blanks. */
  suggestions: z.array(z.string()),
  /** ISO 8601. */
  createdAt: z.string(),
});
export type Generation = z.infer<typeof generationSchema>;

/** Item of GET /api/generations, newest first. */
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
 * PUT /api/generations/{id}/blanks. Replaces the stored values. Absent fields remain unchanged. Returns the generation
 * with a new score. Fills of removed parts remain stored.
 */
export const fillBlanksRequestSchema = z.object({
  fills: blankFillsSchema,
  jobs: jobCountSchema.optional(),
  leftOut: optionalPathsSchema.optional(),
  ownLines: ownLinesSchema.optional(),
});
export type FillBlanksRequest = z.infer<typeof fillBlanksRequestSchema>;

/**
 * PUT /api/generations/{id}/letter. Writes the letter from the resume as it is now, with the built-in writer, or restores
 * the first one. Uses no quota. Returns the generation. Fills of blanks that both letters have are kept.
 */
export const replaceLetterRequestSchema = z.object({ source: letterSourceSchema });

/** POST /api/generations/{id}/pdf. */
export const generationPdfRequestSchema = z.object({
  document: z.enum(['resume', 'coverLetter'], { error: 'required' }),
  templateId: z.string().max(60).optional(),
});
export type DocumentName = z.infer<typeof generationPdfRequestSchema>['document'];

/** Response of all calls that create a PDF. The link is signed, expires, and works only for the owner. */
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
 * Event of POST /api/autonomous-generate with `Accept: text/event-stream`. `draft` has the text of both documents so
 * far. `score` has the points so far (0 to 100) and the number of finished checks. The stream ends with one `result` or
 * one `error`.
 */
export const generationEventSchema = z.discriminatedUnion('type', [
  z.object({
    type: z.literal('draft'),
    step: z.enum(generationSteps),
    language: languageSchema,
    resume: resumeContentSchema,
    letter: letterContentSchema,
    keywords: z.array(z.string()),
  }),
  z.object({ type: z.literal('score'), points: z.number().int(), checked: z.number().int(), checks: z.number().int() }),
  z.object({ type: z.literal('result'), generation: generationSchema }),
  z.object({ type: z.literal('error'), status: z.number().int(), code: z.string(), message: z.string() }),
]);
export type GenerationEvent = z.infer<typeof generationEventSchema>;
