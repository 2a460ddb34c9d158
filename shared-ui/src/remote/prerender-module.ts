import type { Language } from '@shortlist/contracts/platform/languages';

/** A prerendered page in one language. */
export interface PublicPage {
  /** Without the language: '/blog'. */
  path: string;
  language: Language;
  /** Absolute URL of the site, without a trailing slash. */
  publicUrl: string;
  /** Absolute URL of the page in this language. */
  url: string;
  title: string;
  description: string;
  /** Responses of public requests that the page shows, by path. */
  answers: Record<string, unknown>;
}

/**
 * Named exports of an area's `src/prerender.ts`, whose default export is the remote: data about the area's public pages
 * for search engines and feed readers. Bundled for Node, never for browsers.
 */
export interface PrerenderModule {
  /** Returns schema.org objects that describe the page, each with its `@type`. */
  getStructuredData?: (page: PublicPage) => object[];
  /** Returns the contents of additional files, by their path in the site. */
  getExtraFiles?: (publicUrl: string) => Record<string, string>;
  /** Path of the RSS feed of a page, by the page's path. */
  feeds?: Record<string, string>;
}
