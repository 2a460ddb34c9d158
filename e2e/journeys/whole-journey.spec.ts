import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, test, type Locator } from '@playwright/test';
import { isNightly } from '@shortlist/testing/scope';
import { downloadFile, readPdfText, readWordText } from '../support/actions/downloads';

type Messages = Record<string, Record<string, string>>;
const readMessages = (area: string, language: string) =>
  JSON.parse(
    readFileSync(fileURLToPath(new URL(`../../mf-${area}/src/locales/${language}.json`, import.meta.url)), 'utf8'),
  ) as Messages;

/** The builder shows `name` in two parts. */
const people = [
  {
    language: 'en',
    title: 'Warehouse Supervisor',
    name: 'J. R. Smith Jr.',
    givenName: 'J. R.',
    familyName: 'Smith Jr.',
    bullet: 'Trained new staff on the loading dock',
    posting:
      'Warehouse Supervisor. You will plan shifts, train new staff and run cycle counts. ' +
      'Inventory control, forklift certification and SAP are required. Lean methods are a plus.',
  },
  {
    language: 'ja',
    title: '看護師',
    name: '佐藤花子',
    givenName: '花子',
    familyName: '佐藤',
    bullet: '新人看護師を指導',
    posting:
      '看護師（病棟）。入院患者の看護、新人看護師の指導、記録の作成をお任せします。' +
      '必須：看護師免許、電子カルテの経験、急性期病棟での経験。歓迎：訪問看護の経験。',
  },
  {
    language: 'de',
    title: 'Krankenpflegerin',
    name: 'Anna von Bülow',
    givenName: 'Anna',
    familyName: 'von Bülow',
    bullet: 'Neue Kolleginnen auf der Station eingearbeitet',
    posting:
      'Krankenpflegerin (m/w/d). Sie versorgen Patienten auf der Intensivstation, arbeiten neue Kollegen ein und ' +
      'führen die Pflegedokumentation. Wundmanagement und Schichtdienst sind Voraussetzung. Praxisanleitung ist von Vorteil.',
  },
] as const;

async function fillField(card: Locator, label: string, text: string) {
  const field = card.getByLabel(label, { exact: true });
  await field.fill(text);
  await field.press('Tab');
}

for (const { language, title, name, givenName, familyName, bullet, posting } of isNightly
  ? people
  : people.filter(({ language }) => ['en', 'ja'].includes(language))) {
  test(`a job title leads to a tailored resume, files and a letter without disabled buttons (${language})`, async ({
    page,
  }) => {
    const generator = readMessages('generator', language);
    const builder = readMessages('builder', language);
    const getMessage = (area: Messages, key: string, values: Record<string, string> = {}) => {
      const getProperty = (node: unknown, part: string) => (node as Record<string, unknown> | undefined)?.[part];
      const text = key.split('.').reduce<unknown>(getProperty, area);
      if (typeof text !== 'string') throw new Error(`There is no message ${key}`);
      return text.replace(/\{\{(\w+)\}\}/g, (_, name: string) => values[name] ?? '');
    };
    const createMessagePattern = (area: Messages, key: string) =>
      new RegExp(
        getMessage(area, key, { count: '\0', number: '\0' })
          .replace(/[.*+?^${}()|[\]\\]/g, '\\$&')
          .replaceAll('\0', '\\d+'),
      );
    const getPluralKey = (key: string, number: number) => `${key}_${new Intl.PluralRules(language).select(number)}`;
    const getButton = (text: string) => page.getByRole('main').getByRole('button', { name: text, exact: true });

    await page.goto(`${language === 'en' ? '' : `/${language}`}/autonomous`);
    await page.getByLabel(getMessage(generator, 'form.jobTitle')).fill(title);
    await page.getByLabel(getMessage(generator, 'form.industry')).selectOption({ index: 1 });
    await getButton(getMessage(generator, 'form.generate')).click();
    await expect(page.getByRole('heading', { level: 1, name: getMessage(generator, 'result.heading') })).toBeVisible({
      timeout: 45_000,
    });
    await getButton(getMessage(generator, 'blanks.fill')).click();
    const form = page.getByRole('region', { name: getMessage(generator, 'blanks.fill') });
    await form.getByRole('button', { name: getMessage(generator, 'blanks.removeJob', { number: '3' }) }).click();
    const person = form.getByRole('group', { name: getMessage(generator, 'blanks.group.person') });
    await fillField(person, getMessage(generator, 'blanks.field.name'), name);
    await fillField(person, getMessage(generator, 'blanks.field.email'), 'person@example.com');
    const jobs = form.getByRole('group', { name: createMessagePattern(generator, 'blanks.job') });
    await expect(jobs).toHaveCount(2);
    // Enter accepts the target title as the job's title.
    await jobs.first().getByLabel(getMessage(generator, 'blanks.field.title'), { exact: true }).press('Enter');
    await fillField(jobs.first(), getMessage(generator, 'blanks.field.employer'), 'Northgate');
    await fillField(jobs.first(), getMessage(generator, 'blanks.at.start', { employer: 'Northgate' }), '03/2020');
    await jobs
      .first()
      .getByLabel(getMessage(generator, 'blanks.at.end', { employer: 'Northgate' }))
      .press('Enter');
    await fillField(jobs.last(), getMessage(generator, 'blanks.field.employer'), 'Lakeshore');
    await fillField(jobs.last(), getMessage(generator, 'blanks.at.start', { employer: 'Lakeshore' }), '01/2016');
    await fillField(jobs.last(), getMessage(generator, 'blanks.at.end', { employer: 'Lakeshore' }), '02/2020');
    await form.getByRole('button', { name: getMessage(generator, 'blanks.leave') }).click();

    await getButton(getMessage(generator, 'open.open')).first().click();
    await expect(page).toHaveURL(/\/resume-builder\/[0-9a-f-]{36}/);
    await expect(page.getByLabel(getMessage(builder, 'form.firstName'), { exact: true })).toHaveValue(givenName);
    await expect(page.getByLabel(getMessage(builder, 'form.lastName'), { exact: true })).toHaveValue(familyName);
    await expect(page.getByLabel(getMessage(builder, 'form.workHere')).first()).toBeChecked();

    const firstBullet = page.locator('[data-field="experience.0.achievements.0"]');
    await firstBullet.fill(bullet);
    const improveLabel = getMessage(builder, 'improve.button', {
      name: getMessage(builder, 'form.bullet', { number: '1' }),
    });
    await page.getByRole('button', { name: improveLabel }).first().click();
    await getButton(getMessage(builder, 'improve.kind.figure')).first().click();
    const panel = page.getByRole('group', { name: improveLabel }).first();
    await panel.getByRole('textbox').first().fill('12');
    await panel.getByRole('button', { name: getMessage(builder, 'review.accept') }).click();
    await expect(firstBullet).toHaveValue(/12/);
    await expect(page.getByText(getMessage(builder, 'frame.saved'))).toBeVisible();

    await getButton(getMessage(builder, 'optimize.button')).first().click();
    const dialog = page.getByRole('dialog', { name: getMessage(builder, 'optimize.heading') });
    await dialog.getByLabel(getMessage(builder, 'target.posting')).fill(posting);
    await dialog.getByRole('button', { name: getMessage(builder, 'optimize.tailor') }).click();
    const review = page.getByRole('region', { name: createMessagePattern(builder, 'review.heading_other') });
    await review
      .getByRole('button', { name: getMessage(builder, 'review.accept'), exact: true })
      .first()
      .click();
    await review.getByRole('button', { name: createMessagePattern(builder, getPluralKey('review.apply', 1)) }).click();
    await expect(review).toBeHidden();

    const resumeUrl = page.url();
    await page.getByRole('tab', { name: getMessage(builder, 'builder.preview') }).click();
    await page.getByRole('link', { name: getMessage(builder, 'export.anotherLetter') }).click();
    await expect(page.getByLabel(getMessage(builder, 'letter.jobTitle'), { exact: true })).not.toHaveValue('');
    await page.getByLabel(getMessage(builder, 'letter.company'), { exact: true }).fill('Fennwick');
    await getButton(getMessage(builder, 'letter.generate')).click();
    await expect(page.getByLabel(getMessage(builder, 'letter.text'), { exact: true })).not.toHaveValue('', {
      timeout: 45_000,
    });
    const letterText = await readPdfText(await downloadFile(page, getButton(getMessage(builder, 'frame.pdf')).first()));
    expect(letterText).toContain(name);
    expect(letterText).toContain('Fennwick');

    // Missing fields don't block downloads, and are listed only once.
    await page.goto(resumeUrl);
    await page.getByRole('tab', { name: getMessage(builder, 'builder.preview') }).click();
    await getButton(getMessage(builder, 'frame.pdf')).first().click();
    const pdfText = await readPdfText(await downloadFile(page, getButton(getMessage(builder, 'missing.anyway'))));
    const wordDownloadLabel = getMessage(builder, 'export.download', { name: getMessage(builder, 'export.word') });
    const wordText = await readWordText(await downloadFile(page, getButton(wordDownloadLabel)));
    for (const text of [pdfText, wordText])
      for (const fact of [name, 'Northgate', 'Lakeshore']) expect(text).toContain(fact);
  });
}
