import { z } from 'zod';

const flag = z
  .enum(['true', 'false'])
  .default('false')
  .transform((value) => value === 'true');

/** GET of a list: what is in the bin instead. */
export const binSchema = z.object({ bin: flag });
export type Bin = z.infer<typeof binSchema>;

/** DELETE: for good, from the bin. */
export const forGoodSchema = z.object({ forever: flag });
export type ForGood = z.infer<typeof forGoodSchema>;
