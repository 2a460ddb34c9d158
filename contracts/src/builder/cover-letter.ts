import * as z from '@shortlist/contracts/z';
import { industrySchema, writerNameSchema } from '../generator/generation';
import { languageSchema, optionalLanguageSchema } from '../platform/language-schema';
import { addSizeIssue } from './document-size';
import { experienceSchema, pageSizeSchema, personalInfoSchema } from './document-content';
import { changeCauseSchema } from './resume';

/** The built-in writer uses at most two, four or six facts from the resume. */
export const letterLengthSchema = z.enum(['short', 'standard', 'long']);
export type LetterLength = z.infer<typeof letterLengthSchema>;

/** The built-in writer ignores the tone. */
export const letterToneSchema = z.enum(['plain', 'warm', 'formal']);
export type LetterTone = z.infer<typeof letterToneSchema>;

const line = z.string().max(200, 'too_long');
const requiredLine = (key: string) => z.string({ error: key }).trim().min(1, key).max(200, 'too_long');

/** Paragraphs are separated by blank lines. */
const letterText = z.string().max(20_000, 'too_long');

/**
 * An unfinished cover letter. Only types and sizes are validated. POST /api/cover-letters/draft and PUT
 * /api/cover-letters/{id}/draft work as they do for resumes.
 */
export const letterDraftSchema = z.object({
  /** Shown in lists; defaults to job title and company. */
  title: z.string().trim().max(200, 'too_long').default(''),
  jobTitle: line.default(''),
  companyName: line.default(''),
  jobDescription: letterText.default(''),
  /** Text between salutation and closing. */
  content: letterText.default(''),
  aiGenerated: z.boolean().default(false),
  targetJobTitle: z.string().trim().max(120, 'too_long').default(''),
  targetIndustry: z.union([z.literal(''), industrySchema]).default(''),
  /** Resume that the letter takes its facts and design from. Empty for none. */
  resumeId: z.string().max(60).default(''),
  /** Sender of a letter without a resume. If absent, the stored sender remains. */
  sender: personalInfoSchema.optional(),
  /** Defaults to "Hiring Manager" in the letter's language. */
  recipient: line.default(''),
  /** Defaults to the usual salutation for the language and the recipient. */
  salutation: line.default(''),
  /** ISO date (YYYY-MM-DD) printed in the letter. Defaults to the day the file is created. */
  date: z.string().max(10).default(''),
  tone: letterToneSchema.default('plain'),
  length: letterLengthSchema.default('standard'),
  /** A suggestion about a blank quotes the blank in brackets and is hidden once the blank is filled. */
  suggestions: z.array(z.string().max(1_000)).max(20).default([]),
  /** Defaults to the caller's language when the letter is created. */
  language: languageSchema.optional(),
  pageSize: pageSizeSchema.optional(),
});
export type LetterDraft = z.infer<typeof letterDraftSchema>;

const optimisticLockFields = {
  version: z.number().int().min(0).optional(),
  draftVersion: z.number().int().min(0).optional(),
};
export const saveLetterDraftRequestSchema = letterDraftSchema.extend({
  cause: changeCauseSchema.optional(),
  ...optimisticLockFields,
});
export type SaveLetterDraftRequest = z.infer<typeof saveLetterDraftRequestSchema>;

/**
 * POST /api/cover-letters/draft. Stores a typed letter or the letter of a generation. A generated letter takes its
 * design from `resumeId`, or else from the newest resume created from the same generation.
 */
export const createLetterDraftRequestSchema = z.union([
  z.object({ generationId: z.string().max(60), resumeId: z.string().max(60).default('') }),
  saveLetterDraftRequestSchema,
]);
export type CreateLetterDraftRequest = z.infer<typeof createLetterDraftRequestSchema>;

/** POST and PUT /api/cover-letters. Versions work as they do for resumes. */
export const saveLetterRequestSchema = saveLetterDraftRequestSchema.extend({
  jobTitle: requiredLine('letter_job_title_required'),
  companyName: requiredLine('company_required'),
});
export type SaveLetterRequest = z.infer<typeof saveLetterRequestSchema>;

export const letterDesignSchema = z.object({
  templateId: z.string(),
  accent: z.string(),
  fonts: z.string(),
  density: z.enum(['compact', 'regular', 'airy']),
});

/** `sender` and `design` come from the letter's resume, even after that resume was deleted. */
export const coverLetterSchema = letterDraftSchema.extend({
  language: languageSchema,
  pageSize: pageSizeSchema,
  id: z.string(),
  userId: z.string().nullable(),
  generationId: z.string().nullable().default(null),
  sender: personalInfoSchema,
  design: letterDesignSchema,
  version: z.number().int().min(0),
  draft: letterDraftSchema.nullable(),
  draftVersion: z.number().int().min(0),
  deletedAt: z.string().nullable(),
  /** ISO 8601. */
  createdAt: z.string(),
  updatedAt: z.string(),
});
export type CoverLetter = z.infer<typeof coverLetterSchema>;

/**
 * POST /api/cover-letters/generate. Counts as one use and stores nothing. The letter is based on the resume `resumeId`,
 * or else on the other fields of the request.
 */
export const generateLetterRequestSchema = z
  .object({
    jobTitle: requiredLine('letter_details_required'),
    companyName: requiredLine('letter_details_required'),
    jobDescription: letterText.default(''),
    resumeId: z.string().max(60).optional(),
    personalInfo: personalInfoSchema.partial().optional(),
    experience: z.array(experienceSchema.partial()).max(60).optional(),
    skills: z.array(line).max(200).optional(),
    recipient: line.default(''),
    tone: letterToneSchema.default('plain'),
    length: letterLengthSchema.default('standard'),
    language: optionalLanguageSchema,
  })
  .superRefine(addSizeIssue);
export type GenerateLetterRequest = z.infer<typeof generateLetterRequestSchema>;

/** `content` may contain blanks for the user to fill in. Blank lines separate its paragraphs. */
export const generatedLetterSchema = z.object({
  content: z.string(),
  salutation: z.string(),
  suggestions: z.array(z.string()),
  writer: writerNameSchema,
});
export type GeneratedLetter = z.infer<typeof generatedLetterSchema>;

/**
 * Event of POST /api/cover-letters/generate with `Accept: text/event-stream`. The stream ends with one `result` or one
 * `error`.
 */
export const letterEventSchema = z.discriminatedUnion('type', [
  /** The whole text so far. */
  z.object({ type: z.literal('draft'), salutation: z.string(), content: z.string() }),
  z.object({ type: z.literal('result'), letter: generatedLetterSchema }),
  z.object({ type: z.literal('error'), status: z.number().int(), code: z.string(), message: z.string() }),
]);
export type LetterEvent = z.infer<typeof letterEventSchema>;

/** POST /api/cover-letters/{id}/file. */
export const exportLetterRequestSchema = z.object({ format: z.enum(['docx', 'text'], { error: 'required' }) });
