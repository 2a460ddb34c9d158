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

/**
 * Modules that a remote's Node bundle imports from the shell, by name: one React, one router, and one of each facade.
 */
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
  /** Path without the language; a path that the remote does not serve renders the not-found page. */
  path: string;
  language: Language;
  registry: Registry;
  remote?: RemoteModule;
  answers: Record<string, unknown>;
}

export interface PrerenderedPage {
  html: string;
  title: string;
  description?: string;
  textLanguage?: Language;
  answers: Record<string, unknown>;
}

const emptyStorage = { getItem: () => null };

/** Renders a page as the browser first shows it. Throws when a message is missing or a screen fails. */
export async function renderPage({ path, language, registry, remote, answers }: PageOrder): Promise<PrerenderedPage> {
  // Validates here, because the browser does not.
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
    // The browser globals that rendering reads: this address and an empty session storage.
    Object.assign(globalThis, { location: { pathname }, sessionStorage: emptyStorage });
    const errors: unknown[] = [];
    const { prelude } = await prerender(
      <App i18n={i18n} queries={queries}>
        <StaticRouter location={pathname}>
          <Page i18n={i18n} firstRegistry={registry} first={first} />
        </StaticRouter>
      </App>,
      // Inlines everything regardless of size, because deferred chunks would need a script.
      { progressiveChunkSize: Infinity, onError: (error) => void errors.push(error) },
    );
    if (errors.length > 0) throw new Error(`Could not render ${pathname}`, { cause: errors[0] });
    return await new Response(prelude).text();
  };
  // Renders until no further query can be answered.
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

/** Lists the prerendered pages of a remote, as paths without the language. */
export const publicPagesOf = (remote: RemoteModule): { path: string; textLanguage?: Language }[] =>
  remote.routes.flatMap(({ path, description, textLanguage }) =>
    description === undefined ? [] : [{ path: `/${path}`, textLanguage }],
  );
