import { expect, test } from '@playwright/test';
import { registerInDialog } from '../support/actions/account';
import { waitUntilHydrated } from '../support/actions/page';
import { createResume } from '../support/resume-fixture';

test('guests find their documents again and keep them after creating an account', async ({ page }) => {
  await page.goto('/');
  await expect(page.getByRole('link', { name: 'My documents' })).toHaveCount(0);
  await createResume(page);
  await page.goto('/');
  await page.getByRole('banner').getByRole('link', { name: 'My documents' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'My documents' })).toBeVisible();
  await expect(page.getByText(/kept for 30 days after your last visit/)).toBeVisible();
  const card = page.getByRole('listitem').filter({ has: page.getByRole('heading', { name: /^Emergency nurse/ }) });
  await card.getByRole('link', { name: /^Open / }).click();
  await expect(page).toHaveURL(/\/resume-builder\/.+/);
  await page.goBack();
  await card.getByRole('button', { name: /^Delete/ }).click();
  await expect(card).toHaveCount(0);
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(card).toHaveCount(1);
  const username = await registerInDialog(page, 'keeper');
  await expect(page.getByRole('heading', { level: 1 })).toContainText(username);
  await expect(card).toHaveCount(1);
});

test('home, menu and footer link to import, builder and letter', async ({ page }) => {
  const links = [
    ['Other ways to start', 'Paste a job posting', '/autonomous'],
    ['Other ways to start', 'Import a resume', '/resume-builder/import'],
    ['Other ways to start', 'Start from scratch', '/resume-builder'],
    ['Other ways to start', 'Write a cover letter', '/cover-letter'],
    ['Create', 'Import a resume', '/resume-builder/import'],
    ['Create', 'Cover letter', '/cover-letter'],
  ] as const;
  for (const [menu, name, path] of links) {
    await page.goto('/');
    await waitUntilHydrated(page);
    await page.getByRole('navigation', { name: menu }).getByRole('link', { name, exact: true }).click();
    await expect(page).toHaveURL(path);
    await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toBeVisible();
  }
  // A new screen takes the focus, which would close the menu.
  await page.goto('/');
  await waitUntilHydrated(page);
  await page.getByRole('banner').getByRole('button', { name: 'Create' }).click();
  await page.getByRole('banner').getByRole('link', { name: 'Resume builder' }).click();
  await expect(page).toHaveURL('/resume-builder');
});

test('the home page reports a missing industry', async ({ page }) => {
  await page.goto('/');
  await waitUntilHydrated(page);
  const form = page.getByRole('main').locator('form').first();
  await form.getByLabel('Target job title').fill('Registered Nurse');
  await form.getByRole('button').click();
  await expect(form.getByText('Choose an industry.')).toBeVisible();
  await expect(form.getByLabel('Industry')).toBeFocused();
  await expect(page).toHaveURL('/');
  await form.getByLabel('Industry').selectOption('Healthcare');
  await form.getByRole('button').click();
  await expect(page).toHaveURL(/\/autonomous/);
});
