import { expect, type Page } from '@playwright/test';

export async function submitGeneratorForm(page: Page, title: string, industry: string) {
  await page.getByLabel('Target job title').fill(title);
  await page.getByLabel('Industry').selectOption(industry);
  await page.getByRole('button', { name: 'Generate', exact: true }).click();
}

export const getResultHeading = (page: Page) =>
  page.getByRole('heading', { level: 1, name: 'Your resume and cover letter' });

export async function expectResult(page: Page) {
  await expect(getResultHeading(page)).toBeVisible({ timeout: 45_000 });
}

export const mockQuotaExceeded = (page: Page) =>
  page.route('**/api/autonomous-generate', (route) =>
    route.fulfill({
      status: 402,
      json: { code: 'free_limit_reached', message: 'Used', used: 3, limit: 3, requestId: '' },
    }),
  );
