import { expect, test } from '@playwright/test';
import { getToast } from '../support/actions/page';
import { adminCredentials } from '../support/test-app';

test('an administrator assigns a task, follows it up, and finds it in the reports', async ({ page }) => {
  await page.goto('/ai-staff');
  await expect(page.getByRole('heading', { name: 'Sign in to continue' })).toBeVisible();
  expect((await page.request.post('/api/ai-staff/coordinate', { data: { task: 'Why?' } })).status()).toBe(401);
  await page.getByRole('main').getByRole('button', { name: 'Sign In' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Email').fill(adminCredentials.email);
  await dialog.getByLabel('Password', { exact: true }).fill(adminCredentials.password);
  await dialog.getByRole('button', { name: 'Sign In' }).click();

  await page.getByRole('tab', { name: 'Staff Overview' }).click();
  await page.getByRole('button', { name: 'Assign a task to AI Staff Coordinator' }).click();
  const task = page.getByLabel('Task description');
  await expect(task).toBeFocused();
  await page.getByRole('button', { name: 'Assign Task' }).click();
  await expect(getToast(page, 'Missing Information')).toContainText('Please provide a task description.');
  const taskText = `The server answers with errors. Delete the log ${Date.now()}`;
  await task.fill(taskText);
  await page.getByRole('radio', { name: 'High' }).check();
  await page.reload();
  await expect(task).toHaveValue(taskText);
  await page.getByRole('button', { name: 'Assign Task' }).click();
  await expect(getToast(page, 'Task Assigned Successfully')).toContainText('AI Developer');

  const response = page.getByRole('region', { name: 'Response' });
  await expect(response).toContainText('Assigned to AI Developer');
  await expect(response).toContainText('This task requires human attention or escalation.');
  await response.getByRole('button', { name: 'Take over' }).click();
  await expect(response).toContainText('Taken over by admin');

  await page.getByRole('banner').getByRole('link', { name: 'AI Reports' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'AI Reports' })).toBeFocused();
  const queue = page.getByRole('region', { name: 'Follow-up queue' });
  const row = queue.getByRole('listitem').filter({ hasText: taskText });
  await expect(row).toContainText('Yours');
  await row.getByRole('button', { name: 'Resolve' }).click();
  await expect(row).toHaveCount(0);
  await getToast(page, 'Follow-up resolved').getByRole('button', { name: 'Undo' }).click();
  await expect(row).toBeVisible();
  await row.getByRole('button', { name: 'Resolve' }).click();
  await expect(row).toHaveCount(0);

  const activityRow = page
    .getByRole('table', { name: 'Recent Activities' })
    .getByRole('row')
    .filter({ hasText: taskText });
  await expect(activityRow).toContainText('Resolved');
  await activityRow.getByRole('button').click();
  await expect(activityRow).toContainText('Where we stand:');
  await page.getByLabel('Staff').selectOption('AI Marketing Specialist');
  await expect(page).toHaveURL(/staff=marketing/);
  await expect(activityRow).toHaveCount(0);
});

test('administrators see the number of open messages', async ({ page }) => {
  await page.request.post('/api/auth/login', { data: adminCredentials });
  const { open } = (await (await page.request.get('/api/contact-messages/count')).json()) as { open: number };
  await page.request.post('/api/contact', {
    data: { name: 'Ines', email: 'ines@example.com', subject: 'A question', message: 'Where is my letter?' },
  });
  await page.goto('/ai-reports');
  const inbox = page.getByRole('banner').getByRole('link', { name: /^Inbox/ });
  await expect(inbox).toContainText(`${open + 1}`);
});
