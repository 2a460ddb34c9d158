import * as React from 'react';
import * as jsxRuntime from 'react/jsx-runtime';
import * as ReactDom from 'react-dom';
import { prerender } from 'react-dom/static';
import type { Language } from '@shortlist/contracts/platform/languages';
import { registrySchema, type Registry } from '@shortlist/contracts/platform/registry';
import * as z from '@shortlist/contracts/z';
import { createQueryClient } from '@shortlist/shared-ui/api/query-client';
import * as area from '@shortlist/shared-ui/area';
import * as i18nFacade from '@shortlist/shared-ui/i18n';
import { createI18n } from '@shortlist/shared-ui/i18n/create-i18n';
import { localPath } from '@shortlist/shared-ui/navigation/paths';
import * as query from '@shortlist/shared-ui/query';
import type { RemoteModule } from '@shortlist/shared-ui/remote';
import * as router from '@shortlist/shared-ui/router';
import * as faces from '@shortlist/shared-ui/sheet/faces';
import { StaticRouter } from '@shortlist/shared-ui/static-router';
import { App } from './app';
import { Page } from './page';
import { documentTitle } from './remotes/document-title';
import { loadFrameMessages, loadRoute } from './remotes/load-screen';
import type { ScreenState } from './remotes/use-screen';

/** What a remote's bundle for Node takes from here, by the names it asks for: one React, one router, one of each façade. */
export const shared: Record<string, unknown> = {
  react: React,
  'react/jsx-runtime': jsxRuntime,
  'react-dom': ReactDom,
  '@shortlist/contracts/z': z,
  '@shortlist/shared-ui/router': router,
  '@shortlist/shared-ui/query': query,
  '@shortlist/shared-ui/i18n': i18nFacade,
  '@shortlist/shared-ui/area': area,
  '@shortlist/shared-ui/sheet/faces': faces,
};

export interface PageOrder {
  /** Path without its language; none that a remote has makes the page of what is not found. */
  path: string;
  language: Language;
  registry: Registry;
  remote?: RemoteModule;
  /** Answers of public calls in this language, by their path. */
  answers: Record<string, unknown>;
}

export interface PrerenderedPage {
  /** Of the page's root element. */
  html: string;
  title: string;
  description?: string;
  /** Where the text is in one language only. */
  textLanguage?: Language;
  /** The answers that the page shows. */
  answers: Record<string, unknown>;
}

const emptyStorage = { getItem: () => null };

/** A page as the browser draws it at first. Throws when a text is missing or a screen fails. */
export async function renderPage({ path, language, registry, remote, answers }: PageOrder): Promise<PrerenderedPage> {
  // The browser takes it over unseen.
  registrySchema.parse(registry);
  const i18n = createI18n(language);
  const missing: string[] = [];
  i18n.on('missingKey', (_languages: string[], namespace: string, key: string) => missing.push(`${namespace}:${key}`));
  await loadFrameMessages(i18n, language);
  const pathname = localPath(language, path);
  const route = remote?.routes.find((candidate) => router.matchPath(`/${candidate.path}`, path));
  const screen = remote && route && (await loadRoute(remote.area, route, i18n, language));
  const first: ScreenState = screen
    ? { kind: 'ready', screen, pathname, language }
    : { kind: 'not-found', pathname, language };

  const queries = createQueryClient();
  const draw = async () => {
    // What is asked of the browser while drawing: this address, and a tab that keeps nothing.
    Object.assign(globalThis, { location: { pathname }, sessionStorage: emptyStorage });
    const errors: unknown[] = [];
    const { prelude } = await prerender(
      <App i18n={i18n} queries={queries}>
        <StaticRouter location={pathname}>
          <Page i18n={i18n} firstRegistry={registry} first={first} />
        </StaticRouter>
      </App>,
      // Everything where it belongs, however large it is: what comes later would need a script.
      { progressiveChunkSize: Infinity, onError: (error) => void errors.push(error) },
    );
    if (errors.length > 0) throw new Error(`${pathname} cannot be drawn`, { cause: errors[0] });
    return await new Response(prelude).text();
  };
  // Drawn until nothing more is asked for that can be answered.
  const used: Record<string, unknown> = {};
  for (;;) {
    const html = await draw();
    if (missing.length > 0) throw new Error(`${pathname} lacks ${missing.join(', ')} in ${language}`);
    const asked = queries.getQueryCache().getAll();
    const more = asked.map(({ queryKey }) => String(queryKey[0])).filter((key) => key in answers && !(key in used));
    if (more.length === 0) {
      const words = { ns: remote?.area };
      return {
        html,
        title: documentTitle(route ? i18n.t(route.title, words) : i18n.t('notFound.title', { ns: 'shell' })),
        description: route?.description && i18n.t(route.description, words),
        textLanguage: route?.textLanguage,
        answers: used,
      };
    }
    for (const key of more) {
      used[key] = answers[key];
      queries.setQueryData([key, language], answers[key]);
    }
  }
}

/** What of a remote is prerendered: paths without their language. */
export const publicPagesOf = (remote: RemoteModule): { path: string; textLanguage?: Language }[] =>
  remote.routes.flatMap(({ path, description, textLanguage }) =>
    description === undefined ? [] : [{ path: `/${path}`, textLanguage }],
  );
