import { expect, test, type Page } from '@playwright/test';
import { registerInDialog } from '../support/actions/account';
import { downloadFile, readPdfText, readWordText } from '../support/actions/downloads';
import { getToast } from '../support/actions/page';
import { jobPosting, resumeFixture } from '../support/resume-fixture';

const { personalInfo, experience, education, skills } = resumeFixture;
const [city, region] = personalInfo.location.split(', ');
const toIsoDate = (date?: string) => date?.split('/').reverse().join('-');

const jsonResume = {
  basics: {
    name: `${personalInfo.firstName} ${personalInfo.lastName}`,
    label: personalInfo.headline,
    email: personalInfo.email,
    phone: personalInfo.phone,
    summary: personalInfo.summary,
    location: { city, region },
  },
  work: experience.map(({ company, position, startDate, endDate, achievements }) => ({
    name: company,
    position,
    startDate: toIsoDate(startDate),
    endDate: toIsoDate(endDate),
    highlights: achievements,
  })),
  education: education.map(({ institution, degree, field, startDate, endDate }) => ({
    institution,
    studyType: degree,
    area: field,
    startDate: toIsoDate(startDate),
    endDate: toIsoDate(endDate),
  })),
  skills: [{ name: 'Clinical', keywords: skills }],
};

async function fixCheck(page: Page, check: string, field: string, text: string) {
  const row = page.getByRole('listitem').filter({ has: page.getByText(check, { exact: true }) });
  await row.getByRole('button').click();
  await expect(page.locator(':focus')).toHaveAccessibleName(new RegExp(`^${field}\\b`));
  await page.locator(':focus').fill(text);
  await expect(row.getByRole('button')).toHaveCount(0);
  await expect(row).toContainText(/(\d+)\/\1/);
}

test('a file from another program can be imported, fixed, reviewed, tailored, and downloaded', async ({ page }) => {
  await page.goto('/');
  await registerInDialog(page, 'seeker');

  await page.goto('/resume-builder');
  await page.getByRole('main').getByRole('link', { name: 'Import a resume' }).click();
  await page
    .getByLabel('Choose a file')
    .last()
    .setInputFiles({
      name: 'resume.json',
      mimeType: 'application/json',
      buffer: Buffer.from(JSON.stringify(jsonResume)),
    });
  await expect(page.getByRole('heading', { level: 1, name: 'Check what we read' })).toBeVisible();
  await page.getByRole('button', { name: 'Create resume' }).click();
  await expect(page).toHaveURL(/\/resume-builder\/[0-9a-f-]{36}/);

  await page.getByRole('tab', { name: /Choose Template/ }).click();
  await page.getByRole('radio', { name: /^Classic Executive/ }).click();
  await page.getByRole('button', { name: 'Continue to Content' }).click();
  await expect(page.getByRole('tab', { name: /Add Content/, selected: true })).toBeVisible();

  await page.getByRole('button', { name: 'ATS score' }).click();
  await page.getByRole('button', { name: 'By section' }).click();
  await page.locator('summary').filter({ hasText: 'Written well' }).click();
  await page
    .locator('summary')
    .filter({ hasText: /^Complete/ })
    .click();
  await fixCheck(page, 'Contact details and a link', 'LinkedIn', 'https://www.linkedin.com/in/ines-halvorsen');
  await fixCheck(page, 'No stock phrases', 'Achievement 2', 'Assigned 12 nurses a night as charge nurse.');
  await fixCheck(page, 'Enough skills', 'Skills', [...skills, 'Charting', 'Splinting', 'Phlebotomy'].join(', '));
  await page.keyboard.press('ControlOrMeta+s');
  await expect(getToast(page, 'Resume Saved')).toBeVisible();

  await page.getByRole('button', { name: 'AI Optimize' }).click();
  const dialog = page.getByRole('dialog', { name: 'AI Optimize' });
  await dialog.getByLabel('Job posting').fill(jobPosting);
  await dialog.getByRole('button', { name: 'Tailor to this job' }).click();
  const review = page.getByRole('region', { name: /^Review \d+ changes$/ });
  await expect(review).toContainText(/Job match(?:: \d+ now| \d+\.)/);
  const getChange = (text: string) => review.getByRole('listitem').filter({ hasText: text });
  await getChange('Skilled in').getByRole('button', { name: 'Accept' }).click();
  await review.getByLabel('IV therapy: where did you use it?').selectOption('Add to skills');
  await review.getByRole('button', { name: 'Accept IV therapy' }).click();
  await getChange('Telehealth').getByRole('button', { name: 'Haven’t used it' }).click();
  await review.getByRole('button', { name: 'Apply 2 changes' }).click();
  await expect(getToast(page, 'Resume Optimized')).toBeVisible();

  await page.getByRole('tab', { name: /Preview & Export/ }).click();
  const exportRegion = page.getByRole('region', { name: 'Export' });
  const pdfText = await readPdfText(
    await downloadFile(page, exportRegion.getByRole('button', { name: 'Download PDF' })),
  );
  const wordText = await readWordText(
    await downloadFile(page, exportRegion.getByRole('button', { name: 'Download: Word' })),
  );
  for (const text of [pdfText, wordText]) {
    const flatText = text.replace(/\s+/g, ' ');
    expect(flatText).toContain(personalInfo.summary);
    expect(flatText).toMatch(/Skilled in .*ACLS/);
    expect(flatText).toContain('IV therapy');
    expect(flatText).not.toContain('Telehealth');
    expect(flatText).toContain('Assigned 12 nurses a night as charge nurse.');
    expect(flatText).toContain('linkedin.com/in/ines-halvorsen');
  }
});
