import * as z from '@shortlist/contracts/z';
import { languageSchema } from '../platform/language-schema';
import { resumeContentSchema } from './document-content';
import { fileSettingsSchema } from './file-data';
import { unplacedLineSchema } from './resume-settings';

export const maxImportBytes = 5_000_000;

/**
 * POST /api/imports: a file as base64. The type is detected from the bytes, not the name. Uses no quota and stores
 * nothing.
 */
export const importRequestSchema = z.object({
  fileName: z.string().max(300).default(''),
  data: z
    .string({ error: 'required' })
    .max(Math.ceil((maxImportBytes * 4) / 3) + 4, { error: 'file_too_large', abort: true })
    .min(1, 'file_empty')
    .regex(/^[A-Za-z0-9+/]*={0,2}$/, 'file_broken'),
});

export const importFormatSchema = z.enum(['json-resume', 'pdf', 'docx', 'linkedin', 'text']);

/**
 * A field of the resume, read from a file. Its confidence is `sure` (certain), `check` (likely; `question` asks the
 * person to confirm it) or `missing` (required for saving, but not in the file).
 */
export const importedFieldSchema = z.object({
  /** Dotted path in `content`. */
  path: z.string(),
  value: z.string(),
  confidence: z.enum(['sure', 'check', 'missing']),
  /** Index in `lines` of the source line; absent for `missing`. */
  line: z.number().int().optional(),
  /** In the language of the request. */
  question: z.string().optional(),
  /** Alternative interpretation of the same text, offered next to `value`. */
  other: z.string().optional(),
});
export type ImportedField = z.infer<typeof importedFieldSchema>;

/**
 * The content of a file, parsed without AI. Every word of the file is either in `content` or in `tray`; no other words
 * are added. A file that cannot be parsed is 400 `invalid_input` at `data`: `file_empty`, `file_scanned`,
 * `file_encrypted`, `file_unknown`, `file_broken`, `file_too_large`.
 */
export const importResultSchema = z.object({
  kind: importFormatSchema,
  fileName: z.string(),
  /** 0 for formats without pages. */
  pages: z.number().int(),
  language: languageSchema,
  content: resumeContentSchema,
  /** Design, order of sections and target of a resume that Shortlist wrote; absent for other files. */
  settings: fileSettingsSchema.optional(),
  fields: z.array(importedFieldSchema),
  /** Lines of the file that no field contains. */
  tray: z.array(unplacedLineSchema),
  /** Text of the file by line, to show the source of each field. `page` counts from 1. */
  lines: z.array(z.object({ text: z.string(), page: z.number().int() })),
});
export type ImportResult = z.infer<typeof importResultSchema>;
