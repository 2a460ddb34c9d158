import { expect, type Browser, type Page } from '@playwright/test';

export async function startCheckout(page: Page): Promise<string> {
  return ((await (await page.request.post('/api/payment/checkout')).json()) as { url: string }).url;
}

export async function createPremiumUser(browser: Browser, username: string) {
  const context = await browser.newContext();
  const page = await context.newPage();
  const email = `${username}@example.com`;
  const response = await page.request.post('/api/auth/register', {
    data: { username, email, password: 'calm desk real paper' },
  });
  expect(response.status()).toBe(201);
  await page.request.post(await startCheckout(page), { form: { action: 'pay', email, confirmation: 'before' } });
  const state = await context.storageState();
  await context.close();
  return state;
}
