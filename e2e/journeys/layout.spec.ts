import { expect, test } from '@playwright/test';
import { waitUntilHydrated } from '../support/actions/page';

test('an unknown path shows the not-found page with status 404 in every language', async ({ page }) => {
  for (const path of ['/nothing-here', '/de/nichts']) {
    const response = await page.goto(path);
    expect(response?.status()).toBe(404);
    await expect(page.locator('h1')).toBeVisible();
  }
  await page.goto('/nothing-here');
  await expect(page.getByRole('heading', { name: '404 Page Not Found' })).toBeVisible();
  await expect(page.getByText('Did you forget to add the page to the router?')).toBeVisible();
});

test('switching the language keeps the path and query string', async ({ page }) => {
  await page.goto('/templates?category=classic');
  await page.getByRole('button', { name: /Language: English/ }).click();
  await page.getByRole('link', { name: 'Deutsch' }).click();
  await expect(page).toHaveURL(/\/de\/templates\?category=classic$/);
  await expect(page.locator('html')).toHaveAttribute('lang', 'de');
});

test.describe('in a German browser', () => {
  test.use({ locale: 'de-DE' });

  test('the English home page offers the German version until the visitor declines', async ({ page }) => {
    await page.addInitScript(() => {
      const shifts = { value: 0 };
      Object.assign(window, { shifts });
      new PerformanceObserver((list) => {
        for (const entry of list.getEntries()) shifts.value += (entry as PerformanceEntry & { value: number }).value;
      }).observe({ type: 'layout-shift', buffered: true });
    });
    const offer = page.getByRole('complementary', { name: 'Shortlist gibt es auch auf Deutsch.' });
    const chat = page.getByRole('button', { name: 'Open AI Support Chat' });
    for (const width of [320, 1280]) {
      await page.setViewportSize({ width, height: 740 });
      await page.goto('/?utm_source=x');
      await waitUntilHydrated(page);
      await expect(page).toHaveURL(/\/\?utm_source=x$/);
      await expect(offer).toHaveAttribute('lang', 'de');
      await expect(chat).toBeVisible();
      const [offerBox, chatBox] = [await offer.boundingBox(), await chat.boundingBox()];
      const isClearOfOffer =
        offerBox && chatBox && (chatBox.y + chatBox.height <= offerBox.y || chatBox.x >= offerBox.x + offerBox.width);
      expect([width, isClearOfOffer]).toEqual([width, true]);
      const shifts = await page.evaluate(() => (window as unknown as { shifts: { value: number } }).shifts.value);
      expect(shifts).toBeLessThan(0.06);
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width);
    }
    await offer.getByRole('link', { name: 'Auf Deutsch ansehen' }).click();
    await expect(page).toHaveURL(/\/de\?utm_source=x$/);
    await expect(page.locator('html')).toHaveAttribute('lang', 'de');
    await page.goto('/');
    await waitUntilHydrated(page);
    await expect(page.getByRole('button', { name: 'Open AI Support Chat' })).toBeVisible();
    await expect(offer).toBeHidden();
  });
});

test('every link in header and footer leads to an existing page', async ({ page, request }) => {
  await page.goto('/');
  await expect(page.locator('footer a').first()).toBeVisible();
  const links = await page
    .locator('header a, footer a')
    .evaluateAll((elements) => elements.map((link) => (link as HTMLAnchorElement).pathname));
  expect(links.length).toBeGreaterThan(5);
  for (const path of new Set(links))
    expect([path, (await request.get(path, { headers: { Accept: 'text/html' } })).status()]).toEqual([path, 200]);
});

test('on small screens, the drawer has the same links and nothing scrolls sideways', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 640 });
  for (const path of ['/', '/templates', '/autonomous', '/contact', '/ja', '/de/autonomous']) {
    await page.goto(path);
    await expect(page.locator('h1')).toBeVisible();
    const overflow = await page.evaluate(
      () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
    );
    expect([path, overflow]).toEqual([path, 0]);
  }
  await page.goto('/contact');
  const menu = page.getByRole('button', { name: 'Open menu' });
  await menu.click();
  await expect(page.getByRole('dialog')).toBeVisible();
  // A click next to the drawer closes the drawer and doesn't reach the page below.
  await page.setViewportSize({ width: 360, height: 640 });
  await page.mouse.click(20, 30);
  await expect(page.getByRole('dialog')).toBeHidden();
  await expect(page).toHaveURL(/\/contact$/);
  await menu.click();
  await page.getByRole('dialog').getByRole('link', { name: 'Templates' }).click();
  await expect(page).toHaveURL(/\/templates$/);
  await expect(page.getByRole('dialog')).toBeHidden();
});

test('on small screens, the chat button hides while scrolling down, except at the end of the page', async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto('/privacy');
  await waitUntilHydrated(page);
  const chat = page.getByRole('button', { name: 'Open AI Support Chat' });
  await expect(chat).toBeVisible();
  await page.evaluate(() => window.scrollTo(0, 900));
  await expect(chat).toHaveCSS('opacity', '0');
  await page.evaluate(() => window.scrollTo(0, document.documentElement.scrollHeight));
  await expect(chat).toHaveCSS('opacity', '1');
  await chat.click();
  await expect(page.getByRole('dialog', { name: 'AI Support Chat' })).toBeVisible();
});
