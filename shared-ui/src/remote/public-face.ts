import type { Language } from '@shortlist/contracts/platform/languages';

/** A public page as it is prerendered. */
export interface PublicPage {
  /** Without its language, '/blog'. */
  path: string;
  language: Language;
  /** Absolute address of the site, without a slash at the end. */
  publicUrl: string;
  /** Absolute address of this page. */
  url: string;
  title: string;
  description: string;
  /** Answers of public calls that the page shows, by their path. */
  answers: Record<string, unknown>;
}

/**
 * The facts about an area's public pages for other sites: the exports of `src/prerender.ts`, beside the remote as
 * default. They are bundled for Node, never for browsers.
 */
export interface PublicFace {
  /** The page in the terms of schema.org: one object a thing, each with its `@type`. */
  dataOf?: (page: PublicPage) => object[];
  /** Files besides the pages, by their path in the site. */
  filesOf?: (publicUrl: string) => Record<string, string>;
  /** Path of the feed (RSS) that belongs to a page, by the page's path. */
  feeds?: Record<string, string>;
}
