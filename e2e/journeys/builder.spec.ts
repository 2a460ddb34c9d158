import { expect, test, type Page } from '@playwright/test';
import { getAxeViolations } from '../support/axe-violations';
import { registerInDialog } from '../support/actions/account';
import { getPhoneField, getStoredPhone } from '../support/actions/builder';
import { downloadFile, readPdfText } from '../support/actions/downloads';
import { getToast } from '../support/actions/page';
import { fetchResume, createResume } from '../support/resume-fixture';

const getSavedLabel = (page: Page) => page.getByText('All changes saved').first();

async function openResume(page: Page, id: string) {
  await page.goto(`/resume-builder/${id}`);
  await expect(page.getByRole('heading', { level: 1, name: 'Edit Resume' })).toBeVisible();
}

test('an incomplete resume can be saved and downloaded, and missing fields are marked', async ({ page }) => {
  await page.goto('/resume-builder?template=classic-executive');
  await expect(page.getByRole('heading', { level: 1, name: 'Create Your Resume' })).toBeVisible();
  await page.getByLabel('First name').fill('Ines');
  await page.getByRole('button', { name: 'More actions' }).click();
  await page.getByRole('button', { name: 'Save a version' }).click();
  await expect(getToast(page, 'Resume Saved')).toBeVisible();
  await expect(page.getByText('Last name is required')).toBeVisible();
  await expect(page.getByText('Company name is required')).toBeVisible();

  await page.getByRole('button', { name: 'Download PDF' }).click();
  const missingDialog = page.getByRole('dialog', { name: /^\d+ things are missing$/ });
  await missingDialog.getByRole('button', { name: 'Last name is required' }).click();
  await expect(page.getByLabel('Last name')).toBeFocused();
  await page.getByRole('button', { name: 'Download PDF' }).click();
  const file = await downloadFile(page, missingDialog.getByRole('button', { name: 'Download anyway' }));
  expect(await readPdfText(file)).toContain('Ines');

  await expect(page).toHaveURL(/\/resume-builder\/[0-9a-f-]{36}/);
  await page.reload();
  await expect(page.getByLabel('First name')).toHaveValue('Ines');
});

test('the page stays where it is while bullets are added and removed', async ({ page }) => {
  await openResume(page, await createResume(page));
  const bullets = page.getByLabel(/^Achievement \d+$/);
  const count = await bullets.count();
  const position = await bullets.first().evaluate((bullet) => {
    window.scrollBy(0, bullet.getBoundingClientRect().top - 150);
    bullet.focus();
    return window.scrollY;
  });
  await page.keyboard.press('Enter');
  await expect(bullets.nth(1)).toBeFocused();
  await expect(bullets).toHaveCount(count + 1);
  await page.keyboard.press('Backspace');
  await expect(bullets.first()).toBeFocused();
  await expect(bullets).toHaveCount(count);
  expect(await page.evaluate(() => window.scrollY)).toBe(position);
});

test('changes made right before a reload are kept', async ({ page }) => {
  const id = await createResume(page);
  await openResume(page, id);
  page.on('dialog', (dialog) => void dialog.accept());
  await getPhoneField(page).fill('+1 206 555 0001');
  await page.reload();
  await expect(getPhoneField(page)).toHaveValue('+1 206 555 0001');
  await expect.poll(() => getStoredPhone(page, id)).toBe('+1 206 555 0001');
});

test('changes made offline are kept', async ({ page, context }) => {
  const id = await createResume(page);
  await openResume(page, id);
  await context.setOffline(true);
  await getPhoneField(page).fill('+1 206 555 0002');
  await expect(page.getByText('You’re offline. Your changes are kept on this device.')).toBeVisible();
  await context.setOffline(false);
  await expect(getSavedLabel(page)).toBeVisible();
  expect(await getStoredPhone(page, id)).toBe('+1 206 555 0002');
});

test('leaving with unsaved changes asks for confirmation, and the changes are restored', async ({ page, context }) => {
  const id = await createResume(page);
  await openResume(page, id);
  await page.route('**/api/resumes/*/draft', (route) => route.abort());
  await getPhoneField(page).fill('+1 206 555 0010');
  await expect(page.getByText('You’re offline. Your changes are kept on this device.')).toBeVisible();
  await page.getByRole('navigation').first().getByRole('link', { name: 'Contact' }).click();
  const dialog = page.getByRole('dialog', { name: 'Leave without saving?' });
  await dialog.getByRole('button', { name: 'Leave' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Contact' })).toBeVisible();
  expect(await getStoredPhone(page, id)).not.toBe('+1 206 555 0010');

  await page.unroute('**/api/resumes/*/draft');
  const newPage = await context.newPage();
  await openResume(newPage, id);
  await expect(getPhoneField(newPage)).toHaveValue('+1 206 555 0010');
  await expect.poll(() => getStoredPhone(page, id)).toBe('+1 206 555 0010');
});

test('changes from two devices are merged, and the user resolves conflicts', async ({ page, browser }) => {
  const id = await createResume(page);
  // Unlike two tabs of one browser, two devices don't sync directly.
  const context = await browser.newContext({ storageState: await page.context().storageState() });
  const otherDevice = await context.newPage();
  await openResume(page, id);
  await openResume(otherDevice, id);
  const getEmailField = (target: Page) => target.getByLabel('Email', { exact: true });
  const getPersonalInfo = async () => (await fetchResume(page, id)).current.personalInfo;

  await getEmailField(otherDevice).fill('there@example.com');
  await expect.poll(async () => (await getPersonalInfo()).email).toBe('there@example.com');
  await getPhoneField(page).fill('+1 206 555 0003');
  await expect(getToast(page, 'Changes from another tab or device were added')).toBeVisible();
  await expect(getEmailField(page)).toHaveValue('there@example.com');
  await expect.poll(getPersonalInfo).toMatchObject({ email: 'there@example.com', phone: '+1 206 555 0003' });

  await getPhoneField(otherDevice).fill('+1 206 555 0004');
  await otherDevice.getByLabel('Location', { exact: true }).first().fill('Olympia, WA');
  const dialog = otherDevice.getByRole('dialog', { name: 'This resume was changed somewhere else' });
  const phoneGroup = dialog.getByRole('group', { name: /^Phone/ });
  await expect(dialog.getByRole('group')).toHaveCount(1);
  await expect(phoneGroup.getByRole('radio', { name: 'Here +1 206 555 0004' })).toBeChecked();
  await phoneGroup.getByRole('radio', { name: 'Here +1 206 555 0004' }).focus();
  await otherDevice.keyboard.press('ArrowDown');
  await expect(phoneGroup.getByRole('radio', { name: 'Somewhere else +1 206 555 0003' })).toBeChecked();
  expect(await getAxeViolations(otherDevice)).toEqual([]);
  await dialog.getByRole('button', { name: 'Apply choices' }).click();
  await expect(dialog).toBeHidden();
  const mergedInfo = { email: 'there@example.com', phone: '+1 206 555 0003', location: 'Olympia, WA' };
  await expect.poll(getPersonalInfo).toMatchObject(mergedInfo);

  // Undo and the version history can both restore the rejected text.
  await otherDevice.getByRole('button', { name: 'Undo', exact: true }).click();
  await expect(getPhoneField(otherDevice)).toHaveValue('+1 206 555 0004');
  await expect.poll(getPersonalInfo).toMatchObject({ ...mergedInfo, phone: '+1 206 555 0004' });
  const versions = (await (await page.request.get(`/api/resumes/${id}/versions`)).json()) as { id: string }[];
  const versionTexts = await Promise.all(
    versions.map(async (version) => (await page.request.get(`/api/resumes/${id}/versions/${version.id}`)).text()),
  );
  for (const text of ['+1 206 555 0003', '+1 206 555 0004'])
    expect(versionTexts.some((versionText) => versionText.includes(text))).toBe(true);
  await context.close();
});

test('two tabs of one browser stay in sync', async ({ page, context }) => {
  const id = await createResume(page);
  await openResume(page, id);
  const otherTab = await context.newPage();
  await openResume(otherTab, id);
  await getPhoneField(page).fill('+1 206 555 0005');
  await expect(getSavedLabel(page)).toBeVisible();
  await expect(getPhoneField(otherTab)).toHaveValue('+1 206 555 0005');
  await getPhoneField(otherTab).fill('+1 206 555 0006');
  await expect(getPhoneField(page)).toHaveValue('+1 206 555 0006');
  await otherTab.close();
});

test('signing in while typing keeps the text and the URL', async ({ page }) => {
  const id = await createResume(page);
  await openResume(page, id);
  await getPhoneField(page).fill('+1 206 555 0007');
  await registerInDialog(page, 'typist');
  await expect(getPhoneField(page)).toHaveValue('+1 206 555 0007');
  await getPhoneField(page).fill('+1 206 555 0008');
  await expect.poll(() => getStoredPhone(page, id)).toBe('+1 206 555 0008');
  await expect(page).toHaveURL(new RegExp(`/resume-builder/${id}`));
});

test('a variant can adopt changes made to its base resume', async ({ page }) => {
  const id = await createResume(page);
  const copyResponse = await page.request.post(`/api/resumes/${id}/copy`, {
    data: { linked: true, title: 'Clinic variant' },
  });
  const variantId = ((await copyResponse.json()) as { id: string }).id;
  const base = await fetchResume(page, id);
  await page.request.put(`/api/resumes/${id}`, {
    data: { ...base, personalInfo: { ...base.personalInfo, phone: '+1 206 555 0009' } },
  });
  await page.goto(`/resume-builder/${variantId}?review=base`);
  await expect(page.getByRole('heading', { name: 'Review 1 change' })).toBeVisible();
  await page
    .getByRole('button', { name: /^Accept/ })
    .last()
    .click();
  await page.getByRole('button', { name: 'Apply 1 change' }).click();
  await expect(getToast(page, 'Resume Saved')).toBeVisible();
  expect(await getStoredPhone(page, variantId)).toBe('+1 206 555 0009');
});
