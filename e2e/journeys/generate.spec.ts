import { expect, test } from '@playwright/test';
import { downloadFile, readPdfText } from '../support/actions/downloads';
import { expectResult, getResultHeading, submitGeneratorForm } from '../support/actions/generator';
import { getToast, waitUntilHydrated } from '../support/actions/page';

test('a guest gets from the home page to a downloaded resume with filled blanks', async ({ page }) => {
  await page.goto('/');
  const hero = page.getByRole('search').or(page.locator('form')).first();
  await hero.getByLabel('Target job title').fill('Registered Nurse');
  await hero.getByLabel('Industry').selectOption('Healthcare');
  await hero.getByRole('button', { name: 'Write my resume' }).click();

  await expect(page).toHaveURL(/\/autonomous/);
  await expect(page.getByRole('button', { name: 'Cancel' })).toBeVisible();
  await expectResult(page);
  await expect(getToast(page, 'Resume & Cover Letter Generated!')).toBeVisible();
  await expect(page.getByText('Written by the built-in writer.')).toBeVisible();
  await expect(page.getByText(/ATS score \d+%, \d+% once you fill in the blanks/)).toBeVisible();

  const blankCount = Number((await page.getByText(/\d+ blanks to fill/).textContent())?.match(/\d+/)?.[0]);
  expect(blankCount).toBeGreaterThan(10);
  await page.getByRole('button', { name: 'Fill in the blanks' }).click();
  await page.keyboard.type('Ines Halvorsen');
  await page.keyboard.press('Enter');
  await page.keyboard.press('Escape');
  await expect(page.getByText('Saved', { exact: true }).first()).toBeVisible();
  await expect(page.getByText(`${blankCount - 1} blanks to fill`)).toBeVisible();

  const file = await downloadFile(page, page.getByRole('button', { name: 'Download PDF' }).first());
  expect(file.suggestedFilename()).toBe('Ines-Halvorsen-Registered-Nurse-Resume.pdf');
  const text = await readPdfText(file);
  const expectedTexts = [
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
  const positions = expectedTexts.map((expectedText) => text.indexOf(expectedText));
  expect(positions).not.toContain(-1);
  expect(positions).toEqual([...positions].sort((a, b) => a - b));
  await expect(getToast(page, 'PDF Generated')).toBeVisible();

  await page.reload();
  await expectResult(page);
  await expect(page.getByText(`${blankCount - 1} blanks to fill`)).toBeVisible();
  const letter = page.getByRole('region', { name: 'Cover letter' });
  expect(await readPdfText(await downloadFile(page, letter.getByRole('button', { name: 'Download PDF' })))).toContain(
    'Ines Halvorsen',
  );

  await page.getByRole('button', { name: 'Generate Another' }).first().click();
  await expect(page.getByLabel('Target job title')).toHaveValue('');
  await page.goBack();
  await expect(getResultHeading(page)).toBeVisible();
});

const facts: [RegExp, string][] = [
  [/^Your name$/, 'Ines Halvorsen'],
  [/^Email$/, 'ines@example.com'],
  [/^Phone$/, '+47 22 85 50 50'],
  [/^(City|Start at|End at)/, ''],
  [/^Employer$/, 'Northgate Hospital'],
  [/^School$/, 'Oslo Metropolitan University'],
  [/^Degree$/, 'Bachelor'],
  [/^Field of study$/, 'Nursing'],
  [/^Graduation year$/, '2018'],
  [/^Company/, 'Lakeshore Clinic'],
  [/\[number\]/, '12'],
  // Enter accepts the requested title.
  [/^Job title$/, ''],
];

test('a resume with one job is filled in completely and downloaded by keyboard', async ({ page }) => {
  await page.goto('/autonomous?title=Registered+Nurse&industry=Healthcare');
  await expectResult(page);
  await page.getByRole('button', { name: 'Fill in the blanks' }).press('Enter');
  const form = page.getByRole('region', { name: 'Fill in the blanks' });
  await expect(form.getByRole('group', { name: /^Job \d/ })).toHaveCount(3);
  await form.getByRole('button', { name: 'I’ve had one job' }).press('Enter');
  await expect(form.getByRole('group', { name: /^Job \d/ })).toHaveCount(1);
  await form.getByLabel('Your name').focus();
  const doneMessage = form.getByText('All filled.');
  // The two buttons above take one keystroke each.
  let keystrokeCount = 2;
  for (let blank = 0; blank < 30 && !(await doneMessage.isVisible()); blank++) {
    const name = await page.evaluate(() => document.activeElement?.closest('div')?.querySelector('label')?.textContent);
    const isFirstCity = name === 'City' && (await page.locator(':focus').getAttribute('aria-describedby')) === null;
    const value = isFirstCity
      ? 'Oslo'
      : name === 'Start at Northgate Hospital'
        ? '3/19'
        : facts.find(([pattern]) => pattern.test(name ?? ''))?.[1];
    expect(value, `a blank named ${name}`).toBeDefined();
    await page.keyboard.type(value ?? '');
    await page.keyboard.press('Enter');
    keystrokeCount += (value ?? '').length + 1;
  }
  // Filling all blanks one by one, including the blanks of jobs that the user never had, would take 314 keystrokes.
  expect(keystrokeCount).toBeLessThan(180);
  await expect(doneMessage).toBeVisible();
  await expect(doneMessage).toBeFocused();
  await expect(page.getByText(/once you fill in the blanks/)).toHaveCount(0);
  await page.keyboard.press('Tab');
  await expect(form.getByRole('button', { name: 'Download PDF' })).toBeFocused();
  const [file] = await Promise.all([page.waitForEvent('download'), page.keyboard.press('Enter')]);
  const text = await readPdfText(file);
  for (const fact of ['Ines Halvorsen', 'Northgate Hospital', 'Mar 2019', 'Present', 'Oslo'])
    expect(text).toContain(fact);
  expect(text).not.toContain('[');
  await page.reload();
  await expect(page.getByText('All filled.')).toBeVisible();

  const letter = page.getByRole('region', { name: 'Cover letter' });
  await letter.getByRole('button', { name: 'Write it from my resume' }).press('Enter');
  await expect(letter.getByRole('article')).toContainText('[why this company]');
  await expect(letter.getByRole('article')).toContainText('Northgate Hospital');
  await letter.getByRole('button', { name: 'Back to the first letter' }).press('Enter');
  await expect(letter.getByRole('article')).not.toContainText('[why this company]');
});

test('an earlier job can be removed and restored, and reversed dates are reported', async ({ page }) => {
  await page.goto('/autonomous?title=Registered+Nurse&industry=Healthcare');
  await expectResult(page);
  await page.getByRole('button', { name: 'Fill in the blanks' }).click();
  const form = page.getByRole('region', { name: 'Fill in the blanks' });
  const sheet = page.getByRole('article', { name: 'Resume' });
  await form.getByRole('group', { name: 'Job 3' }).getByLabel('Employer').fill('Bergen Care Home');
  await expect(sheet).toContainText('Bergen Care Home');
  await form.getByRole('button', { name: 'Remove job 3' }).click();
  await expect(sheet).not.toContainText('Bergen Care Home');
  await expect(form.getByRole('group', { name: 'Job 3' })).toHaveCount(0);
  await form.getByRole('button', { name: 'Add an earlier job' }).click();
  await expect(sheet).toContainText('Bergen Care Home');

  const job = form.getByRole('group', { name: /^Job 1/ });
  await expect(job.getByLabel('Job title')).toHaveValue('');
  await job.getByLabel('Job title').press('Enter');
  await expect(job.getByLabel('Job title')).toHaveValue('Registered Nurse');
  await job.getByLabel('Employer').fill('Northgate');
  await job.getByLabel('Start at Northgate').fill('03/2020');
  await job.getByLabel('End at Northgate').fill('01/2019');
  await expect(job.getByText('The end date is before the start date.')).toBeVisible();
  await job.getByLabel('End at Northgate').fill('01/2021');
  await expect(job.getByText('The end date is before the start date.')).toBeHidden();
});

test('the facts of an old resume fill the blanks', async ({ page }) => {
  await page.goto('/autonomous?title=Registered+Nurse&industry=Healthcare');
  await expectResult(page);
  await page.getByRole('button', { name: 'Fill in the blanks' }).click();
  const form = page.getByRole('region', { name: 'Fill in the blanks' });
  const [chooser] = await Promise.all([
    page.waitForEvent('filechooser'),
    form.getByRole('button', { name: 'Fill in from an old resume' }).click(),
  ]);
  const oldResume = [
    'Ines Halvorsen',
    'ines@example.com | +47 22 85 50 50 | Oslo',
    '',
    'Experience',
    'Nurse, Northgate Hospital',
    '03/2019 - Present',
    '- Looked after patients on a surgical ward',
    '',
    'Education',
    'Bachelor of Science in Nursing, Oslo Metropolitan University',
    '2015 - 2018',
  ];
  await chooser.setFiles({ name: 'old.txt', mimeType: 'text/plain', buffer: Buffer.from(oldResume.join('\n')) });
  await expect(getToast(page, 'blanks filled in')).toBeVisible();
  await expect(form.getByRole('group', { name: /^Job \d/ })).toHaveCount(1);
  await expect(form.getByLabel('Employer')).toHaveValue('Northgate Hospital');
  await expect(form.getByLabel('Start at Northgate Hospital')).toHaveValue('03/2019');
  await expect(form.getByLabel('Your name')).toHaveValue('Ines Halvorsen');
});

test('a form submitted before hydration stays filled', async ({ page }) => {
  // Blocks all scripts except early.js, so the page never hydrates.
  await page.route(/\.js$/, (route) => (route.request().url().endsWith('/early.js') ? route.continue() : undefined));
  await page.goto('/autonomous?title=Registered+Nurse&industry=Healthcare', { waitUntil: 'commit' });
  await expect(page.getByLabel('Target job title')).toHaveValue('Registered Nurse');
  await expect(page.getByLabel('Industry')).toHaveValue('Healthcare');
  await expect(page.locator('form[aria-busy=true]')).toBeVisible();
});

test('missing fields are reported without using a generation', async ({ page }) => {
  await page.goto('/autonomous');
  // Before hydration, the browser would validate the form itself.
  await waitUntilHydrated(page);
  await page.getByLabel('Target job title').fill('   ');
  await page.getByRole('button', { name: 'Generate', exact: true }).click();
  await expect(getToast(page, 'Missing Information')).toContainText('Please provide both job title and industry.');
  await expect(page.getByLabel('Target job title')).toBeFocused();
  await expect(page.getByText('0 of 3 free generations used.')).toBeVisible();
});

test('canceling keeps the draft without using a generation', async ({ page }) => {
  await page.goto('/autonomous');
  await submitGeneratorForm(page, 'Site Manager', 'Construction');
  // An empty sheet already has headings, so the test waits for a sentence.
  await expect(
    page
      .getByRole('article')
      .getByText(/\w+ \w+ \w+ \w+ \w+/)
      .first(),
  ).toBeVisible();
  await page.getByRole('button', { name: 'Cancel' }).click();
  await expect(
    page.getByText('You can still read what was written, and this didn’t use up a generation.'),
  ).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Summary' })).toBeVisible();
  await expect
    .poll(async (): Promise<unknown> => (await page.request.get('/api/me/allowance')).json())
    .toMatchObject({ used: 0, limit: 3 });
});

test('the fourth generation shows the paywall, which leads back to the form', async ({ page }) => {
  for (const title of ['Accountant', 'Auditor', 'Financial Analyst']) {
    const response = await page.request.post('/api/autonomous-generate', {
      data: { jobTitle: title, industry: 'Finance' },
    });
    expect(response.status()).toBe(200);
  }
  await page.goto('/autonomous');
  await submitGeneratorForm(page, 'Actuary', 'Finance');
  await expect(page.getByRole('heading', { level: 1, name: 'You’ve used your 3 free generations' })).toBeVisible();
  await expect(page.getByText('$19', { exact: true })).toBeVisible();
  await expect(page.getByRole('link', { name: 'Open Auditor' })).toBeVisible();
  await expect(page.locator('main li .sheet')).toHaveCount(3);
  await page
    .getByRole('button', { name: 'Back to the generator' })
    .or(page.getByRole('link', { name: 'Back to the generator' }))
    .click();
  await expect(page.getByLabel('Target job title')).toHaveValue('Actuary');
  await expect(page.getByText('You’ve used your 3 free generations.')).toBeVisible();
});

test('the whole journey works by keyboard and in Japanese', async ({ page }) => {
  await page.goto('/ja/autonomous');
  await expect(page.locator('html')).toHaveAttribute('lang', 'ja');
  await page.locator('input[name=title]').focus();
  await page.keyboard.type('看護師');
  await page.keyboard.press('Tab');
  await page.locator('select[name=industry]').selectOption('Healthcare');
  await page.keyboard.press('Tab');
  await page.keyboard.type('看護記録の経験がある方');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/ja\/autonomous\?result=/, { timeout: 45_000 });
  await expect(page.locator('h1')).toBeFocused();
});
