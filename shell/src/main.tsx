import './zod-without-eval';
import { createRoot } from 'react-dom/client';
import { createQueryClient } from '@shortlist/shared-ui/api/query-client';
import { I18nextProvider } from '@shortlist/shared-ui/i18n';
import { createI18n } from '@shortlist/shared-ui/i18n/create-i18n';
import { pageLanguage } from '@shortlist/shared-ui/navigation/paths';
import { QueryClientProvider } from '@shortlist/shared-ui/query';
import { BrowserRouter } from '@shortlist/shared-ui/router';
import { ErrorBoundary } from './errors/error-boundary';
import { Page } from './page';
import { loadFrameMessages } from './remotes/load-screen';
import { fetchRegistry } from './remotes/registry';
import './styles.css';
// Not used here: what the shell imports, remotes find in the page. The faces of documents are shipped once.
import '@shortlist/shared-ui/sheet/faces';

/** Loads what every screen needs, then shows the page. An unreadable registry is tried again from the failure screen. */
async function start() {
  const language = pageLanguage();
  document.documentElement.lang = language;
  const i18n = createI18n(language);
  const [registry] = await Promise.all([
    fetchRegistry().catch((error: unknown) => {
      console.error(error);
      return undefined;
    }),
    loadFrameMessages(i18n, language),
  ]);

  createRoot(document.getElementById('root') as HTMLElement).render(
    <I18nextProvider i18n={i18n}>
      <ErrorBoundary>
        <QueryClientProvider client={createQueryClient()}>
          <BrowserRouter>
            <Page i18n={i18n} firstRegistry={registry} />
          </BrowserRouter>
        </QueryClientProvider>
      </ErrorBoundary>
    </I18nextProvider>,
  );
}

void start();
