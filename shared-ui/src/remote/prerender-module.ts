import type { Language } from '@shortlist/contracts/platform/languages';

export interface PublicPage {
  /** Path without the language prefix: '/blog'. */
  path: string;
  language: Language;
  /** Absolute URL of the site, without a trailing slash. */
  publicUrl: string;
  /** Absolute URL of the page in this language. */
  url: string;
  title: string;
  description: string;
  /** Responses to the page's public requests, by path. */
  answers: Record<string, unknown>;
}

/**
 * The named exports of an area's `src/prerender.ts`. They provide data about the area's public pages for search engines
 * and feed readers. The default export is the remote. The file is bundled for Node, never for browsers.
 */
export interface PrerenderModule {
  /** Returns schema.org objects that describe the page, each with its `@type`. */
  getStructuredData?: (page: PublicPage) => object[];
  /** Returns the contents of additional files, by path. */
  getExtraFiles?: (publicUrl: string) => Record<string, string>;
  /** Paths of RSS feeds, by the path of their page. */
  feeds?: Record<string, string>;
}
