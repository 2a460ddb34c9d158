import { startTransition } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { createQueryClient } from '@shortlist/shared-ui/api/query-client';
import type { I18n } from '@shortlist/shared-ui/i18n';
import { createI18n } from '@shortlist/shared-ui/i18n/create-i18n';
import { getPageLanguage, parseLocalizedPath } from '@shortlist/shared-ui/navigation/localized-path';
import { BrowserRouter } from '@shortlist/shared-ui/router';
import { restoreStoredUser } from '@shortlist/shared-ui/session';
import { AppProviders } from './app-providers';
import { reportError } from './errors/report-error';
import { ShellLayout } from './shell-layout';
import { readPrerenderData } from './prerender-data';
import { setDocumentLanguage } from './page-metadata';
import { loadShellMessages, loadScreen } from './remotes/load-screen';
import { fetchRegistry, type PageRegistry } from './remotes/registry';
import type { ScreenState } from './remotes/use-screen';
import './styles.css';
// Remotes share the modules that the shell imports. Without this import, each remote would ship the document fonts.
import '@shortlist/shared-ui/sheet/fonts';

/**
 * Starts the page. A prerendered page hydrates once its screen has loaded. If the registry can't be loaded, an error
 * screen offers a retry.
 */
export async function bootstrap(): Promise<void> {
  const language = getPageLanguage();
  setDocumentLanguage(language);
  const i18n = createI18n(language);
  const queryClient = createQueryClient();
  const prerenderData = readPrerenderData();
  const prerenderedResponses = prerenderData?.answers ?? {};
  const [registry, initialScreen] = await Promise.all([
    prerenderData?.registry ?? fetchRegistry().catch((error: unknown) => void console.error(error)),
    prerenderData && loadInitialScreen(prerenderData.registry, i18n),
    loadShellMessages(i18n, language),
    // If the stored user can't be read, the page shows the user once the server responds.
    restoreStoredUser(queryClient).catch((error: unknown) => console.error(error)),
  ]);
  for (const [path, response] of Object.entries(prerenderedResponses))
    queryClient.setQueryData([path, language], response);

  const app = (
    <AppProviders i18n={i18n} queryClient={queryClient}>
      <BrowserRouter>
        <ShellLayout i18n={i18n} initialRegistry={registry} initialScreen={initialScreen} />
      </BrowserRouter>
    </AppProviders>
  );
  const root = document.getElementById('root') as HTMLElement;
  // The first render may differ from the prerendered HTML if there is a query string, stored session data or an unknown
  // path. React then renders the page from scratch.
  const canHydrate = initialScreen?.kind === 'ready' && !window.location.search && sessionStorage.length === 0;
  // A transition lets the browser respond to input during hydration.
  if (canHydrate)
    startTransition(() => void hydrateRoot(root, app, { onRecoverableError: (error) => reportError(error, 'page') }));
  else createRoot(root).render(app);
  // The responses in a prerendered page may be outdated, so they are refetched on the first interaction.
  onFirstInteraction(() => {
    for (const path of Object.keys(prerenderedResponses))
      void queryClient.invalidateQueries({ queryKey: [path, language] });
  });
}

/** Resolves to undefined if the screen fails to load. `useScreen` then tries again and reports the error. */
async function loadInitialScreen(registry: PageRegistry, i18n: I18n): Promise<ScreenState | undefined> {
  const { pathname } = window.location;
  const { language, path } = parseLocalizedPath(pathname);
  try {
    const screen = await loadScreen(registry, i18n, path, language);
    return screen ? { kind: 'ready', screen, pathname, language } : { kind: 'not-found', pathname, language };
  } catch {
    return undefined;
  }
}

const interactionEvents = ['pointerdown', 'keydown', 'scroll'];

function onFirstInteraction(task: () => void): void {
  const handleInteraction = () => {
    for (const type of interactionEvents) window.removeEventListener(type, handleInteraction);
    task();
  };
  for (const type of interactionEvents) window.addEventListener(type, handleInteraction, { passive: true });
}
