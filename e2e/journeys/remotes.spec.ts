import { readFileSync, renameSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from '@playwright/test';
import type { Registry } from '@shortlist/contracts/platform/registry';
import { waitUntilHydrated } from '../support/actions/page';
import { remoteScreens } from '../support/remotes';
import { siteFolder } from '../support/test-app';

const getVersionFolder = (name: string) => {
  const { remotes } = JSON.parse(readFileSync(join(siteFolder, 'remotes.json'), 'utf8')) as Registry;
  return join(siteFolder, name, remotes.find((remote) => remote.name === name)!.version);
};

for (const [name, [path, heading]] of Object.entries(remoteScreens)) {
  test(`without the files of ${name}, only its area fails, and Try Again works when they are back`, async ({
    page,
  }) => {
    const folder = getVersionFolder(name);
    const [otherPath, otherHeading] = remoteScreens[name === 'mf-support' ? 'mf-builder' : 'mf-support']!;
    renameSync(folder, `${folder}.away`);
    try {
      await page.goto(path);
      await waitUntilHydrated(page);
      await expect(page.getByRole('heading', { level: 1, name: 'Something went wrong' })).toBeVisible();
      await page
        .getByRole('navigation')
        .first()
        .getByRole('link', { name: name === 'mf-support' ? 'Templates' : 'Contact' })
        .click();
      await expect(page).toHaveURL(new RegExp(`${otherPath}$`));
      await expect(page.getByRole('heading', { level: 1, name: otherHeading })).toBeVisible();
      await page.goBack();
      await expect(page.getByRole('heading', { level: 1, name: 'Something went wrong' })).toBeVisible();
    } finally {
      renameSync(`${folder}.away`, folder);
    }
    await page.getByRole('button', { name: 'Try Again' }).click();
    await expect(page.getByRole('heading', { level: 1, name: heading })).toBeVisible();
  });
}

test('there is one React on the page for all areas', async ({ page }) => {
  await page.addInitScript(() => {
    const renderers: unknown[] = [];
    Object.assign(window, {
      renderers,
      __REACT_DEVTOOLS_GLOBAL_HOOK__: {
        isDisabled: false,
        supportsFiber: true,
        renderers: new Map(),
        inject: (renderer: unknown) => renderers.push(renderer),
        onCommitFiberRoot() {},
        onCommitFiberUnmount() {},
        onPostCommitFiberRoot() {},
        checkDCE() {},
      },
    });
  });
  await page.goto('/');
  await waitUntilHydrated(page);
  for (const link of ['AI Generator', 'Templates', 'Contact']) {
    await page.getByRole('navigation').first().getByRole('link', { name: link }).click();
    await expect(page.locator('h1')).toBeVisible();
  }
  expect(await page.evaluate(() => (window as unknown as { renderers: unknown[] }).renderers.length)).toBe(1);
});
