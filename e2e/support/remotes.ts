import type { Page } from '@playwright/test';
import type { Registry, RemoteEntry } from '@shortlist/contracts/platform/registry';

export const remoteScreens: Record<string, [path: string, heading: RegExp]> = {
  'mf-marketing': ['/', /make the shortlist/],
  'mf-builder': ['/templates', /^Templates$/],
  'mf-generator': ['/autonomous', /What job are you after/],
  'mf-support': ['/contact', /^Contact$/],
  'mf-admin': ['/cost-protection', /Cost Protection/i],
};

type RemoteFailure = (page: Page, name: string) => Promise<unknown>;

const changeRegistryEntry =
  (change: (remote: RemoteEntry) => Partial<RemoteEntry>): RemoteFailure =>
  (page, name) =>
    page.route('**/remotes.json', async (route) => {
      const { remotes } = (await (await route.fetch()).json()) as Registry;
      const changedRemotes = remotes.map((remote) =>
        remote.name === name ? { ...remote, ...change(remote) } : remote,
      );
      await route.fulfill({ json: { remotes: changedRemotes } });
    });

type InterceptedRoute = Parameters<Parameters<Page['route']>[1]>[0];
const interceptEntry =
  (respond: (route: InterceptedRoute) => unknown): RemoteFailure =>
  (page, name) =>
    page.route(`**/${name}/*/entry.*`, respond);

const wrongHash = `sha256-${'A'.repeat(43)}`;

/** Each name completes the phrase "a remote ...". */
export const remoteFailures: Record<string, RemoteFailure> = {
  'that is down': interceptEntry((route) => route.abort('connectionrefused')),
  'that is missing': interceptEntry((route) => route.fulfill({ status: 404 })),
  'that fails': interceptEntry((route) => route.fulfill({ status: 500, body: 'Internal Server Error' })),
  'that does not respond within 8 seconds': interceptEntry(() => undefined),
  'that responds with a page instead of a script': interceptEntry((route) =>
    route.fulfill({ contentType: 'text/html', body: '<html></html>' }),
  ),
  'whose script has another content type': interceptEntry(async (route) =>
    route.fulfill({ response: await route.fetch(), contentType: 'image/png' }),
  ),
  'that arrives incomplete': interceptEntry(async (route) => {
    const response = await route.fetch();
    const body = await response.body();
    await route.fulfill({ response, body: body.subarray(0, body.length / 2) });
  }),
  'with a screen that was tampered with': (page, name) =>
    page.route(`**/${name}/*/assets/*.js`, async (route) => {
      const response = await route.fetch();
      await route.fulfill({ response, body: `${await response.text()}\n` });
    }),
  'of the next contract': changeRegistryEntry(({ contract }) => ({ contract: contract + 1 })),
  'of the previous contract': changeRegistryEntry(({ contract }) => ({ contract: contract - 1 })),
  'from an origin that is not allowed': changeRegistryEntry((remote) => ({
    entry: `http://127.0.0.2:9${remote.entry}`,
  })),
  'whose entry has another hash': changeRegistryEntry(({ integrity }) => ({
    integrity: Object.fromEntries(Object.keys(integrity).map((file) => [file, wrongHash])),
  })),
};
