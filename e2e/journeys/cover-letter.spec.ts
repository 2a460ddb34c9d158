import { expect, test } from '@playwright/test';
import { downloadFile } from '../support/actions/downloads';
import { getToast } from '../support/actions/page';
import { createResume, jobPosting } from '../support/resume-fixture';

test('a job posting leads to a saved cover letter in the resume’s design', async ({ page }) => {
  await createResume(page);
  await page.goto('/cover-letter');
  await expect(page.getByRole('heading', { level: 1, name: 'Create Cover Letter' })).toBeVisible();
  await page.getByLabel('Job title').fill('Registered Nurse, Emergency');
  await page.getByLabel('Company name').fill('Fennwick General Hospital');
  await expect(page.getByRole('button', { name: 'Analyze Job' })).toHaveCount(0);
  await page.getByLabel(/Job posting/).fill(`${jobPosting} A current RN license is required.`);
  await page.getByRole('button', { name: 'Analyze Job' }).click();
  await expect(page.getByRole('heading', { name: 'What the posting asks for' })).toBeVisible();
  await expect(page.getByText('License:')).toBeVisible();

  await page.getByRole('button', { name: 'Generate Cover Letter' }).click();
  const text = page.getByLabel('Letter text');
  await expect(text).toHaveValue(/triage/i);
  const generatedText = await text.inputValue();
  await text.fill(`${generatedText}\n\nI can start in May.`);
  await page.keyboard.press('ControlOrMeta+s');
  await expect(getToast(page, 'Cover Letter Saved')).toBeVisible();

  await page.getByRole('tab', { name: 'Preview' }).click();
  await expect(page.getByRole('article', { name: 'Cover letter' })).toContainText('Dear Hiring Manager');
  const file = await downloadFile(page, page.getByRole('button', { name: 'Download PDF' }).first());
  expect(file.suggestedFilename()).toMatch(/Cover-Letter\.pdf$/);
  await page.reload();
  await page.getByRole('tab', { name: 'Edit Content' }).click();
  await expect(text).toHaveValue(/I can start in May\.$/);
});

test('canceling a cover letter keeps the draft', async ({ page }) => {
  await createResume(page);
  await page.goto('/cover-letter');
  await page.getByLabel('Job title').fill('Registered Nurse, Emergency');
  await page.getByLabel('Company name').fill('Fennwick General Hospital');
  await page.getByRole('button', { name: 'Generate Cover Letter' }).click();
  await page.getByRole('button', { name: 'Cancel', exact: true }).click();
  await expect(page.getByText('What was written stays in the letter.')).toBeVisible();
  await page.getByRole('button', { name: 'Got it' }).click();
  await page.getByRole('button', { name: 'Generate Cover Letter' }).click();
  await expect(page.getByLabel('Letter text')).toHaveValue(/triage/i);
});
