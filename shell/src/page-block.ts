import type { KnownRegistry } from './remotes/registry';

/** Id of the data block of a prerendered page: a script that is never executed. */
export const pageBlockId = 'page';

/** What a prerendered page was made of, so that the browser takes it over as it stands. Checked where the page is made. */
export interface PageBlock {
  /** Of its own area all, of the others that they are there. */
  registry: KnownRegistry;
  /** Answers of public calls by their path. */
  answers: Record<string, unknown>;
}

/** Nothing where the page is not prerendered. */
export function readPageBlock(): PageBlock | undefined {
  const text = document.getElementById(pageBlockId)?.textContent;
  return text ? (JSON.parse(text) as PageBlock) : undefined;
}
