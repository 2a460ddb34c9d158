import { expect, test } from '@playwright/test';
import { createUniqueName } from '../support/actions/account';
import { getToast } from '../support/actions/page';
import { createResume } from '../support/resume-fixture';

test('resumes on the dashboard can be copied, renamed, deleted, and restored', async ({ page }) => {
  await page.goto('/dashboard');
  await expect(page).toHaveURL(/\/$/);
  const username = createUniqueName('desk');
  await page.request.post('/api/auth/register', {
    data: { username, email: `${username}@example.com`, password: 'calm desk real paper' },
  });
  await createResume(page);
  await page.goto('/dashboard');
  await expect(page.getByRole('heading', { level: 1 })).toContainText(username);
  await expect(page.getByText('0 / 3')).toBeVisible();
  const getCardByTitle = (name: RegExp) =>
    page.getByRole('listitem').filter({ has: page.getByRole('heading', { name }) });
  const card = getCardByTitle(/^Emergency nurse/);
  await expect(card).toHaveCount(1);

  await card.getByRole('button', { name: /^Duplicate/ }).click();
  await expect(card).toHaveCount(2);
  await card
    .first()
    .getByRole('button', { name: /^More actions for/ })
    .click();
  await page.getByRole('button', { name: 'Rename' }).click();
  await page.getByLabel(/^New name for/).fill('Night shifts');
  await page.keyboard.press('Enter');
  const renamed = getCardByTitle(/^Night shifts$/);
  await expect(renamed).toHaveCount(1);
  await expect(card).toHaveCount(1);

  await card.getByRole('button', { name: /^Delete/ }).click();
  await expect(card).toHaveCount(0);
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(card).toHaveCount(1);

  await renamed.getByRole('button', { name: /^Delete/ }).click();
  await expect(renamed).toHaveCount(0);
  await page.reload();
  await page.getByRole('button', { name: 'Trash, 1 document' }).click();
  await page.getByRole('button', { name: 'Restore Night shifts' }).click();
  await expect(getToast(page, '“Night shifts” restored')).toBeVisible();
  await page.reload();
  await expect(renamed).toHaveCount(1);
  await expect(card).toHaveCount(1);
});
