import type { ComponentType } from 'react';
import type { Language } from '@shortlist/contracts/platform/languages';
import { loadCommonMessages } from '@shortlist/shared-ui/i18n/common-messages';
import { addMessages } from '@shortlist/shared-ui/i18n/create-i18n';
import type { I18n } from '@shortlist/shared-ui/i18n';
import type { AreaRoute } from '@shortlist/shared-ui/remote';
import { matchPath } from '@shortlist/shared-ui/router';
import { loadMessages } from '../messages';
import { loadRemoteModule, loadTimeoutMs } from './load-remote';
import { findShellRoute } from './shell-routes';
import { AreaError, findRemote, type PageRegistry, type PageRemote } from './registry';

export interface LoadedScreen {
  area: string;
  route: AreaRoute;
  Component: ComponentType;
}

export async function loadShellMessages(i18n: I18n, language: Language): Promise<void> {
  if (i18n.hasResourceBundle(language, 'shell')) return;
  const [shellMessages, commonMessages] = await Promise.all([loadMessages(language), loadCommonMessages(language)]);
  addMessages(i18n, language, 'shell', shellMessages);
  addMessages(i18n, language, 'common', commonMessages);
}

/**
 * Loads the screen at a path (without the language). Resolves to undefined if no area serves it. Rejects if its area
 * fails or takes longer than `loadTimeoutMs`.
 */
export async function loadScreen(
  registry: PageRegistry | undefined,
  i18n: I18n,
  path: string,
  language: Language,
): Promise<LoadedScreen | undefined> {
  const shellRoute = findShellRoute(path);
  if (shellRoute) return await loadRoute('shell', shellRoute, i18n, language);
  if (!registry) throw new AreaError('The registry could not be read');
  const remote = findRemote(registry, path);
  return remote && (await withTimeout(remote, loadFromRemote(remote, i18n, path, language)));
}

async function loadFromRemote(remote: PageRemote, i18n: I18n, path: string, language: Language) {
  const { area, routes } = await loadRemoteModule(remote);
  const route = routes.find((candidate) => matchPath(`/${candidate.path}`, path));
  return route && (await loadRoute(area, route, i18n, language));
}

export async function loadRoute(area: string, route: AreaRoute, i18n: I18n, language: Language): Promise<LoadedScreen> {
  const [screen, messages] = await Promise.all([route.load(), route.messages(language)]);
  addMessages(i18n, language, area, messages);
  return { area, route, Component: screen.default };
}

function withTimeout<T>(remote: PageRemote, promise: Promise<T>): Promise<T> {
  let timer: ReturnType<typeof setTimeout>;
  const timeout = new Promise<never>((_resolve, reject) => {
    timer = setTimeout(
      () => reject(new AreaError(`${remote.name} did not load within ${loadTimeoutMs} ms`)),
      loadTimeoutMs,
    );
  });
  return Promise.race([promise, timeout]).finally(() => clearTimeout(timer));
}
