import { registrySchema } from '@shortlist/contracts/platform/registry';
import * as z from '@shortlist/contracts/z';

/** Id of the data block of a prerendered page: a script that is never executed. */
export const pageBlockId = 'page';

/** What a prerendered page was made of, so that the browser takes it over as it stands. */
const pageBlockSchema = z.object({
  registry: registrySchema,
  /** Answers of public calls by their path. */
  answers: z.record(z.string(), z.unknown()),
});
export type PageBlock = z.infer<typeof pageBlockSchema>;

/** Nothing where the page is not prerendered. */
export function readPageBlock(): PageBlock | undefined {
  const text = document.getElementById(pageBlockId)?.textContent;
  return text ? pageBlockSchema.parse(JSON.parse(text)) : undefined;
}
