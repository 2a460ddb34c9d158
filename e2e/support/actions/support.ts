import { expect, type Page } from '@playwright/test';
import { clickButton } from './page';

export async function askHelp(page: Page, question: string) {
  await page.getByRole('textbox', { name: 'Your question' }).fill(question);
  await clickButton('Ask')(page);
  await expect(page.getByRole('button', { name: 'Start over' })).toBeVisible();
}

export async function openEscalatedChat(page: Page) {
  // A click may fail, because the button hides where it would cover a control.
  await page.getByRole('button', { name: 'Open AI Support Chat' }).press('Enter');
  const dialog = page.getByRole('dialog', { name: 'AI Support Chat' });
  await dialog.getByLabel('Message', { exact: true }).fill('I would like to talk to a person');
  await page.keyboard.press('Enter');
  await expect(dialog.getByText('Complex Issue Detected.')).toBeVisible();
  await dialog.getByRole('button', { name: 'Start over' }).click();
}
