import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { ReactElement } from 'react';
import { cleanup, render, type RenderResult } from '@testing-library/react';
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
  /** Tab and prefilled email of each opened auth dialog. */
  authDialogs: string[];
}

interface RenderScreenOptions {
  /** URL of the screen with its language prefix, which sets the language. Default '/'. */
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
  // This session hint makes the page request the user, so that the test's server decides who is signed in.
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

/**
 * Starts an HTTP server that replaces the page's origin for API requests until the end of the test. `handle` receives
 * the parsed JSON body.
 */
export async function startApiServer(
  handle: (request: IncomingMessage, response: ServerResponse, body: unknown) => void | Promise<void>,
): Promise<{ close: () => Promise<void> }> {
  const server = createServer((request, response) => {
    const chunks: Buffer[] = [];
    request.on('data', (chunk: Buffer) => chunks.push(chunk));
    request.on('end', () => {
      const text = Buffer.concat(chunks).toString();
      void handle(request, response, text ? JSON.parse(text) : undefined);
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const globals = globalThis as { apiOrigin?: string; openCalls?: Set<Promise<unknown>> };
  globals.apiOrigin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  return {
    close: async () => {
      cleanup();
      // Waits briefly for pending requests, then closes those that the test left open.
      await Promise.race([
        Promise.allSettled([...(globals.openCalls ?? [])]),
        new Promise((resolve) => setTimeout(resolve, 200)),
      ]);
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}

export function sendJson(response: ServerResponse, status: number, body: unknown): void {
  response.writeHead(status, { 'Content-Type': 'application/json' }).end(JSON.stringify(body));
}
