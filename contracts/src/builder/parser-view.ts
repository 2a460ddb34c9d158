import * as z from '@shortlist/contracts/z';
import { checkSchema } from '../platform/score';

/**
 * Result of reading a field back from the file.
 * - `same`: The text is identical.
 * - `equal`: The text differs, but has the same value.
 * - `moved`: The text is in a different place.
 * - `lost`: The text is missing, at least in part.
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

/** A resume field and the text that a parser reads for it from the finished file. */
export const parserFieldSchema = z.object({
  /** Dotted path of the field to edit for a correction. */
  path: z.string(),
  kind: fieldKindSchema,
  /** Position among the fields of the same kind, from 1. 0 if there is only one. */
  number: z.number().int(),
  /** Title of a custom section. Empty for other fields. */
  name: z.string(),
  yours: z.string(),
  /** Text in the file. Empty if nothing was found, and for lists and dates. */
  read: z.string(),
  verdict: parserVerdictSchema,
  /** Dates only. Months ("2020-03") or years ("2020") as parsed. `now` means ongoing. */
  dates: z.object({ from: z.string(), to: z.string(), now: z.boolean() }).optional(),
  /** Lists only. `yours` and `read` count items. */
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

/** A heading in the file. The first heading is the document header with the name. */
export const parserHeadingSchema = z.object({
  /** "header", or the key of a section setting ("skills", "custom:abc"). */
  key: z.string(),
  heading: z.string(),
  /** True if parsers recognize the heading. Always true for custom sections. */
  known: z.boolean(),
  /** Page (0-based) and position in points from the top left of the paper. */
  page: z.number().int(),
  x: z.number(),
  y: z.number(),
});
export type ParserHeading = z.infer<typeof parserHeadingSchema>;

/**
 * GET /api/resumes/{id}/machine. Compares the latest draft with the data that a parser extracts from its PDF. Returns
 * 400 `invalid_input` with an issue at the field if the fonts lack a character.
 */
export const parserViewSchema = z.object({
  /** Points of the score group "reads", and their maximum (40 if all checks apply). */
  readBack: z.number(),
  possible: z.number(),
  /** Failed checks of the group "reads", in the language of the request. */
  checks: z.array(checkSchema),
  order: z.array(parserHeadingSchema),
  fields: z.array(parserFieldSchema),
  /** Full text in file order. */
  text: z.string(),
});
export type ParserView = z.infer<typeof parserViewSchema>;
