import { z } from 'zod';

const flag = z
  .enum(['true', 'false'])
  .default('false')
  .transform((value) => value === 'true');

/** Query of a list request. Lists the trash instead. */
export const binSchema = z.object({ bin: flag });
export type Bin = z.infer<typeof binSchema>;

/** Query of a DELETE request. Deletes permanently from the trash. */
export const forGoodSchema = z.object({ forever: flag });
export type ForGood = z.infer<typeof forGoodSchema>;
