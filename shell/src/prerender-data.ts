import type { PageRegistry } from './remotes/registry';

/** Id of the data block of a prerendered page: a script element that is never executed. */
export const prerenderDataId = 'page';

/**
 * The data that a page was prerendered from, so that it can hydrate without changes. Validated at prerendering, not in
 * the browser.
 */
export interface PrerenderData {
  /** Contains the entry of the page's own area; other areas are listed without their entries. */
  registry: PageRegistry;
  /** Responses of public requests, by path. */
  answers: Record<string, unknown>;
}

export function readPrerenderData(): PrerenderData | undefined {
  const text = document.getElementById(prerenderDataId)?.textContent;
  return text ? (JSON.parse(text) as PrerenderData) : undefined;
}
