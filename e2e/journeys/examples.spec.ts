import { expect, test } from '@playwright/test';

test('an example provides placeholders that are not saved', async ({ page }) => {
  await page.goto('/resume-examples');
  await page.getByText('Finance', { exact: true }).click();
  await expect(page).toHaveURL(/industry=finance/);
  await page.getByLabel('Search examples').fill('financial analyst');
  await expect(page.getByText('1 example', { exact: true })).toBeVisible();
  await page.getByRole('link', { name: 'Preview: Financial Analyst' }).click();
  const example = page.getByRole('article', { name: 'Example resume: Financial Analyst' });
  await expect(example).toContainText('Larkwind Energy');
  await page.getByRole('link', { name: 'Use this example' }).click();

  const firstName = page.getByLabel('First name');
  await expect(firstName).toHaveAttribute('placeholder', 'Daniel');
  await expect(firstName).toHaveValue('');
  await expect(page.getByText('Example: Junior Financial Analyst')).toBeVisible();
  await firstName.fill('Ines');
  await expect(page).toHaveURL(/\/resume-builder\/[0-9a-f-]{36}/);
  const id = new URL(page.url()).pathname.split('/').at(-1);
  const fetchStoredText = async () => await (await page.request.get(`/api/resumes/${id}`)).text();
  await expect.poll(fetchStoredText).toContain('Ines');
  expect(await fetchStoredText()).not.toMatch(/Daniel|Osei|Larkwind|Kingsmere/);

  await page.reload();
  await page.getByRole('tab', { name: /Content/ }).click();
  await expect(page.getByLabel('Last name')).toHaveAttribute('placeholder', 'Osei');
});

test('example pages work without scripts', async ({ request }) => {
  const html = await (await request.get('/de/resume-examples/analyst')).text();
  expect(html).toContain('<title>Lebenslauf-Beispiel: Finanzanalyst');
  expect(html).toContain('Lerchwind Energie');
  expect(html).toContain('"@type":"CreativeWork"');
  const untranslatedHtml = await (await request.get('/de/resume-examples/lawyer')).text();
  expect(untranslatedHtml).toMatch(/<link rel="canonical" href="[^"]*\/resume-examples\/lawyer"/);
  expect((await request.get('/resume-examples/astronaut')).status()).toBe(404);
});
