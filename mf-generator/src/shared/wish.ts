import { generateSchema, type Generate } from '@shortlist/contracts/generator/generation';

/** A request to the writer. */
export type Wish = Pick<Generate, 'jobTitle' | 'industry'>;

/** The state of the form; either part may be missing still. */
export interface WishFields {
  jobTitle: string;
  industry: string;
}

/** The wish of filled fields, the title trimmed; undefined while something is missing. */
export function toWish(fields: WishFields): Wish | undefined {
  const { data } = generateSchema.pick({ jobTitle: true, industry: true }).safeParse(fields);
  return data;
}
