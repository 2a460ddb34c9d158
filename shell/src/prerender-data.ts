import type { PageRegistry } from './remotes/registry';

/** Id of the data block in a prerendered page. The block is a script element that is never executed. */
export const prerenderDataId = 'page';

/**
 * The data from which a page was prerendered, so that it can hydrate without changes. The prerenderer validates the
 * data, and the browser trusts it.
 */
export interface PrerenderData {
  /** Only the page's own area has an entry point. */
  registry: PageRegistry;
  /** Responses to public requests, by path. */
  answers: Record<string, unknown>;
}

export function readPrerenderData(): PrerenderData | undefined {
  const text = document.getElementById(prerenderDataId)?.textContent;
  return text ? (JSON.parse(text) as PrerenderData) : undefined;
}
