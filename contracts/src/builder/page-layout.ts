import * as z from '@shortlist/contracts/z';
import { addSizeIssue } from './document-size';
import { resumeDraftSchema } from './resume';

/** End of a line as a character offset (exclusive), and the line's page (0-based). */
const lineSchema = z.object({ end: z.number().int().min(0), page: z.number().int().min(0) });
export type LineEnd = z.infer<typeof lineSchema>;

export const layoutRequestSchema = resumeDraftSchema.superRefine(addSizeIssue);

/**
 * Response of POST /api/resumes/layout. Contains the line and page breaks of the file, so that the preview breaks in
 * the same places. Stores nothing.
 */
export const pageLayoutSchema = z.object({
  /** Index of the layout that the file uses (`documents/src/compose/denser-settings.ts`). 0 is the requested layout. */
  closer: z.number().int().min(0),
  pages: z.number().int().min(1),
  /** Lines of each text block, in reading order. */
  texts: z.array(z.array(lineSchema)),
});
export type PageLayout = z.infer<typeof pageLayoutSchema>;
