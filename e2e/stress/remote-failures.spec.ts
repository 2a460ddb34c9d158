import { expect, test } from '@playwright/test';
import { remoteFailures, remoteScreens } from '../support/remotes';

const names = Object.keys(remoteScreens);
const maxFallbackMs = 8_000;

for (const name of names)
  for (const [failure, breakRemote] of Object.entries(remoteFailures))
    test(`${name} ${failure}`, async ({ page, baseURL }) => {
      const [path] = remoteScreens[name]!;
      const [otherPath, otherHeading] = remoteScreens[name === 'mf-support' ? 'mf-builder' : 'mf-support']!;
      await breakRemote(page, name);
      // A prerendered page would contain its own registry.
      await page.route(`${baseURL}${path}`, async (route) =>
        route.fulfill({ response: await route.fetch({ url: `${baseURL}/app.html` }) }),
      );
      await page.goto(path, { waitUntil: 'commit' });
      const startedAt = Date.now();
      await expect(page.getByRole('heading', { level: 1, name: 'Something went wrong' })).toBeVisible();
      const elapsedMs = Date.now() - startedAt;
      test.info().annotations.push({ type: 'fallback', description: String(elapsedMs) });
      expect(elapsedMs).toBeLessThan(maxFallbackMs);
      await expect(page.getByRole('button', { name: 'Try Again' })).toBeVisible();
      const link = name === 'mf-support' ? 'Templates' : 'Contact';
      await page.getByRole('navigation').first().getByRole('link', { name: link }).click();
      await expect(page).toHaveURL(new RegExp(`${otherPath}$`));
      await expect(page.getByRole('heading', { level: 1, name: otherHeading })).toBeVisible();
    });
