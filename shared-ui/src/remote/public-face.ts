import type { Language } from '@shortlist/contracts/platform/languages';

export interface PublicPage {
  /** Without its language, '/blog'. */
  path: string;
  language: Language;
  /** Absolute URL of the site, without a trailing slash. */
  publicUrl: string;
  /** Absolute URL of this page. */
  url: string;
  title: string;
  description: string;
  /** Responses of public calls that the page shows, by path. */
  answers: Record<string, unknown>;
}

/**
 * The facts about an area's public pages for other sites: the exports of `src/prerender.ts`, beside the remote as
 * default. They are bundled for Node, never for browsers.
 */
export interface PublicFace {
  /** The page in the terms of schema.org: one object a thing, each with its `@type`. */
  dataOf?: (page: PublicPage) => object[];
  /** Additional files, by their path in the site. */
  filesOf?: (publicUrl: string) => Record<string, string>;
  /** Path of the RSS feed of a page, by the page's path. */
  feeds?: Record<string, string>;
}
