import { expect, test, type Page } from '@playwright/test';
import type { Registry } from '@shortlist/contracts/platform/registry';
import { waitUntilHydrated } from '../support/actions/page';
import { remoteFailures } from '../support/remotes';

async function expectOnlyBuilderFails(page: Page) {
  // The dashboard fetches the registry. Prerendered pages contain a copy, so a changed registry would not affect them.
  await page.goto('/dashboard');
  await expect(page.getByRole('heading', { level: 1, name: 'Something went wrong' })).toBeVisible();
  await expect(page.getByText(/^Reference /)).toBeVisible();
  await page.getByRole('navigation').first().getByRole('link', { name: 'Contact' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Contact' })).toBeVisible();
}

for (const [failure, breakRemote] of Object.entries(remoteFailures)) {
  test(`a remote ${failure} breaks only its own area`, async ({ page }) => {
    await breakRemote(page, 'mf-builder');
    await expectOnlyBuilderFails(page);
  });
}

test('without a registry, areas show an error, and Try Again works when the registry is back', async ({ page }) => {
  await page.route('**/remotes.json', (route) => route.fulfill({ body: '{"remotes":' }));
  await page.goto('/resume-builder');
  await expect(page.getByRole('heading', { level: 1, name: 'Something went wrong' })).toBeVisible();
  await page.unroute('**/remotes.json');
  await page.getByRole('button', { name: 'Try Again' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Create Your Resume' })).toBeVisible();
  await expect(page.getByRole('navigation').first().getByRole('link', { name: 'Templates' })).toBeVisible();
});

test('when a remote is replaced, an open page reloads itself only once', async ({ page }) => {
  await page.goto('/contact');
  await waitUntilHydrated(page);
  let navigationCount = 0;
  page.on(
    'request',
    (request) => void (request.isNavigationRequest() && request.frame() === page.mainFrame() && navigationCount++),
  );
  // The registry refers to the next version, and the files of the loaded version are gone.
  await page.route('**/remotes.json', async (route) => {
    const { remotes } = (await (await route.fetch()).json()) as Registry;
    const nextRemotes = remotes.map((remote) =>
      remote.name === 'mf-support' ? { ...remote, version: 'next' } : remote,
    );
    await route.fulfill({ json: { remotes: nextRemotes } });
  });
  await page.route('**/mf-support/*/assets/*.js', (route) =>
    navigationCount === 0 ? route.fulfill({ status: 404 }) : route.fallback(),
  );
  await page.getByRole('button', { name: /^Language/ }).click();
  await page.getByRole('link', { name: 'Deutsch' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Kontakt' })).toBeVisible();
  await waitUntilHydrated(page);
  expect(navigationCount).toBe(1);
});
