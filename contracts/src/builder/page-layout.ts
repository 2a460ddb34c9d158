import * as z from '@shortlist/contracts/z';
import { limitSize } from './document-size';
import { resumeDraftSchema } from './resume';

/** A line of a text: the character offset of its end (exclusive), and its page (0-based). */
const lineSchema = z.object({ end: z.number().int().min(0), page: z.number().int().min(0) });
export type LineEnd = z.infer<typeof lineSchema>;

export const layoutRequestSchema = resumeDraftSchema.superRefine(limitSize);

/**
 * POST /api/resumes/layout: line and page breaks in the file of a draft, so that the on-screen page breaks in the same
 * places. Takes `layoutRequestSchema`. Stores nothing.
 */
export const pageLayoutSchema = z.object({
  /**
   * Number of the denser layout setting that the file uses (`documents/src/compose/denser-settings.ts`); 0 for the
   * requested one.
   */
  closer: z.number().int().min(0),
  pages: z.number().int().min(1),
  /** Lines of each text of the document tree, in reading order. */
  texts: z.array(z.array(lineSchema)),
});
export type PageLayout = z.infer<typeof pageLayoutSchema>;
