import { expect, test } from '@playwright/test';
import { waitUntilHydrated } from '../support/actions/page';

test('Back restores the scroll position, and new screens open at the top with the heading focused', async ({
  page,
}) => {
  await page.goto('/');
  await waitUntilHydrated(page);
  await page.evaluate(() => window.scrollTo(0, 1_500));
  await page
    .locator('footer')
    .getByRole('link', { name: 'Contact' })
    .evaluate((link: HTMLElement) => link.click());
  await expect(page.getByRole('heading', { level: 1, name: 'Contact' })).toBeFocused();
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0);
  await page.goBack();
  await expect(page.getByRole('heading', { level: 1, name: /shortlist/ })).toBeFocused();
  // Late content may move the text by a line or two.
  await expect.poll(async () => Math.abs((await page.evaluate(() => window.scrollY)) - 1_500)).toBeLessThan(40);
});

test('a table of contents links to sections, and Back returns to the table', async ({ page }) => {
  await page.goto('/privacy');
  await waitUntilHydrated(page);
  const contents = page.getByRole('main').getByRole('navigation').getByRole('link');
  const getScrollY = () => page.evaluate(() => window.scrollY);
  await contents.nth(4).click();
  await expect(page.getByRole('main').locator('section:focus')).toBeInViewport();
  const position = await getScrollY();
  expect(position).toBeGreaterThan(400);
  await contents.nth(1).click();
  await expect.poll(getScrollY).toBeLessThan(position);
  await page.goBack();
  await expect.poll(getScrollY).toBe(position);
  await page.goBack();
  await expect.poll(getScrollY).toBe(0);
});
