import * as z from '@shortlist/contracts/z';

const booleanFlag = z
  .enum(['true', 'false'])
  .default('false')
  .transform((value) => value === 'true');

/**
 * GET /api/resumes and /api/cover-letters. `bin` lists the trash instead. Pages are limited in length and in bytes. The
 * `Link` header of a page refers to the next page (`rel="next"`), which starts after the document with the id `after`.
 */
export const documentListQuerySchema = z.object({ bin: booleanFlag, after: z.string().max(60).optional() });
export type DocumentListQuery = z.infer<typeof documentListQuerySchema>;

/** DELETE /api/resumes/{id} and /api/cover-letters/{id}. `forever` deletes a document permanently from the trash. */
export const deleteDocumentQuerySchema = z.object({ forever: booleanFlag });
export type DeleteDocumentQuery = z.infer<typeof deleteDocumentQuerySchema>;
