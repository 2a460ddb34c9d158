import * as z from '@shortlist/contracts/z';
import { languageSchema } from '../platform/language-schema';
import { resumeContentSchema } from './document-content';
import { fileSettingsSchema } from './file-data';
import { unplacedLineSchema } from './resume-settings';

export const maxImportBytes = 5_000_000;

/** POST /api/imports. Takes a file as base64. Uses no quota and stores nothing. */
export const importRequestSchema = z.object({
  fileName: z.string().max(300).default(''),
  data: z
    .string({ error: 'required' })
    .max(Math.ceil((maxImportBytes * 4) / 3) + 4, { error: 'file_too_large', abort: true })
    .min(1, 'file_empty')
    .regex(/^[A-Za-z0-9+/]*={0,2}$/, 'file_broken'),
});

export const importFormatSchema = z.enum(['json-resume', 'pdf', 'docx', 'linkedin', 'text']);

/** A resume field read from a file. */
export const importedFieldSchema = z.object({
  /** Dotted path in `content`. */
  path: z.string(),
  value: z.string(),
  /** `check` is likely, but the user should confirm it. `missing` is required for saving, but not in the file. */
  confidence: z.enum(['sure', 'check', 'missing']),
  /** Index of the source line in `lines`. Absent for `missing`. */
  line: z.number().int().optional(),
  /** Asks the user to confirm the value, in the language of the request. */
  question: z.string().optional(),
  /** Alternative to `value`: another reading of the same text. */
  other: z.string().optional(),
});
export type ImportedField = z.infer<typeof importedFieldSchema>;

/**
 * The content of a file, parsed without AI. Every word of the file is in `content` or `tray`, and no words are added.
 * For a file that cannot be parsed, the response is 400 `invalid_input` with an issue at `data`.
 */
export const importResultSchema = z.object({
  kind: importFormatSchema,
  fileName: z.string(),
  /** 0 for formats without pages. */
  pages: z.number().int(),
  language: languageSchema,
  content: resumeContentSchema,
  /** Settings embedded in the file. Only files from Shortlist have them. */
  settings: fileSettingsSchema.optional(),
  fields: z.array(importedFieldSchema),
  /** Lines of the file that fit no field. */
  tray: z.array(unplacedLineSchema),
  /** All lines of the file. `page` counts from 1. */
  lines: z.array(z.object({ text: z.string(), page: z.number().int() })),
});
export type ImportResult = z.infer<typeof importResultSchema>;
