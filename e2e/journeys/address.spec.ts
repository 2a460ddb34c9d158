import { expect, test } from '@playwright/test';
import { registerInDialog } from '../support/actions/account';
import { getToast } from '../support/actions/page';
import { findEmailedLink, useSeparateApp } from '../support/separate-app';

const app = useSeparateApp();
const { baseUrl } = app;

test('emailed links verify the first address and a new address', async ({ page }) => {
  const findLink = (to: string) => findEmailedLink(app, to, /\/(verify-address\?token=[\w.-]+)/);
  const verify = async (to: string) => {
    await page.goto(`${baseUrl}/${await findLink(to)}`);
    await expect(page.getByText(`Confirm that ${to} is your email address.`)).toBeVisible();
    await page.getByRole('button', { name: 'Verify this address' }).click();
    await expect(page.getByText('Your email address is verified')).toBeVisible();
    await page.getByRole('link', { name: 'Go to your account' }).click();
  };
  await page.goto(`${baseUrl}/templates`);
  const address = `${await registerInDialog(page, 'mover')}@example.com`;
  await page.goto(`${baseUrl}/account`);
  await expect(page.getByText('Not verified yet. We sent you a link by email.')).toBeVisible();
  await verify(address);
  await expect(page.getByText(address)).toBeVisible();
  await expect(page.getByText('Not verified yet')).toBeHidden();

  await page.getByRole('button', { name: 'Edit…' }).click();
  const dialog = page.getByRole('dialog', { name: 'Edit your profile' });
  await dialog.getByLabel('Username').fill('Inés Halvorsen');
  await dialog.getByLabel('Email').fill('moved@example.com');
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect(getToast(page, 'Profile saved')).toContainText('We’ve sent a link to moved@example.com.');
  await expect(page.getByText('Waiting for moved@example.com to be verified.')).toBeVisible();
  await verify('moved@example.com');
  const profile = page.getByRole('region', { name: 'Profile' });
  await expect(profile).toContainText('Inés Halvorsen');
  await expect(profile).toContainText('moved@example.com');
  await expect(profile).not.toContainText(address);
});
