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
import { localizePath } from '@shortlist/shared-ui/navigation/localized-path';
import * as query from '@shortlist/shared-ui/query';
import type { RemoteModule } from '@shortlist/shared-ui/remote';
import * as router from '@shortlist/shared-ui/router';
import * as faces from '@shortlist/shared-ui/sheet/faces';
import * as fonts from '@shortlist/shared-ui/sheet/fonts';
import { StaticRouter } from '@shortlist/shared-ui/static-router';
import { AppProviders } from './app-providers';
import { ShellLayout } from './shell-layout';
import { formatDocumentTitle } from './page-metadata';
import { loadShellMessages, loadRoute } from './remotes/load-screen';
import type { ScreenState } from './remotes/use-screen';

/**
 * Modules that a remote's Node bundle imports from the shell, by name. There must be only one copy of React, the router
 * and each façade.
 */
export const sharedModules: Record<string, unknown> = {
  react: React,
  'react/jsx-runtime': jsxRuntime,
  'react-dom': ReactDom,
  '@shortlist/contracts/z': z,
  '@shortlist/shared-ui/router': router,
  '@shortlist/shared-ui/query': query,
  '@shortlist/shared-ui/i18n': i18nFacade,
  '@shortlist/shared-ui/area': area,
  '@shortlist/shared-ui/sheet/faces': faces,
  '@shortlist/shared-ui/sheet/fonts': fonts,
};

export interface RenderPageOptions {
  /** Path without the language. A path that the remote doesn't serve renders the not-found page. */
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

/** Renders a page as the browser first shows it. Throws if a message is missing or a screen fails. */
export async function renderPage({
  path,
  language,
  registry,
  remote,
  answers,
}: RenderPageOptions): Promise<PrerenderedPage> {
  // The browser doesn't validate the registry of a prerendered page.
  registrySchema.parse(registry);
  const i18n = createI18n(language);
  const missingKeys: string[] = [];
  i18n.on('missingKey', (_languages: string[], namespace: string, key: string) =>
    missingKeys.push(`${namespace}:${key}`),
  );
  await loadShellMessages(i18n, language);
  const pathname = localizePath(language, path);
  const route = remote?.routes.find((candidate) => router.matchPath(`/${candidate.path}`, path));
  const screen = remote && route && (await loadRoute(remote.area, route, i18n, language));
  const initialScreen: ScreenState = screen
    ? { kind: 'ready', screen, pathname, language }
    : { kind: 'not-found', pathname, language };

  const queryClient = createQueryClient();
  const page = (
    <AppProviders i18n={i18n} queryClient={queryClient}>
      <StaticRouter location={pathname}>
        <ShellLayout i18n={i18n} initialRegistry={registry} initialScreen={initialScreen} />
      </StaticRouter>
    </AppProviders>
  );
  const usedAnswers: Record<string, unknown> = {};
  for (;;) {
    const html = await renderHtml(page, pathname);
    if (missingKeys.length > 0)
      throw new Error(`The texts ${missingKeys.join(', ')} of ${pathname} are missing in ${language}`);
    const newPaths = queryClient
      .getQueryCache()
      .getAll()
      .map(({ queryKey }) => String(queryKey[0]))
      .filter((key) => key in answers && !(key in usedAnswers));
    if (newPaths.length === 0) {
      const namespace = { ns: remote?.area };
      return {
        html,
        title: formatDocumentTitle(route ? i18n.t(route.title, namespace) : i18n.t('notFound.title', { ns: 'shell' })),
        description: route?.description && i18n.t(route.description, namespace),
        textLanguage: route?.textLanguage,
        answers: usedAnswers,
      };
    }
    // Stores the responses to these queries before the page renders again. They may lead to further queries.
    for (const key of newPaths) {
      usedAnswers[key] = answers[key];
      queryClient.setQueryData([key, language], answers[key]);
    }
  }
}

async function renderHtml(page: React.ReactNode, pathname: string): Promise<string> {
  // Rendering reads these browser globals.
  Object.assign(globalThis, { location: { pathname }, sessionStorage: emptyStorage });
  const errors: unknown[] = [];
  const { prelude } = await prerender(page, {
    // Inlines all content, because deferred chunks would need a script.
    progressiveChunkSize: Infinity,
    onError: (error) => void errors.push(error),
  });
  if (errors.length > 0) throw new Error(`${pathname} could not be rendered`, { cause: errors[0] });
  return await new Response(prelude).text();
}

export const listPublicPages = (remote: RemoteModule): { path: string; textLanguage?: Language }[] =>
  remote.routes.flatMap(({ path, description, textLanguage }) =>
    description === undefined ? [] : [{ path: `/${path}`, textLanguage }],
  );
