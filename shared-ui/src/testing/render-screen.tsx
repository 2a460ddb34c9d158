import type { ReactElement } from 'react';
import { render, type RenderResult } from '@testing-library/react';
import { AreaRoot, ShellProvider, type ShellServices, type Toast } from '@shortlist/shared-ui/area';
import { I18nextProvider } from '@shortlist/shared-ui/i18n';
import { QueryClientProvider } from '@shortlist/shared-ui/query';
import type { Messages } from '@shortlist/shared-ui/remote';
import { BrowserRouter } from '@shortlist/shared-ui/router';
import type { Language } from '@shortlist/contracts/platform/languages';
import { createQueryClient } from '../api/query-client';
import { loadCommonMessages } from '../i18n/common-messages';
import { addMessages, createI18n } from '../i18n/create-i18n';
import { parseLocalizedPath } from '../navigation/localized-path';
import { restoreStoredUser } from '../session/session';

export interface RenderScreenResult extends RenderResult {
  toasts: Toast[];
  /** The tab and the prefilled email of each opened auth dialog. */
  authDialogs: string[];
}

interface RenderScreenOptions {
  /** URL of the screen. Its language prefix sets the language. Default '/'. */
  url?: string;
  area?: string;
  loadMessages?: (language: Language) => Promise<Messages>;
  shell?: Partial<ShellServices>;
}

/** Renders a screen in the shell's context, with the real catalogs and a real query client. */
export async function renderScreen(
  screen: ReactElement,
  options: RenderScreenOptions = {},
): Promise<RenderScreenResult> {
  const { url = '/', area = 'shell', loadMessages, shell } = options;
  const { language } = parseLocalizedPath(url.split('?')[0] ?? '/');
  const i18n = createI18n(language);
  addMessages(i18n, language, 'common', await loadCommonMessages(language));
  if (loadMessages) addMessages(i18n, language, area, await loadMessages(language));
  window.history.replaceState(null, '', url);
  // This session hint makes the page request the user from the test's server.
  if (!document.cookie) document.cookie = 'shortlist.session=user';

  const queryClient = createQueryClient();
  await restoreStoredUser(queryClient);

  const toasts: Toast[] = [];
  const authDialogs: string[] = [];
  const recordingShell: ShellServices = {
    toast: (toast) => void toasts.push(toast),
    openAuthDialog: (tab = 'sign-in', email) => void authDialogs.push(email ? `${tab} ${email}` : tab),
    hasRoute: () => true,
    preload: () => undefined,
    ...shell,
  };
  const view = render(
    <I18nextProvider i18n={i18n}>
      <QueryClientProvider client={queryClient}>
        <ShellProvider shell={recordingShell}>
          <BrowserRouter>
            <AreaRoot name={area}>{screen}</AreaRoot>
          </BrowserRouter>
        </ShellProvider>
      </QueryClientProvider>
    </I18nextProvider>,
  );
  return { ...view, toasts, authDialogs };
}
