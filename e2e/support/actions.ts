import { expect, type Page } from '@playwright/test';
import type { SeedIds } from './seed-data';
import { fetchResume } from './resume-fixture';

export const clickButton = (name: string | RegExp) => (page: Page) =>
  page.getByRole('main').getByRole('button', { name }).first().click();

export const openDialog = (name: string | RegExp) => async (page: Page) => {
  await clickButton(name)(page);
  await expect(page.getByRole('dialog')).toBeVisible();
};

export const expectText = (text: string | RegExp) => (page: Page) => expect(page.getByText(text).first()).toBeVisible();

/** Waits for a toast and keeps it open by focusing its button. */
export const expectToast = (title: string | RegExp) => async (page: Page) => {
  await expectText(title)(page);
  await page.locator('.toast-place').getByRole('button').last().focus();
};

export const mockQuotaExceeded = (page: Page) =>
  page.route('**/api/autonomous-generate', (route) =>
    route.fulfill({
      status: 402,
      json: { code: 'free_limit_reached', message: 'Used', used: 3, limit: 3, requestId: '' },
    }),
  );

export async function assignTask(page: Page) {
  await page.getByLabel('Task description').fill('Delete the oldest log of the server');
  await clickButton('Assign Task')(page);
  await expect(page.getByRole('button', { name: 'Take over' })).toBeVisible();
}

export async function askHelp(page: Page, question: string) {
  await page.getByRole('textbox', { name: 'Your question' }).fill(question);
  await clickButton('Ask')(page);
  await expect(page.getByRole('button', { name: 'Start over' })).toBeVisible();
}

/** Opens the chat, has the conversation handed over to a person, and starts over. */
export async function openEscalatedChat(page: Page) {
  // Uses the keyboard, because the button may be hidden from the pointer where it covers a control.
  await page.getByRole('button', { name: 'Open AI Support Chat' }).press('Enter');
  const dialog = page.getByRole('dialog', { name: 'AI Support Chat' });
  await dialog.getByLabel('Message', { exact: true }).fill('I would like to talk to a person');
  await page.keyboard.press('Enter');
  await expect(dialog.getByText('Complex Issue Detected.')).toBeVisible();
  await dialog.getByRole('button', { name: 'Start over' }).click();
}

export async function expandSections(page: Page) {
  for (const section of await page
    .getByRole('main')
    .getByRole('button', { name: /^Open / })
    .all())
    await section.click();
}

export async function expandFaqs(page: Page) {
  const closedFaqs = page.getByRole('main').locator('details:not([open]) > summary');
  for (let remaining = await closedFaqs.count(); remaining > 0; remaining--) await closedFaqs.first().click();
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

const getPhoneField = (page: Page) => page.getByRole('textbox', { name: 'Phone' });

/** Saves a draft as another device while the user types here, which causes a conflict. */
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
