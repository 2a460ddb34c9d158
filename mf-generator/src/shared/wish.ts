import { generateSchema, type Generate } from '@shortlist/contracts/generator/generation';

export type Wish = Pick<Generate, 'jobTitle' | 'industry'>;

/** Values of the form; either may be empty. */
export interface WishFields {
  jobTitle: string;
  industry: string;
}

/** Returns the request for filled fields, with the title trimmed, or undefined while one is empty. */
export function toWish(fields: WishFields): Wish | undefined {
  const { data } = generateSchema.pick({ jobTitle: true, industry: true }).safeParse(fields);
  return data;
}
