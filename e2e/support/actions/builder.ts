import { expect, type Page } from '@playwright/test';
import { fetchResume } from '../resume-fixture';
import type { SeedIds } from '../seed-data';
import { clickButton } from './page';

export const getPhoneField = (page: Page) => page.getByLabel('Phone', { exact: true });

export const getStoredPhone = async (page: Page, id: string) =>
  (await fetchResume(page, id)).current.personalInfo.phone;

export async function expandSections(page: Page) {
  for (const section of await page
    .getByRole('main')
    .getByRole('button', { name: /^Open / })
    .all())
    await section.click();
}

export async function openScorePanel(page: Page) {
  const wideButton = page.getByRole('button', { name: /ATS score$/ });
  await wideButton
    .or(page.getByRole('button', { name: /Show how to gain points$/ }))
    .filter({ visible: true })
    .first()
    .click();
  await clickButton('By section')(page);
  for (const group of await page.locator('summary').all()) await group.click();
}

export async function createEditConflict(page: Page, { shared: id }: SeedIds) {
  const resume = await fetchResume(page, id);
  const personalInfo = { ...resume.current.personalInfo, phone: `+1 206 ${Date.now()}` };
  await page.request.put(`/api/resumes/${id}/draft`, { data: { ...resume, personalInfo } });
  await getPhoneField(page).fill('+1 206 555 0004');
  await expect(page.getByRole('dialog', { name: 'This resume was changed somewhere else' })).toBeVisible();
}

export async function leaveWithUnsavedChanges(page: Page) {
  await page.route('**/api/resumes/*/draft', (route) => route.abort());
  await getPhoneField(page).fill('+1 206 555 0011');
  await expect(page.getByText('You’re offline. Your changes are kept on this device.')).toBeVisible();
  await page.getByRole('contentinfo').getByRole('link', { name: 'Contact' }).click();
  await expect(page.getByRole('dialog', { name: 'Leave without saving?' })).toBeVisible();
}

export async function expectPagesRendered(page: Page) {
  await expect(page.getByRole('img', { name: /^Page 1 of/ })).toBeVisible();
  await expect(page.getByText(/^Reads cleanly/)).toBeVisible();
}
