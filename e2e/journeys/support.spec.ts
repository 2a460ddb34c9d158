import { expect, test, type Page } from '@playwright/test';
import { getToast, waitUntilHydrated } from '../support/actions/page';
import { useSeparateApp } from '../support/separate-app';
import { adminCredentials } from '../support/test-app';

test.describe('help, chat, and human support', () => {
  const { baseUrl, readEmails } = useSeparateApp();
  test.use({ baseURL: baseUrl });

  async function expectEmail(to: string, text: string) {
    await expect(() => expect(readEmails(to).join('\n')).toContain(text)).toPass({ timeout: 30_000 });
  }

  const getConversation = (page: Page) => page.getByRole('list', { name: 'Conversation' });
  async function askHelp(page: Page, question: string) {
    await page.getByRole('textbox', { name: 'Your question' }).fill(question);
    await page.getByRole('button', { name: 'Ask', exact: true }).click();
    await expect(page.getByRole('textbox', { name: 'Your question' })).toHaveValue('');
  }
  async function openInboxAsAdmin(page: Page) {
    await page.request.post('/api/auth/login', { data: adminCredentials });
    await page.goto('/inbox');
    return page.getByRole('article');
  }

  test('help answers from an article and hands over to a human, who replies by email', async ({ page, browser }) => {
    await page.goto('/help');
    await page.getByRole('button', { name: 'Can I change the template later?' }).click();
    await expect(getConversation(page).getByRole('link', { name: 'Can I change the template later?' })).toBeVisible();
    await getConversation(page).getByRole('link', { name: 'Can I change the template later?' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Can I change the template later?' })).toBeVisible();
    await page.getByRole('link', { name: 'Help', exact: true }).first().click();

    await askHelp(page, 'I would like to talk to a person');
    await expect(getToast(page, 'Complex Issue Detected')).toBeVisible();
    await page.reload();
    await expect(getConversation(page).getByText('Can I change the template later?').first()).toBeVisible();
    const reference = await getConversation(page)
      .getByText(/^SL-\w{8}$/)
      .first()
      .textContent();
    await page.getByLabel('Email for our reply').fill('ines@example.com');
    await page.getByRole('button', { name: 'Use this address' }).click();
    await expect(getConversation(page).getByText(/reply to ines@example\.com within/)).toBeVisible();
    await expectEmail('ines@example.com', reference!);

    const adminPage = await (await browser.newContext()).newPage();
    const article = await openInboxAsAdmin(adminPage);
    await adminPage.getByRole('link', { name: /talk to a person/ }).click();
    await expect(article).toContainText(reference!);
    const turns = article.getByRole('list', { name: 'Conversation' }).getByRole('listitem');
    await expect(turns.last()).toContainText('I would like to talk to a person');
    await article.getByLabel('Reply').fill('Dear Ines, I am a person.');
    await article.getByRole('button', { name: 'Send reply' }).click();
    await expect(getToast(adminPage, 'Reply sent')).toBeVisible();
    await expect(article).toContainText('Sent reply');
    await expectEmail('ines@example.com', 'Dear Ines, I am a person.');
    await adminPage.getByRole('radio', { name: 'Answered' }).check();
    await expect(adminPage.getByRole('list', { name: 'Messages' })).toContainText('talk to a person');
    await adminPage.context().close();
  });

  test('the chat survives navigation and a reload, and can be restarted', async ({ page }) => {
    const openChat = async () => {
      await page.getByRole('button', { name: 'Open AI Support Chat' }).click();
      return page.getByRole('dialog', { name: 'AI Support Chat' });
    };
    await page.goto('/');
    await waitUntilHydrated(page);
    const chat = await openChat();
    await chat.getByLabel('Message', { exact: true }).fill('How do I download my resume as a PDF?');
    await page.keyboard.press('Enter');
    await expect(chat.getByRole('link', { name: 'How do I download the PDF?' })).toBeVisible();
    await page.getByRole('banner').getByRole('link', { name: 'Contact' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Contact' })).toBeFocused();
    await expect(chat).toContainText('How do I download my resume as a PDF?');

    await page.reload();
    await openChat();
    await expect(chat).toContainText('How do I download my resume as a PDF?');
    await chat.getByLabel('Message', { exact: true }).fill('One');
    await page.keyboard.press('Shift+Enter');
    await expect(chat.getByLabel('Message', { exact: true })).toHaveValue('One\n');
    await page.keyboard.press('Escape');
    await expect(chat).toBeHidden();
    await expect(page.getByRole('button', { name: 'Open AI Support Chat' })).toBeFocused();

    await openChat();
    await chat.getByRole('button', { name: 'Start over' }).click();
    await chat.getByRole('button', { name: 'Start over' }).last().click();
    await expect(chat).not.toContainText('How do I download my resume as a PDF?');
    expect(await (await page.request.get('/api/chat-support')).json()).toEqual([]);
  });

  test('a message from the contact page can be answered from the inbox', async ({ page, browser }) => {
    await page.goto('/contact');
    await page.getByLabel('Name').fill('Tom Brannigan');
    await page.getByLabel('Email').fill('tom@example.com');
    await page.getByLabel('Subject').fill('My training centre');
    await page.getByLabel('Message').fill('Their name should be on the paper. They pay for it.');
    await page.getByRole('button', { name: 'Send message' }).click();
    await expect(page.getByText(/Your reference: SL-/)).toBeVisible();

    const adminPage = await (await browser.newContext()).newPage();
    const article = await openInboxAsAdmin(adminPage);
    await adminPage.getByRole('link', { name: /My training centre/ }).click();
    await article.getByLabel('Reply').fill('It will be.');
    await article.getByRole('button', { name: 'Send reply' }).click();
    await expect(article).toContainText('Sent reply');
    await expectEmail('tom@example.com', 'It will be.');
    await article.getByRole('button', { name: 'Mark as closed' }).click();
    await expect(article.getByRole('button', { name: 'Reopen' })).toBeVisible();
    await adminPage.context().close();
  });
});
