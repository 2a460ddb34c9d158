import type { ComponentType } from 'react';
import type { Language } from '@shortlist/contracts/platform/languages';

/** A message catalog in one language. Nested messages have dotted keys, such as 'form.title'. */
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
  /** Loads the area's catalog in one language, a lazy chunk, in parallel with the screen. */
  messages: (language: Language) => Promise<Messages>;
  /** Catalog key of the document title. */
  title: string;
  /**
   * Catalog key of the meta description. A screen with a description is public. It is prerendered in every language and
   * listed in the sitemap. Its first paint must depend only on the path, the language, the messages and the responses
   * to public requests.
   */
  description?: string;
  /**
   * Set if the text exists in one language only, while the header and the footer are translated. Search engines are
   * then directed to the page in that language.
   */
  textLanguage?: Language;
}

/** A part of an area that overlays every screen of the product. It sets its own position and size. */
export interface AreaWidget {
  load: () => Promise<{ default: ComponentType }>;
  messages: (language: Language) => Promise<Messages>;
}

/** The module that a remote exposes as `./remote`. */
export interface RemoteModule {
  /**
   * `remoteContractVersion` at build time. The shell rejects a remote with another version, and only its area fails.
   */
  contract: number;
  /** The remote's name without `mf-`, which is also the namespace of its messages. */
  area: string;
  routes: AreaRoute[];
  /** Loaded once the page is idle, if `widgets` is true in the remote's package.json. A failing widget is skipped. */
  widgets?: AreaWidget[];
}
