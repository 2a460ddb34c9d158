import { generateSchema, type Generate } from '@shortlist/contracts/generator/generation';

/** What is asked of the writer. */
export type Wish = Pick<Generate, 'jobTitle' | 'industry'>;

/** What stands in the form; either may be missing still. */
export interface WishFields {
  jobTitle: string;
  industry: string;
}

/** The wish of filled fields, the title trimmed; undefined while something is missing. */
export function toWish(fields: WishFields): Wish | undefined {
  const { data } = generateSchema.pick({ jobTitle: true, industry: true }).safeParse(fields);
  return data;
}
