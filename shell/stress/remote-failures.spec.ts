import { expect, test } from '@playwright/test';
import { remoteScreens } from '../e2e/remote-screens';
import { remoteFailures } from '../e2e/remote-failures';

const names = Object.keys(remoteScreens);
/** Maximum time in milliseconds until a failed area shows its error. Source: R30 of the goals. */
const maxFallbackMs = 8_000;

for (const name of names)
  for (const [what, spoil] of Object.entries(remoteFailures))
    test(`${name} ${what}`, async ({ page, baseURL }) => {
      const [path] = remoteScreens[name]!;
      const [otherPath, otherHeading] = remoteScreens[name === 'mf-support' ? 'mf-builder' : 'mf-support']!;
      await spoil(page, name);
      // Serves the bare page, because a prerendered one contains its own registry.
      await page.route(`${baseURL}${path}`, async (route) =>
        route.fulfill({ response: await route.fetch({ url: `${baseURL}/app.html` }) }),
      );
      await page.goto(path, { waitUntil: 'commit' });
      const began = Date.now();
      await expect(page.getByRole('heading', { level: 1, name: 'Something went wrong' })).toBeVisible();
      const took = Date.now() - began;
      test.info().annotations.push({ type: 'fallback', description: String(took) });
      expect(took).toBeLessThan(maxFallbackMs);
      await expect(page.getByRole('button', { name: 'Try Again' })).toBeVisible();
      const link = name === 'mf-support' ? 'Templates' : 'Contact';
      await page.getByRole('navigation').first().getByRole('link', { name: link }).click();
      await expect(page).toHaveURL(new RegExp(`${otherPath}$`));
      await expect(page.getByRole('heading', { level: 1, name: otherHeading })).toBeVisible();
    });
