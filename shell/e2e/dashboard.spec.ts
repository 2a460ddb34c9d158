import { expect, test } from '@playwright/test';
import { storeResume } from './resume';

test('resumes on the dashboard: copied, renamed, deleted, brought back', async ({ page }) => {
  await page.goto('/dashboard');
  await expect(page).toHaveURL(/\/$/);
  await page.request.post('/api/auth/register', {
    data: { username: 'desk', email: 'desk@example.com', password: 'calm desk real paper' },
  });
  await storeResume(page);
  await page.goto('/dashboard');
  await expect(page.getByRole('heading', { level: 1 })).toContainText('desk');
  await expect(page.getByText('0 / 3')).toBeVisible();
  const card = page.getByRole('listitem').filter({ hasText: 'Emergency nurse' });
  await expect(card).toHaveCount(1);

  await card.getByRole('button', { name: /Delete/ }).click();
  await expect(card).toHaveCount(0);
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(card).toHaveCount(1);
  await page.reload();
  await expect(card).toHaveCount(1);
});
