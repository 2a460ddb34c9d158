import type { ComponentType } from 'react';
import type { Language } from '@shortlist/contracts/platform/languages';

/** A message catalog in one language. The key of a nested message is dotted: 'form.title'. */
export interface Messages {
  [key: string]: string | Messages;
}

export interface AreaRoute {
  /**
   * Path below the language prefix, without leading and trailing slashes, in react-router syntax: '', 'autonomous',
   * 'blog/:slug'.
   */
  path: string;
  load: () => Promise<{ default: ComponentType }>;
  /** The area's catalog in one language: one lazy chunk, loaded in parallel with the screen. */
  messages: (language: Language) => Promise<Messages>;
  /** Catalog key of the document title. */
  title: string;
  /**
   * Catalog key of the meta description. A screen with a description is public: it is prerendered in every language and
   * listed in the sitemap. Its first paint must depend only on the path, the language, the messages and the responses
   * of public requests.
   */
  description?: string;
  /**
   * Set if the text exists in one language only, while header and footer are translated. Search engines are directed to
   * the page in that language.
   */
  textLanguage?: Language;
}

/** A part of an area that overlays every screen of the product. It sets its own position and size. */
export interface AreaWidget {
  load: () => Promise<{ default: ComponentType }>;
  messages: (language: Language) => Promise<Messages>;
}

/**
 * The module that a remote exposes as `./remote`. `contract` is the `remoteContractVersion` that it was built with. The
 * shell rejects a remote with a different one, and only that remote's area fails.
 */
export interface RemoteModule {
  contract: number;
  /** The remote's name without `mf-`; the namespace of its messages. */
  area: string;
  routes: AreaRoute[];
  /** Loaded once the page is idle, if `widgets` is true in the remote's package.json. A failing widget is skipped. */
  widgets?: AreaWidget[];
}
