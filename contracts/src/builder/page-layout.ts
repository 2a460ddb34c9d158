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

/** GET /api/resumes/{id}/layout. `draft=true` measures the unsaved draft. Lengths are in points. */
export const resumeLayoutSchema = z.object({
  pages: z.number().int().min(1),
  /** Used fraction of the last page, 0 to 1. */
  lastPageFill: z.number().min(0).max(1),
  bodySize: z.number(),
  /** Number of body lines that still fit on the last page. */
  room: z.number().int().min(0),
  paper: z.object({ width: z.number(), height: z.number() }),
});
export type ResumeLayout = z.infer<typeof resumeLayoutSchema>;
