import { expect, test, type Page } from '@playwright/test';
import { downloadFile, readPdfText } from '../support/actions/downloads';
import { getToast } from '../support/actions/page';

const resume = {
  accent: 'Harbour',
  pageSize: 'A4',
  personalInfo: {
    firstName: 'Ines',
    lastName: 'Halvorsen',
    email: 'ines@example.com',
    phone: '+1 253 555 0144',
    location: 'Tacoma, WA',
    headline: 'Registered Nurse',
    summary: 'Emergency nurse with eight years on busy receiving wards and a calm eye for triage at the front door.',
  },
  experience: [
    {
      company: 'Orrin Bay Hospital',
      position: 'Registered Nurse',
      startDate: '03/2020',
      current: true,
      achievements: ['Lead triage for up to 90 arrivals a shift.', 'Act as charge nurse two shifts a week.'],
    },
  ],
  education: [{ institution: 'Halden State', degree: 'BSc', field: 'Nursing', startDate: '2013', endDate: '2017' }],
  skills: ['Triage', 'Wound care'],
};

const countColoredPixels = (page: Page) =>
  page
    .getByRole('img', { name: /^Page 1 of/ })
    .evaluate((canvas: HTMLCanvasElement) => {
      const { data } = canvas.getContext('2d')!.getImageData(0, 0, canvas.width, canvas.height);
      let count = 0;
      for (let i = 0; i < data.length; i += 4) if (Math.abs(data[i]! - data[i + 2]!) > 30) count++;
      return count;
    })
    .catch(() => 0);

test('the preview matches the download and updates when the design changes', async ({ page }) => {
  const problems: string[] = [];
  page.on('console', (message) => {
    if (/Content Security Policy|worker/i.test(message.text())) problems.push(message.text());
  });
  await page.goto('/templates');
  const response = await page.request.post('/api/resumes', {
    data: resume,
    headers: { Origin: new URL(page.url()).origin },
  });
  const { id } = (await response.json()) as { id: string };

  await page.goto(`/resume-builder/${id}?tab=preview`);
  await expect.poll(() => countColoredPixels(page)).toBeGreaterThan(500);
  await expect(page.getByText('Reads cleanly: 40 of 40.')).toBeVisible();

  // The accent "Ink" has no color.
  await page.getByRole('radio', { name: 'Ink' }).check();
  await expect.poll(() => countColoredPixels(page)).toBeLessThan(100);
  const file = await downloadFile(
    page,
    page.getByRole('region', { name: 'Export' }).getByRole('button', { name: 'Download PDF' }),
  );
  expect(await readPdfText(file)).toContain('Lead triage for up to 90 arrivals a shift.');
  await expect(getToast(page, 'PDF Generated')).toBeVisible();

  await page.getByRole('radio', { name: 'What the ATS sees' }).check();
  await expect(page.getByRole('row', { name: /Job 1/ })).toContainText('Same');
  await expect(page.getByRole('row', { name: /Dates 1/ })).toContainText('March 2020 – present');
  expect(problems).toEqual([]);
});

test('a version can be compared and restored, and the replaced version is kept', async ({ page }) => {
  await page.goto('/templates');
  const headers = { Origin: new URL(page.url()).origin };
  const response = await page.request.post('/api/resumes', { data: resume, headers });
  const { id } = (await response.json()) as { id: string };
  const personalInfo = { ...resume.personalInfo, summary: 'Another summary altogether.' };
  await page.request.put(`/api/resumes/${id}`, { data: { ...resume, personalInfo }, headers });

  await page.goto(`/resume-builder/${id}?tab=preview`);
  await page.getByRole('button', { name: '1 earlier version' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('button', { name: /^Compare:/ }).click();
  await expect(dialog.locator('del').first()).toContainText('Emergency');
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: /^Restore:/ }).click();
  await expect(getToast(page, 'Restored')).toBeVisible();
  await expect(page.getByRole('button', { name: 'All 2 earlier versions' })).toBeVisible();
  await page.getByRole('tab', { name: /Add Content/ }).click();
  await expect(page.getByRole('article')).toContainText('Emergency nurse with eight years');
});
