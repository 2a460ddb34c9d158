import { z } from 'zod';

const booleanFlag = z
  .enum(['true', 'false'])
  .default('false')
  .transform((value) => value === 'true');

/** Query of a list request. `bin` lists the trash instead. */
export const trashQuerySchema = z.object({ bin: booleanFlag });
export type TrashQuery = z.infer<typeof trashQuerySchema>;

/** Query of a DELETE request. `forever` deletes a document permanently from the trash. */
export const deleteQuerySchema = z.object({ forever: booleanFlag });
export type DeleteQuery = z.infer<typeof deleteQuerySchema>;
