import { startTransition } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { createQueryClient } from '@shortlist/shared-ui/api/query-client';
import type { I18n } from '@shortlist/shared-ui/i18n';
import { createI18n } from '@shortlist/shared-ui/i18n/create-i18n';
import { pageLanguage, splitPath } from '@shortlist/shared-ui/navigation/paths';
import { BrowserRouter } from '@shortlist/shared-ui/router';
import { recallUser } from '@shortlist/shared-ui/session';
import { App } from './app';
import { reportError } from './errors/report-error';
import { Page } from './page';
import { readPageBlock } from './page-block';
import { setPageLang } from './page-lang';
import { loadFrameMessages, loadScreen } from './remotes/load-screen';
import { fetchRegistry, type KnownRegistry } from './remotes/registry';
import type { ScreenState } from './remotes/use-screen';
import { whenUsed } from './when-used';
import './styles.css';
// Not used here: remotes share the modules that the shell imports, so the document fonts are shipped once.
import '@shortlist/shared-ui/sheet/faces';

/**
 * Loads the parts that every screen needs and renders the page; a prerendered page hydrates once its screen has loaded.
 * If the registry cannot be read, the error screen offers a retry.
 */
export async function start(): Promise<void> {
  const language = pageLanguage();
  setPageLang(language);
  const i18n = createI18n(language);
  const queries = createQueryClient();
  const block = readPageBlock();
  const [registry, first] = await Promise.all([
    block?.registry ?? fetchRegistry().catch((error: unknown) => void console.error(error)),
    block && loadFirstScreen(block.registry, i18n),
    loadFrameMessages(i18n, language),
    // Without it, the page shows the user a moment later.
    recallUser(queries).catch((error: unknown) => console.error(error)),
  ]);
  for (const [path, answer] of Object.entries(block?.answers ?? {})) queries.setQueryData([path, language], answer);

  const page = (
    <App i18n={i18n} queries={queries}>
      <BrowserRouter>
        <Page i18n={i18n} firstRegistry={registry} first={first} />
      </BrowserRouter>
    </App>
  );
  const root = document.getElementById('root') as HTMLElement;
  // Pages are prerendered without a query, with empty session storage, and with one shared page for all unknown paths.
  // Otherwise the first render may differ, so the page is rendered from scratch.
  const isAsMade = first?.kind === 'ready' && !window.location.search && sessionStorage.length === 0;
  // Hydrating in a transition lets the browser respond in between.
  if (isAsMade)
    startTransition(() => void hydrateRoot(root, page, { onRecoverableError: (error) => reportError(error, 'page') }));
  else createRoot(root).render(page);
  // The prerendered responses may be older than the server's settings, so they are refetched on the first interaction.
  whenUsed(() => {
    for (const path of Object.keys(block?.answers ?? {}))
      void queries.invalidateQueries({ queryKey: [path, language] });
  });
}

/** Resolves to undefined if the area fails; the area outlet then reports the error. */
async function loadFirstScreen(registry: KnownRegistry, i18n: I18n): Promise<ScreenState | undefined> {
  const { pathname } = window.location;
  const { language, path } = splitPath(pathname);
  try {
    const screen = await loadScreen(registry, i18n, path, language);
    return screen ? { kind: 'ready', screen, pathname, language } : { kind: 'not-found', pathname, language };
  } catch {
    return undefined;
  }
}
