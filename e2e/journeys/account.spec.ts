import { expect, test } from '@playwright/test';
import { createUniqueName } from '../support/actions/account';
import { getToast } from '../support/actions/page';
import { adminCredentials } from '../support/test-app';

test("a new account adopts a guest's documents and keeps them across sign-out and sign-in", async ({ page }) => {
  const username = createUniqueName('ines');
  const email = `${username}@example.com`;
  const response = await page.request.post('/api/autonomous-generate', {
    data: { jobTitle: 'Teacher', industry: 'Education' },
  });
  const { id } = (await response.json()) as { id: string };
  await page.goto('/');

  await page.getByRole('button', { name: 'Sign In' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('button', { name: 'Sign In' }).click();
  await expect(getToast(page, 'Missing Information')).toContainText('Please enter both email and password');

  await dialog.getByRole('tab', { name: 'Create Account' }).click();
  await dialog.getByLabel('Username').fill(username);
  await dialog.getByLabel('Email').fill(email);
  await dialog.getByLabel('Password', { exact: true }).fill('12345');
  await dialog.getByLabel('Confirm password').fill('12345');
  await dialog.getByRole('button', { name: 'Create Account' }).click();
  await expect(getToast(page, 'Password Too Short')).toContainText('Password must be at least 6 characters long');
  await dialog.getByLabel('Password', { exact: true }).fill('calm desk real paper');
  await dialog.getByLabel('Confirm password').fill('calm desk real paper');
  await dialog.getByRole('button', { name: 'Create Account' }).click();
  await expect(getToast(page, 'Account created!')).toBeVisible();
  await expect(dialog).toBeHidden();
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();

  const listOwnGenerationIds = async () =>
    ((await (await page.request.get('/api/generations')).json()) as { id: string }[]).map(
      (generation) => generation.id,
    );
  expect(await listOwnGenerationIds()).toEqual([id]);

  await page.getByRole('button', { name: `${username}’s account` }).click();
  await page.getByRole('button', { name: 'Sign Out' }).click();
  await expect(page.getByRole('button', { name: 'Sign In' })).toBeVisible();
  expect(await listOwnGenerationIds()).toEqual([]);

  await page.getByRole('button', { name: 'Sign In' }).click();
  await dialog.getByLabel('Email').fill(email);
  await dialog.getByLabel('Password', { exact: true }).fill('wrong password');
  await dialog.getByRole('button', { name: 'Sign In' }).click();
  await expect(getToast(page, 'Sign In Failed')).toContainText('Invalid email or password');
  await dialog.getByLabel('Password', { exact: true }).fill('calm desk real paper');
  await dialog.getByRole('button', { name: 'Sign In' }).click();
  await expect(getToast(page, 'Welcome back!')).toContainText(username);
  expect(await listOwnGenerationIds()).toEqual([id]);
});

test('cost protection is for administrators only', async ({ page }) => {
  await page.goto('/cost-protection');
  await expect(page.getByText('Daily Cost')).toHaveCount(0);
  expect((await page.request.get('/api/cost-protection/dashboard')).status()).toBe(401);

  await page.getByRole('banner').getByRole('button', { name: 'Sign In' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Email').fill(adminCredentials.email);
  await dialog.getByLabel('Password', { exact: true }).fill(adminCredentials.password);
  await dialog.getByRole('button', { name: 'Sign In' }).click();
  await expect(page.getByText('Daily Cost')).toBeVisible();
  await expect(page.getByText('Projected Monthly', { exact: true })).toBeVisible();
});

test('a contact message gets a reference and is visible to administrators', async ({ page }) => {
  await page.goto('/contact');
  await page.getByLabel('Name').fill('Ines Halvorsen');
  await page.getByLabel('Email').fill('ines@example.com');
  await page.getByLabel('Subject').fill('A question');
  await page.getByLabel('Message').fill('<b>Bring the blue bicycle.</b>');
  await page.getByRole('button', { name: 'Send message' }).click();
  await expect(getToast(page, 'Message Sent!')).toBeVisible();
  await expect(page.getByLabel('Message')).toHaveValue('');

  await page.request.post('/api/auth/login', {
    data: { email: adminCredentials.email, password: adminCredentials.password },
  });
  const messages = (await (await page.request.get('/api/contact-messages')).json()) as {
    message: string;
    reference: string;
  }[];
  const storedMessage = messages.find(({ message }) => message === '<b>Bring the blue bicycle.</b>');
  expect(await page.textContent('main')).toContain(storedMessage?.reference);
});
