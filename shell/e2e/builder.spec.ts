import { expect, test, type Page } from '@playwright/test';
import { createAccount, toast } from './pages';
import { storedResume, storeResume } from './resume';

const phone = (page: Page) => page.getByLabel('Phone', { exact: true });
const saved = (page: Page) => page.getByText('Saved', { exact: true }).first();

async function open(page: Page, id: string) {
  await page.goto(`/resume-builder/${id}`);
  await expect(page.getByRole('heading', { level: 1, name: 'Edit Resume' })).toBeVisible();
}
const phoneNow = async (page: Page, id: string) => (await storedResume(page, id)).now.personalInfo.phone;

test('a new resume from the first word: refused with the words at the fields, saved, reloaded', async ({ page }) => {
  await page.goto('/resume-builder?template=classic-executive');
  await expect(page.getByRole('heading', { level: 1, name: 'Create Your Resume' })).toBeVisible();
  await page.getByRole('button', { name: 'Continue to Content' }).click();
  await page.getByLabel('First name').fill('Ines');
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(page.getByText('Last name is required')).toBeVisible();
  await expect(page.getByText('Company name is required')).toBeVisible();
  await expect(page.getByLabel('Last name')).toBeFocused();

  // What was typed is kept as a draft, with an address of its own.
  await expect(page).toHaveURL(/\/resume-builder\/[0-9a-f-]{36}/);
  await page.reload();
  await expect(page.getByLabel('First name')).toHaveValue('Ines');
});

test('what is typed right before a reload is not lost', async ({ page }) => {
  const id = await storeResume(page);
  await open(page, id);
  page.on('dialog', (dialog) => void dialog.accept());
  await phone(page).fill('+1 206 555 0001');
  await page.reload();
  await expect(phone(page)).toHaveValue('+1 206 555 0001');
  await expect.poll(() => phoneNow(page, id)).toBe('+1 206 555 0001');
});

test('ten seconds without a network lose nothing', async ({ page, context }) => {
  const id = await storeResume(page);
  await open(page, id);
  await context.setOffline(true);
  await phone(page).fill('+1 206 555 0002');
  await expect(page.getByRole('button', { name: 'Not saved - retry' })).toBeVisible();
  await page.waitForTimeout(10_000);
  await context.setOffline(false);
  await expect(saved(page)).toBeVisible({ timeout: 15_000 });
  expect(await phoneNow(page, id)).toBe('+1 206 555 0002');
});

test('nobody leaves what could not be kept without having been asked, and coming back brings it', async ({
  page,
  context,
}) => {
  const id = await storeResume(page);
  await open(page, id);
  await page.route('**/api/resumes/*/draft', (route) => route.abort());
  await phone(page).fill('+1 206 555 0010');
  await expect(page.getByRole('button', { name: 'Not saved - retry' })).toBeVisible();
  await page.getByRole('navigation').first().getByRole('link', { name: 'Contact' }).click();
  const dialog = page.getByRole('dialog', { name: 'Leave without saving?' });
  await dialog.getByRole('button', { name: 'Leave' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Contact' })).toBeVisible();
  expect(await phoneNow(page, id)).not.toBe('+1 206 555 0010');

  await page.unroute('**/api/resumes/*/draft');
  const back = await context.newPage();
  await open(back, id);
  await expect(phone(back)).toHaveValue('+1 206 555 0010');
  await expect.poll(() => phoneNow(page, id)).toBe('+1 206 555 0010');
});

test('two devices on one resume: the second is asked, and the other text stays in the history', async ({ page }) => {
  const id = await storeResume(page);
  await open(page, id);
  // As another device: not this browser's tabs, which tell each other.
  const elsewhere = await storedResume(page, id);
  const typed = { ...elsewhere.now.personalInfo, phone: '+1 206 555 0003' };
  await page.request.put(`/api/resumes/${id}/draft`, { data: { ...elsewhere, personalInfo: typed } });

  await phone(page).fill('+1 206 555 0004');
  const dialog = page.getByRole('dialog', { name: 'This resume was changed somewhere else' });
  await expect(dialog).toContainText('+1 206 555 0003');
  await expect(dialog).toContainText('+1 206 555 0004');
  expect(await phoneNow(page, id)).toBe('+1 206 555 0003');
  await dialog.getByRole('button', { name: 'Keep mine' }).click();
  await expect(dialog).toBeHidden();
  await expect.poll(() => phoneNow(page, id)).toBe('+1 206 555 0004');
  const versions = (await (await page.request.get(`/api/resumes/${id}/versions`)).json()) as { id: string }[];
  const kept = await Promise.all(
    versions.map(async (version) => (await page.request.get(`/api/resumes/${id}/versions/${version.id}`)).text()),
  );
  expect(kept.some((text) => text.includes('+1 206 555 0003'))).toBe(true);
});

test('two tabs of one browser follow each other', async ({ page, context }) => {
  const id = await storeResume(page);
  await open(page, id);
  const other = await context.newPage();
  await open(other, id);
  await phone(page).fill('+1 206 555 0005');
  await expect(saved(page)).toBeVisible();
  await expect(phone(other)).toHaveValue('+1 206 555 0005');
  await phone(other).fill('+1 206 555 0006');
  await expect(phone(page)).toHaveValue('+1 206 555 0006');
  await other.close();
});

test('signing in in the middle of typing keeps the words and the address', async ({ page }) => {
  const id = await storeResume(page);
  await open(page, id);
  await phone(page).fill('+1 206 555 0007');
  await createAccount(page, 'typist');
  await expect(phone(page)).toHaveValue('+1 206 555 0007');
  await phone(page).fill('+1 206 555 0008');
  await expect.poll(() => phoneNow(page, id)).toBe('+1 206 555 0008');
  await expect(page).toHaveURL(new RegExp(`/resume-builder/${id}`));
});

test('a variant is offered what changed in its base', async ({ page }) => {
  const id = await storeResume(page);
  const copy = await page.request.post(`/api/resumes/${id}/copy`, { data: { linked: true, title: 'Clinic variant' } });
  const variant = ((await copy.json()) as { id: string }).id;
  const base = await storedResume(page, id);
  await page.request.put(`/api/resumes/${id}`, {
    data: { ...base, personalInfo: { ...base.personalInfo, phone: '+1 206 555 0009' } },
  });
  await page.goto(`/resume-builder/${variant}?review=base`);
  await expect(page.getByRole('heading', { name: 'Review 1 change' })).toBeVisible();
  await page
    .getByRole('button', { name: /^Accept/ })
    .last()
    .click();
  await page.getByRole('button', { name: 'Apply 1 change' }).click();
  await expect(toast(page, 'Resume Saved')).toBeVisible();
  expect(await phoneNow(page, variant)).toBe('+1 206 555 0009');
});
