import * as z from '@shortlist/contracts/z';
import { checkSchema } from '../platform/score';

/**
 * The result of reading a field back. `same`: letter by letter; `equal`: in other words or signs, with the same value;
 * `moved`: in another place than it was written for; `lost`: not at all, or not wholly.
 */
export const machineVerdictSchema = z.enum(['same', 'equal', 'moved', 'lost']);
export type MachineVerdict = z.infer<typeof machineVerdictSchema>;

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

/** One field of a resume beside what its finished file says. Lines are parted by "\n". */
export const machineFieldSchema = z.object({
  /** Field of the content, dotted, where a correction starts. */
  path: z.string(),
  kind: fieldKindSchema,
  /** Its number among those of its kind, from 1; 0 where there is only one. */
  number: z.number().int(),
  /** Of a section that the person named; else empty. */
  name: z.string(),
  yours: z.string(),
  /** Empty where nothing was found, and for lists and dates. */
  read: z.string(),
  verdict: machineVerdictSchema,
  /** Of dates: months ("2020-03") or years ("2020") as read, in order; `now`: it goes on. */
  dates: z.object({ from: z.string(), to: z.string(), now: z.boolean() }).optional(),
  /** Of a list: how many items there are and came back, and those that moved or were lost. */
  list: z
    .object({
      yours: z.number().int(),
      read: z.number().int(),
      moved: z.array(z.string()),
      lost: z.array(z.string()),
    })
    .optional(),
});
export type MachineField = z.infer<typeof machineFieldSchema>;

/** A heading in the order in which the file gives them. The first one is the head of the document, with the name. */
export const machineHeadingSchema = z.object({
  /** "header", a key of a section setting ("skills", "custom:abc"). */
  key: z.string(),
  heading: z.string(),
  /** Whether readers know the heading as that of its section; sections of the person's own always pass. */
  known: z.boolean(),
  /** Pages from 0; where its letters begin, in points from the paper's top left. */
  page: z.number().int(),
  x: z.number(),
  y: z.number(),
});
export type MachineHeading = z.infer<typeof machineHeadingSchema>;

/**
 * GET /api/resumes/{id}/machine: what a program reads in the PDF of the resume as typed last, beside what was written. 400
 * `invalid_input` at the field for a character that cannot be printed.
 */
export const machineViewSchema = z.object({
  /** Points of the score's group "reads", and how many there can be (40 where every check applies). */
  readBack: z.number(),
  possible: z.number(),
  /** The checks of that group that have something to fix, in the language of the request. */
  checks: z.array(checkSchema),
  order: z.array(machineHeadingSchema),
  fields: z.array(machineFieldSchema),
  /** The whole text in the order of the file. */
  text: z.string(),
});
export type MachineView = z.infer<typeof machineViewSchema>;

/** GET /api/resumes/{id}/layout (`draft=true`: of what is typed, where that is not saved yet). Lengths in points. */
export const resumeLayoutSchema = z.object({
  pages: z.number().int().min(1),
  /** The used part of the last page, 0 to 1. */
  lastPageFill: z.number().min(0).max(1),
  /** Size of most of the text. */
  bodySize: z.number(),
  /** Lines of that text that the last page still has room for. */
  room: z.number().int().min(0),
  paper: z.object({ width: z.number(), height: z.number() }),
});
export type ResumeLayout = z.infer<typeof resumeLayoutSchema>;
