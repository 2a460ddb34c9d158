import type { ComponentType } from 'react';
import type { Area } from '@shortlist/contracts/platform/registry';
import type { Language } from '@shortlist/contracts/platform/languages';

/** A catalogue: texts, or groups of texts. */
export interface Messages {
  [key: string]: string | Messages;
}

/** One screen of an area. */
export interface AreaRoute {
  /** Path below the language prefix, without slashes at the ends, as react-router reads it: '', 'autonomous', 'blog/:slug'. */
  path: string;
  load: () => Promise<{ default: ComponentType }>;
  /** The area's catalogue in one language: one lazy chunk, loaded beside the screen. */
  messages: (language: Language) => Promise<Messages>;
  /** Key of the document's title in the catalogue. */
  title: string;
  /**
   * Key of what search engines show below the title. A screen that has one is public: it is prerendered in every language
   * and stands in the sitemap. Its first paint depends on the address without its query, the language, the words and the
   * answers of public calls, and on nothing else.
   */
  description?: string;
  /** Where the text is written in one language only, whatever the frame's: search engines are sent to that page. */
  textLanguage?: Language;
}

/** Something of an area that stands on every screen, above the page: it brings its own place and size. */
export interface AreaWidget {
  load: () => Promise<{ default: ComponentType }>;
  messages: (language: Language) => Promise<Messages>;
}

/**
 * The module that a remote exposes as `./remote`: everything the shell knows of it. `contract` is the
 * `remoteContractVersion` that it was built with; a remote of another one is refused and costs its own area only.
 */
export interface RemoteModule {
  contract: number;
  area: Area;
  routes: AreaRoute[];
  /** Shown once the page is idle, when the remote's package.json says `"widgets": true`; one that fails is left out. */
  widgets?: AreaWidget[];
}
