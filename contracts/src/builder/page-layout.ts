import * as z from '@shortlist/contracts/z';
import { limitText } from './document-text';
import { resumeDraftSchema } from './resume';

/** End of a line, as a character offset in its text, and the page of the line, from 0. */
const lineSchema = z.object({ end: z.number().int().min(0), page: z.number().int().min(0) });
export type LineEnd = z.infer<typeof lineSchema>;

export const layoutRequestSchema = resumeDraftSchema.superRefine(limitText);

/**
 * POST /api/resumes/layout: line and page breaks in the file of a draft, so that the on-screen page breaks in the same
 * places. Takes `layoutRequestSchema`. Stores nothing.
 */
export const pageLayoutSchema = z.object({
  /**
   * Layout setting that the file uses: 0 as requested, then the number of the denser setting
   * (`documents/src/compose/denser-settings.ts`).
   */
  closer: z.number().int().min(0),
  pages: z.number().int().min(1),
  /** Lines of each text of the document tree, in reading order. */
  texts: z.array(z.array(lineSchema)),
});
export type PageLayout = z.infer<typeof pageLayoutSchema>;
