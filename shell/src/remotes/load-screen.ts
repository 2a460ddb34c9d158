import type { ComponentType } from 'react';
import type { Language } from '@shortlist/contracts/platform/languages';
import { loadCommonMessages } from '@shortlist/shared-ui/i18n/common-messages';
import { addMessages } from '@shortlist/shared-ui/i18n/create-i18n';
import type { I18n } from '@shortlist/shared-ui/i18n';
import type { AreaRoute } from '@shortlist/shared-ui/remote';
import { matchPath } from '@shortlist/shared-ui/router';
import { loadMessages } from '../messages';
import { loadRemoteModule, loadTimeout } from './load-remote';
import { ownScreenOf } from './own-screens';
import { AreaError, remoteOf, type KnownRegistry, type KnownRemote } from './registry';

export interface AreaScreen {
  area: string;
  route: AreaRoute;
  Component: ComponentType;
}

export async function loadFrameMessages(i18n: I18n, language: Language): Promise<void> {
  if (i18n.hasResourceBundle(language, 'shell')) return;
  const [shell, common] = await Promise.all([loadMessages(language), loadCommonMessages(language)]);
  addMessages(i18n, language, 'shell', shell);
  addMessages(i18n, language, 'common', common);
}

/**
 * Loads the screen at a path (without the language). Resolves to undefined if no area serves it. Throws if its area
 * fails.
 */
export async function loadScreen(
  registry: KnownRegistry | undefined,
  i18n: I18n,
  path: string,
  language: Language,
): Promise<AreaScreen | undefined> {
  const own = ownScreenOf(path);
  if (own) return await loadRoute('shell', own, i18n, language);
  if (!registry) throw new AreaError('the registry could not be read');
  const remote = remoteOf(registry, path);
  return remote && (await withTimeout(remote, loadFromRemote(remote, i18n, path, language)));
}

async function loadFromRemote(remote: KnownRemote, i18n: I18n, path: string, language: Language) {
  const { area, routes } = await loadRemoteModule(remote);
  const route = routes.find((candidate) => matchPath(`/${candidate.path}`, path));
  return route && (await loadRoute(area, route, i18n, language));
}

export async function loadRoute(area: string, route: AreaRoute, i18n: I18n, language: Language): Promise<AreaScreen> {
  const [screen, messages] = await Promise.all([route.load(), route.messages(language)]);
  addMessages(i18n, language, area, messages);
  return { area, route, Component: screen.default };
}

function withTimeout<T>(remote: KnownRemote, work: Promise<T>): Promise<T> {
  let timer: ReturnType<typeof setTimeout>;
  const late = new Promise<never>((_resolve, reject) => {
    timer = setTimeout(() => reject(new AreaError(`${remote.name} took more than ${loadTimeout} ms`)), loadTimeout);
  });
  return Promise.race([work, late]).finally(() => clearTimeout(timer));
}
