import { expect, test } from '@playwright/test';
import { download, expectResult, generate, resultHeading, textOf, toast } from './pages';

test('from the home page to a downloaded resume, blanks filled on the way', async ({ page }) => {
  await page.goto('/');
  const hero = page.getByRole('search').or(page.locator('form')).first();
  await hero.getByLabel('Target job title').fill('Registered Nurse');
  await hero.getByLabel('Industry').selectOption('Healthcare');
  await hero.getByRole('button', { name: 'Write my resume' }).click();

  // The writing is shown as it arrives, and can be cancelled.
  await expect(page).toHaveURL(/\/autonomous/);
  await expect(page.getByRole('button', { name: 'Cancel' })).toBeVisible();
  await expectResult(page);
  await expect(toast(page, 'Resume & Cover Letter Generated!')).toBeVisible();
  await expect(page.getByText('Written by the built-in writer.')).toBeVisible();
  await expect(page.getByText(/ATS score \d+%, \d+% once the blanks are filled/)).toBeVisible();

  // Blanks are filled in place, one after the other.
  const open = Number((await page.getByText(/\d+ blanks to fill/).textContent())?.match(/\d+/)?.[0]);
  expect(open).toBeGreaterThan(10);
  await page.getByRole('button', { name: 'Fill the blanks' }).first().click();
  await page.keyboard.type('Ines Halvorsen');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Escape');
  await expect(page.getByText('Saved', { exact: true }).first()).toBeVisible();
  await expect(page.getByText(`${open - 1} blanks to fill`)).toBeVisible();

  const file = await download(page, page.getByRole('button', { name: 'Download PDF' }).first());
  expect(file.suggestedFilename()).toBe('Ines-Halvorsen-Registered-Nurse-Resume.pdf');
  const text = await textOf(file);
  const order = [
    'Ines Halvorsen',
    'Registered Nurse',
    '[Email]',
    'Summary',
    'Experience',
    '[Employer]',
    '•',
    'Education',
    '[School]',
  ];
  const places = order.map((words) => text.indexOf(words));
  expect(places).not.toContain(-1);
  expect(places).toEqual([...places].sort((a, b) => a - b));
  await expect(toast(page, 'PDF Generated')).toBeVisible();

  // The letter carries the same name; a reload keeps everything.
  await page.reload();
  await expectResult(page);
  await expect(page.getByText(`${open - 1} blanks to fill`)).toBeVisible();
  const letter = page.getByRole('region', { name: 'Cover letter' });
  expect(await textOf(await download(page, letter.getByRole('button', { name: 'Download PDF' })))).toContain(
    'Ines Halvorsen',
  );

  await page.getByRole('button', { name: 'Generate Another' }).first().click();
  await expect(page.getByLabel('Target job title')).toHaveValue('');
  await page.goBack();
  await expect(resultHeading(page)).toBeVisible();
});

test('missing fields are named, and nothing is used', async ({ page }) => {
  await page.goto('/autonomous');
  // Before that the form is the browser's.
  await page.locator('html[data-ready]').waitFor();
  await page.getByLabel('Target job title').fill('   ');
  await page.getByRole('button', { name: 'Generate', exact: true }).click();
  await expect(toast(page, 'Missing Information')).toContainText('Please provide both job title and industry.');
  await expect(page.getByLabel('Target job title')).toBeFocused();
  await expect(page.getByText('0 of 3 free generations used.')).toBeVisible();
});

test('cancelling keeps what is written and gives the use back', async ({ page }) => {
  await page.goto('/autonomous');
  await generate(page, 'Site Manager', 'Construction');
  // Its headings stand on the empty sheet already.
  await expect(
    page
      .getByRole('article')
      .getByText(/\w+ \w+ \w+ \w+ \w+/)
      .first(),
  ).toBeVisible();
  await page.getByRole('button', { name: 'Cancel' }).click();
  await expect(page.getByText('What was written stays on the sheet, and the generation was given back.')).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Summary' })).toBeVisible();
  await expect
    .poll(async (): Promise<unknown> => (await page.request.get('/api/me/allowance')).json())
    .toMatchObject({ used: 0, limit: 3 });
});

test('the fourth generation shows the wall, which has a way back', async ({ page }) => {
  for (const title of ['Accountant', 'Auditor', 'Financial Analyst']) {
    const answer = await page.request.post('/api/autonomous-generate', {
      data: { jobTitle: title, industry: 'Finance' },
    });
    expect(answer.status()).toBe(200);
  }
  await page.goto('/autonomous');
  await generate(page, 'Actuary', 'Finance');
  await expect(page.getByRole('heading', { level: 1, name: 'Your 3 free generations are used' })).toBeVisible();
  await expect(page.getByText('$19', { exact: true })).toBeVisible();
  await expect(page.getByText('Auditor')).toBeVisible();
  await page
    .getByRole('button', { name: 'Back to the generator' })
    .or(page.getByRole('link', { name: 'Back to the generator' }))
    .click();
  await expect(page.getByLabel('Target job title')).toHaveValue('Actuary');
});

test('the whole journey by keyboard, in Japanese', async ({ page }) => {
  await page.goto('/ja/autonomous');
  await expect(page.locator('html')).toHaveAttribute('lang', 'ja');
  await page.locator('input[name=title]').focus();
  await page.keyboard.type('看護師');
  await page.keyboard.press('Tab');
  await page.locator('select[name=industry]').selectOption('Healthcare');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/ja\/autonomous\?result=/, { timeout: 45_000 });
  await expect(page.locator('h1')).toBeFocused();
});
