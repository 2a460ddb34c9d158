import * as z from '@shortlist/contracts/z';
import { checkSchema } from '../platform/score';

/**
 * Result of reading a field back from the file. `same`: identical text; `equal`: different text with the same value;
 * `moved`: in a different place; `lost`: missing, at least in part.
 */
export const parserVerdictSchema = z.enum(['same', 'equal', 'moved', 'lost']);
export type ParserVerdict = z.infer<typeof parserVerdictSchema>;

const fieldKindSchema = z.enum([
  'name',
  'headline',
  'email',
  'phone',
  'location',
  'website',
  'linkedin',
  'summary',
  'job',
  'dates',
  'bullets',
  'school',
  'schoolDates',
  'notes',
  'skills',
  'projects',
  'certifications',
  'achievements',
  'languages',
  'section',
]);

/** A resume field and the text parsed for it from the finished file. Lines are separated by "\n". */
export const parserFieldSchema = z.object({
  /** Dotted path in the content at which to start a correction. */
  path: z.string(),
  kind: fieldKindSchema,
  /** Number among the fields of its kind, from 1; 0 if there is only one. */
  number: z.number().int(),
  /** Title of a custom section; otherwise empty. */
  name: z.string(),
  /** Text in the resume. */
  yours: z.string(),
  /** Text parsed from the file. Empty if nothing was found, and for lists and dates. */
  read: z.string(),
  verdict: parserVerdictSchema,
  /** Dates only: months ("2020-03") or years ("2020") as parsed, in order; `now` means ongoing. */
  dates: z.object({ from: z.string(), to: z.string(), now: z.boolean() }).optional(),
  /** Lists only: number of items, number found, and the items that moved or were lost. */
  list: z
    .object({
      yours: z.number().int(),
      read: z.number().int(),
      moved: z.array(z.string()),
      lost: z.array(z.string()),
    })
    .optional(),
});
export type ParserField = z.infer<typeof parserFieldSchema>;

/** A heading in the file. The first one is the document header with the name. */
export const parserHeadingSchema = z.object({
  /** "header" or the key of a section setting ("skills", "custom:abc"). */
  key: z.string(),
  heading: z.string(),
  /** True if parsers recognize the heading as its section's. Always true for custom sections. */
  known: z.boolean(),
  /** 0-based. `x` and `y` are in points from the top left of the paper. */
  page: z.number().int(),
  x: z.number(),
  y: z.number(),
});
export type ParserHeading = z.infer<typeof parserHeadingSchema>;

/**
 * GET /api/resumes/{id}/machine: the data that a parser extracts from the PDF of the latest draft, next to the data of
 * the resume. 400 `invalid_input` at the field for a character that the fonts lack.
 */
export const parserViewSchema = z.object({
  /** Points of the score group "reads" and their maximum (40 when every check applies). */
  readBack: z.number(),
  possible: z.number(),
  /** Checks of that group with something to fix, in the language of the request. */
  checks: z.array(checkSchema),
  order: z.array(parserHeadingSchema),
  fields: z.array(parserFieldSchema),
  /** Full text in file order. */
  text: z.string(),
});
export type ParserView = z.infer<typeof parserViewSchema>;

/** GET /api/resumes/{id}/layout (`draft=true`: of the unsaved draft). Lengths are in points. */
export const resumeLayoutSchema = z.object({
  pages: z.number().int().min(1),
  /** Used part of the last page, 0 to 1. */
  lastPageFill: z.number().min(0).max(1),
  bodySize: z.number(),
  /** Number of body lines that still fit on the last page. */
  room: z.number().int().min(0),
  paper: z.object({ width: z.number(), height: z.number() }),
});
export type ResumeLayout = z.infer<typeof resumeLayoutSchema>;
