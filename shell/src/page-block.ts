import type { KnownRegistry } from './remotes/registry';

/** Id of the data block of a prerendered page: a script element that is never executed. */
export const pageBlockId = 'page';

/**
 * The data that a page was prerendered from, so that it can hydrate without changes. Validated at prerendering, not in
 * the browser.
 */
export interface PageBlock {
  /** Complete for the page's own area; for other areas only that they exist. */
  registry: KnownRegistry;
  /** Responses of public requests, by path. */
  answers: Record<string, unknown>;
}

export function readPageBlock(): PageBlock | undefined {
  const text = document.getElementById(pageBlockId)?.textContent;
  return text ? (JSON.parse(text) as PageBlock) : undefined;
}
