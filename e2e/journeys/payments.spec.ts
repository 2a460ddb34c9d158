import { expect, test, type Browser, type Page } from '@playwright/test';
import { downloadFile, readPdfText } from '../support/actions/downloads';
import { expectResult, submitGeneratorForm } from '../support/actions/generator';
import { getToast, waitUntilHydrated } from '../support/actions/page';
import { findEmailedLink, useSeparateApp } from '../support/separate-app';
import { adminCredentials } from '../support/test-app';
import { resumeFixture } from '../support/resume-fixture';

const payerEmail = 'payer@example.com';
const premiumHeading = 'You have Premium';

const confirmationLabels = {
  before: 'Before I’m back',
  late: '5 seconds later',
  twice: 'Twice at once',
  never: /Never/,
};

test.describe('paying', () => {
  const app = useSeparateApp({ STRIPE_RECONCILE_SECONDS: '15' });
  const { baseUrl } = app;

  async function pay(page: Page, confirmation: keyof typeof confirmationLabels = 'before', email = payerEmail) {
    await expect(page.getByText('Test payment: no money moves')).toBeVisible();
    await page.getByLabel('Email for the receipt').fill(email);
    await page.getByLabel(confirmationLabels[confirmation]).check();
    await page.getByRole('button', { name: /^Pay \$19\.00/ }).click();
  }

  async function openUpgrade(page: Page) {
    await page.goto(`${baseUrl}/upgrade`);
    await page.getByRole('button', { name: 'Unlock Unlimited Access - $19' }).click();
  }

  test('a payment removes the paywall, and a refund brings it back', async ({ page, browser }) => {
    test.setTimeout(240_000);
    await page.goto(`${baseUrl}/autonomous`);
    for (const title of ['Registered Nurse', 'Data Analyst', 'Line Cook']) {
      await submitGeneratorForm(page, title, 'Healthcare');
      await expectResult(page);
      await page.getByRole('button', { name: 'Generate Another' }).first().click();
    }
    await expect(page.getByText('3 of 3 free generations used.')).toBeVisible();
    await submitGeneratorForm(page, 'Actuary', 'Finance');
    await expect(page.getByRole('heading', { level: 1, name: 'You’ve used your 3 free generations' })).toBeVisible();
    await page.getByRole('button', { name: 'Unlock Unlimited Access - $19' }).click();
    await pay(page);

    await expect(page).toHaveURL(/\/autonomous\?session_id=/);
    const unlockedRegion = page.getByRole('region', { name: premiumHeading });
    await expect(unlockedRegion).toContainText(`A receipt is on its way to ${payerEmail}.`);
    await expect(page.getByLabel('Target job title')).toHaveValue('Actuary');
    await unlockedRegion.getByRole('button', { name: 'Create Account' }).click();
    const dialog = page.getByRole('dialog');
    await expect(dialog.getByLabel('Email')).toHaveValue(payerEmail);
    await dialog.getByLabel('Username').fill('payer');
    await dialog.getByLabel('Password', { exact: true }).fill('calm desk real paper');
    await dialog.getByLabel('Confirm password').fill('calm desk real paper');
    await dialog.getByRole('button', { name: 'Create Account' }).click();
    await expect(getToast(page, 'Account created!')).toBeVisible();

    await page.getByRole('button', { name: 'Generate', exact: true }).click();
    await expectResult(page);

    const createResponse = await page.request.post(`${baseUrl}/api/resumes`, {
      data: { ...resumeFixture, templateId: 'modern-accent' },
    });
    const { id } = (await createResponse.json()) as { id: string };
    await page.goto(`${baseUrl}/resume-builder/${id}?tab=preview`);
    const exportRegion = page.getByRole('region', { name: 'Export' });
    expect(
      await readPdfText(await downloadFile(page, exportRegion.getByRole('button', { name: 'Download PDF' }))),
    ).toContain('Halvorsen');

    await page.goto(`${baseUrl}/success`);
    await expect(page.getByRole('heading', { level: 1, name: premiumHeading })).toBeVisible();
    await expect(page.getByText('Paid $19.00')).toBeVisible();
    const tips = await downloadFile(page, page.getByRole('button', { name: 'Download the interview-tips PDF' }));
    expect((await readPdfText(tips)).length).toBeGreaterThan(10_000);

    await page.goto(`${baseUrl}/dashboard`);
    await expect(page.getByText('Unlimited', { exact: true })).toBeVisible();
    const payments = page.getByRole('region', { name: 'Payments' });
    await payments.getByRole('button', { name: /^Request a refund/ }).click();
    await page.getByLabel('Reason (optional)').fill('I found a job.');
    await page.getByRole('dialog').getByRole('button', { name: 'Request a refund' }).click();
    await expect(payments).toContainText('You requested a refund on');
    const receipt = /SL-\d{4}-[0-9A-Z]{6}/.exec((await payments.textContent()) ?? '')![0];
    await refund(browser, receipt);

    await expect(async () => {
      await page.reload();
      await expect(payments).toContainText('Refunded', { timeout: 2_000 });
    }).toPass();
    await expect(page.getByText('Free Account')).toBeVisible();
    await page.goto(`${baseUrl}/autonomous?title=Actuary&industry=Finance`);
    await expect(page.getByRole('heading', { level: 1, name: 'You’ve used your 3 free generations' })).toBeVisible();
  });

  async function refund(browser: Browser, receipt: string) {
    const context = await browser.newContext({ baseURL: baseUrl });
    await context.request.post('/api/auth/login', { data: adminCredentials });
    const inbox = await context.newPage();
    await inbox.goto('/inbox');
    await inbox
      .getByRole('list', { name: 'Messages' })
      .getByRole('link', { name: /Refund/ })
      .click();
    const message = inbox.getByRole('article');
    await expect(message).toContainText('I found a job.');
    await message.getByRole('button', { name: new RegExp(`${receipt}$`) }).click();
    await inbox.getByRole('dialog').getByRole('button', { name: 'Refund $19.00' }).click();
    await expect(message).toContainText(', refunded.');
    await context.close();
  }

  for (const confirmation of ['before', 'late', 'twice', 'never'] as const) {
    test(`a payment grants Premium (confirmation: ${confirmation})`, async ({ page }) => {
      test.setTimeout(120_000);
      await openUpgrade(page);
      await pay(page, confirmation);
      await expect(page).toHaveURL(/\/success\?session_id=/);
      if (confirmation === 'late') {
        await expect(page.getByRole('heading', { level: 1, name: 'Confirming your payment' })).toBeVisible();
        await expect(page.getByRole('status').getByRole('listitem')).toHaveCount(3);
      }
      const heading = page.getByRole('heading', { level: 1, name: premiumHeading });
      await expect(heading).toBeVisible({ timeout: 45_000 });
      await expect(heading).toBeFocused();
      await expect(page.getByRole('region', { name: 'Keep your purchase' })).toBeVisible();
      // Even two confirmations create only one payment.
      const payments = (await (await page.request.get(`${baseUrl}/api/payments`)).json()) as unknown[];
      expect(payments).toHaveLength(1);
      await page.goto(`${baseUrl}/upgrade`);
      await waitUntilHydrated(page);
      await expect(page.getByRole('heading', { name: 'You have Premium' })).toBeVisible();
    });
  }

  test('leaving the payment page shows a notice and creates no payment', async ({ page }) => {
    await openUpgrade(page);
    await page.getByRole('button', { name: 'Cancel' }).click();
    await expect(page).toHaveURL(`${baseUrl}/upgrade`);
    await expect(page.getByText('You left the payment page.')).toBeVisible();
    await expect(page.getByRole('button', { name: 'Unlock Unlimited Access - $19' })).toBeVisible();
    expect(await (await page.request.get(`${baseUrl}/api/payments`)).json()).toEqual([]);
  });

  test('the link in the receipt grants Premium in another browser, and a broken link shows an error', async ({
    page,
    browser,
  }) => {
    await openUpgrade(page);
    await pay(page, 'before', 'moving@example.com');
    await expect(page.getByRole('heading', { level: 1, name: premiumHeading })).toBeVisible();
    const link = await findEmailedLink(app, 'moving@example.com', /\/success(\?claim=[\w.-]+)/);
    const otherPage = await (await browser.newContext()).newPage();
    await otherPage.goto(`${baseUrl}/success${link}`);
    await expect(otherPage.getByRole('heading', { level: 1, name: premiumHeading })).toBeVisible();
    await otherPage.goto(`${baseUrl}/success?claim=broken`);
    await expect(otherPage.getByRole('heading', { level: 1, name: 'This link has expired' })).toBeVisible();
    await otherPage.context().close();
  });
});
