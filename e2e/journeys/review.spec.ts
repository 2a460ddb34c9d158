import { expect, test } from '@playwright/test';
import { getToast } from '../support/actions/page';
import { resumeFixture, fetchResume, createResume, jobPosting } from '../support/resume-fixture';

test('a review works by keyboard alone, and rejected changes are not proposed again', async ({ page }) => {
  const id = await createResume(page);
  await page.goto(`/resume-builder/${id}`);
  await page.getByRole('button', { name: 'AI Optimize' }).press('Enter');
  const dialog = page.getByRole('dialog', { name: 'AI Optimize' });
  await expect(dialog.getByLabel('Job posting')).toBeFocused();
  await page.keyboard.insertText(jobPosting);
  await dialog.getByRole('button', { name: 'Tailor to this job' }).press('Enter');

  const review = page.getByRole('region', { name: /^Review \d+ changes$/ });
  await expect(review.getByRole('heading', { level: 2 })).toBeFocused();
  await expect(getToast(page, 'Resume Optimized')).toHaveCount(0);
  await expect(review.getByRole('listitem').first()).toContainText('Skilled in');
  await page.getByRole('tab', { name: /Preview & Export/ }).click();
  await expect(page.getByRole('region', { name: 'Export' })).toBeVisible();
  await page.getByRole('tab', { name: /Add Content/ }).click();
  await expect(review.getByRole('heading', { level: 2 })).toBeFocused();

  // The shortcut doesn't accept new sentences, because only the user knows whether they are true.
  await page.keyboard.press('a');
  await expect(review.getByRole('button', { name: /^Undo/ })).toHaveCount(0);
  await review.getByRole('listitem').first().getByRole('button', { name: 'Accept' }).press('Enter');
  const focusedElement = page.locator(':focus');
  await expect(focusedElement).toHaveAttribute('data-current', 'true');
  for (
    let remainingSteps = 20;
    remainingSteps > 0 && !(await review.getByText('All decided.').isVisible());
    remainingSteps -= 1
  ) {
    await expect(focusedElement).toHaveAttribute('data-current', 'true');
    await page.keyboard.press('r');
  }
  await expect(review.getByRole('button', { name: 'Apply 1 change' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(getToast(page, 'Resume Optimized')).toBeVisible();
  await expect(page.getByRole('textbox', { name: 'Summary' })).toBeFocused();
  await expect
    .poll(async () => (await fetchResume(page, id)).current.personalInfo.summary)
    .toMatch(/Skilled in .*ACLS/);

  const secondResponse = await page.request.post(`/api/resumes/${id}/optimize`, {
    data: { jobDescription: jobPosting },
  });
  const { optimization } = (await secondResponse.json()) as { optimization: { changes: unknown[]; charged: boolean } };
  expect(optimization).toMatchObject({ changes: [], charged: false });
});

/** Also returns false for an element below the bottom bar of a small window. */
function isUncovered(element: Element): boolean {
  const { left, bottom } = element.getBoundingClientRect();
  return element.contains(document.elementFromPoint(left + 8, bottom - 8));
}

test('on a small screen, a bullet can be improved, and the change can be undone', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 640 });
  const id = await createResume(page);
  await page.goto(`/resume-builder/${id}`);
  const job = page.getByRole('region', { name: 'Experience', exact: true });
  const bullet = job.locator('[data-field="experience.0.achievements.1"]');
  const originalBullet = resumeFixture.experience[0]!.achievements[1]!;
  const expandButton = job.getByRole('button', { name: /Orrin Bay Hospital|Registered Nurse, Emergency/ }).first();
  if (!(await bullet.isVisible())) await expandButton.click();
  await expect(bullet).toHaveValue(originalBullet);

  const improve = job.getByRole('button', { name: 'Improve Achievement 2' }).first();
  await improve.press('Enter');
  await job.getByRole('button', { name: 'Stronger verb' }).press('Enter');
  const panel = job.getByRole('group', { name: 'Improve Achievement 2' });
  await expect(panel).toBeFocused();
  await expect(panel).toContainText('Assign nurses as charge nurse');
  await expect.poll(() => panel.getByRole('button', { name: 'Accept' }).evaluate(isUncovered)).toBe(true);
  await panel.getByRole('button', { name: 'Accept' }).press('Enter');
  await expect(bullet).toHaveValue('Assign nurses as charge nurse on night shifts.');
  await expect(bullet).toBeFocused();
  await page.keyboard.press('Control+z');
  await expect(bullet).toHaveValue(originalBullet);

  await improve.press('Enter');
  await job.getByRole('button', { name: 'Add a figure' }).press('Enter');
  await panel.getByLabel('how many or how often').fill('12 a month');
  await panel.getByRole('button', { name: 'Accept' }).click();
  await expect(bullet).toHaveValue(/12/);
  expect(await (await page.request.get('/api/me/allowance')).json()).toMatchObject({ used: 0 });
});
