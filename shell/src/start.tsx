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
// Not used here: what the shell imports, remotes find in the page. The faces of documents are shipped once.
import '@shortlist/shared-ui/sheet/faces';

/**
 * Loads what every screen needs, then shows the page; a prerendered one is taken over once its screen is loaded, whole and
 * at once. An unreadable registry is tried again from the failure screen.
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
    // Without it the page says a moment later who is there.
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
  // Pages are made without a query, for a tab that keeps nothing, and one for all that is not found: others may begin otherwise.
  const isAsMade = first?.kind === 'ready' && !window.location.search && sessionStorage.length === 0;
  // As a transition it is taken over in pieces, between which the page answers.
  if (isAsMade)
    startTransition(() => void hydrateRoot(root, page, { onRecoverableError: (error) => reportError(error, 'page') }));
  else createRoot(root).render(page);
  // The page may be older than the server's settings: shown as it was made, asked anew once somebody reads on.
  whenUsed(() => {
    for (const path of Object.keys(block?.answers ?? {}))
      void queries.invalidateQueries({ queryKey: [path, language] });
  });
}

/** The screen of a prerendered page; nothing when its area fails, which is then said where it always is. */
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
