import * as z from '@shortlist/contracts/z';
import { limitText } from './document-text';
import { draftSchema } from './saved-resume';

/** A line of a text: where it ends, in characters of the text, and its page from 0. */
const lineSchema = z.object({ end: z.number().int().min(0), page: z.number().int().min(0) });
export type LineEnd = z.infer<typeof lineSchema>;

/** POST /api/resumes/layout: what is typed. */
export const layoutOrderSchema = draftSchema.superRefine(limitText);

/**
 * POST /api/resumes/layout: how the file of a draft breaks into lines and pages, so that a sheet on the screen breaks
 * there, too. Stores nothing.
 */
export const pageLayoutSchema = z.object({
  /** Index of the setting that the file takes: 0 as asked for, then ever closer ones (`documents/compose/closer`). */
  closer: z.number().int().min(0),
  pages: z.number().int().min(1),
  /** The lines of each text of the document tree, in reading order. */
  texts: z.array(z.array(lineSchema)),
});
export type PageLayout = z.infer<typeof pageLayoutSchema>;
