import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, test, type Locator } from '@playwright/test';
import { isNightly } from '@shortlist/backend/harness/scope';
import { downloadFile, readPdfText, readWordText } from './page-helpers';

type Messages = Record<string, Record<string, string>>;
const messages = (area: string, language: string) =>
  JSON.parse(
    readFileSync(fileURLToPath(new URL(`../../mf-${area}/src/locales/${language}.json`, import.meta.url)), 'utf8'),
  ) as Messages;

/** One person per language: the name as typed, and its two parts as the builder shows them. */
const people = [
  {
    language: 'en',
    title: 'Warehouse Supervisor',
    name: 'J. R. Smith Jr.',
    given: 'J. R.',
    family: 'Smith Jr.',
    bullet: 'Trained new staff on the loading dock',
    posting:
      'Warehouse Supervisor. You will plan shifts, train new staff and run cycle counts. ' +
      'Inventory control, forklift certification and SAP are required. Lean methods are a plus.',
  },
  {
    language: 'ja',
    title: '看護師',
    name: '佐藤花子',
    given: '花子',
    family: '佐藤',
    bullet: '新人看護師を指導',
    posting:
      '看護師（病棟）。入院患者の看護、新人看護師の指導、記録の作成をお任せします。' +
      '必須：看護師免許、電子カルテの経験、急性期病棟での経験。歓迎：訪問看護の経験。',
  },
  {
    language: 'de',
    title: 'Krankenpflegerin',
    name: 'Anna von Bülow',
    given: 'Anna',
    family: 'von Bülow',
    bullet: 'Neue Kolleginnen auf der Station eingearbeitet',
    posting:
      'Krankenpflegerin (m/w/d). Sie versorgen Patienten auf der Intensivstation, arbeiten neue Kollegen ein und ' +
      'führen die Pflegedokumentation. Wundmanagement und Schichtdienst sind Voraussetzung. Praxisanleitung ist von Vorteil.',
  },
] as const;

async function fill(card: Locator, label: string, text: string) {
  const field = card.getByLabel(label, { exact: true });
  await field.fill(text);
  await field.press('Tab');
}

for (const { language, title, name, given, family, bullet, posting } of isNightly
  ? people
  : people.filter(({ language }) => ['en', 'ja'].includes(language))) {
  test(`from a title to a tailored resume, its files and a letter without a refused press, in ${language}`, async ({
    page,
  }) => {
    const generator = messages('generator', language);
    const builder = messages('builder', language);
    const word = (area: Messages, key: string, values: Record<string, string> = {}) => {
      const at = (node: unknown, part: string) => (node as Record<string, unknown> | undefined)?.[part];
      const text = key.split('.').reduce<unknown>(at, area);
      if (typeof text !== 'string') throw new Error(`no message ${key}`);
      return text.replace(/\{\{(\w+)\}\}/g, (_, value: string) => values[value] ?? '');
    };
    const like = (area: Messages, key: string) =>
      new RegExp(
        word(area, key, { count: '\0', number: '\0' })
          .replace(/[.*+?^${}()|[\]\\]/g, '\\$&')
          .replaceAll('\0', '\\d+'),
      );
    const count = (key: string, many: number) => `${key}_${new Intl.PluralRules(language).select(many)}`;
    const button = (text: string) => page.getByRole('main').getByRole('button', { name: text, exact: true });

    await page.goto(`${language === 'en' ? '' : `/${language}`}/autonomous`);
    await page.getByLabel(word(generator, 'form.jobTitle')).fill(title);
    await page.getByLabel(word(generator, 'form.industry')).selectOption({ index: 1 });
    await button(word(generator, 'form.generate')).click();
    await expect(page.getByRole('heading', { level: 1, name: word(generator, 'result.heading') })).toBeVisible({
      timeout: 45_000,
    });
    await button(word(generator, 'blanks.fill')).click();
    const form = page.getByRole('region', { name: word(generator, 'blanks.fill') });
    await form.getByRole('button', { name: word(generator, 'blanks.removeJob', { number: '3' }) }).click();
    const person = form.getByRole('group', { name: word(generator, 'blanks.group.person') });
    await fill(person, word(generator, 'blanks.field.name'), name);
    await fill(person, word(generator, 'blanks.field.email'), 'person@example.com');
    const jobs = form.getByRole('group', { name: like(generator, 'blanks.job') });
    await expect(jobs).toHaveCount(2);
    // Enter accepts the target title as the title of the job.
    await jobs.first().getByLabel(word(generator, 'blanks.field.title'), { exact: true }).press('Enter');
    await fill(jobs.first(), word(generator, 'blanks.field.employer'), 'Northgate');
    await fill(jobs.first(), word(generator, 'blanks.at.start', { employer: 'Northgate' }), '03/2020');
    // Enter accepts the suggestion: the job is the current one.
    await jobs
      .first()
      .getByLabel(word(generator, 'blanks.at.end', { employer: 'Northgate' }))
      .press('Enter');
    await fill(jobs.last(), word(generator, 'blanks.field.employer'), 'Lakeshore');
    await fill(jobs.last(), word(generator, 'blanks.at.start', { employer: 'Lakeshore' }), '01/2016');
    await fill(jobs.last(), word(generator, 'blanks.at.end', { employer: 'Lakeshore' }), '02/2020');
    await form.getByRole('button', { name: word(generator, 'blanks.leave') }).click();

    await button(word(generator, 'open.open')).first().click();
    await expect(page).toHaveURL(/\/resume-builder\/[0-9a-f-]{36}/);
    await expect(page.getByLabel(word(builder, 'form.firstName'), { exact: true })).toHaveValue(given);
    await expect(page.getByLabel(word(builder, 'form.lastName'), { exact: true })).toHaveValue(family);
    await expect(page.getByLabel(word(builder, 'form.workHere')).first()).toBeChecked();

    const first = page.locator('[data-field="experience.0.achievements.0"]');
    await first.fill(bullet);
    const improving = word(builder, 'improve.button', { name: word(builder, 'form.bullet', { number: '1' }) });
    await page.getByRole('button', { name: improving }).first().click();
    await button(word(builder, 'improve.kind.figure')).first().click();
    const panel = page.getByRole('group', { name: improving }).first();
    await panel.getByRole('textbox').first().fill('12');
    await panel.getByRole('button', { name: word(builder, 'review.accept') }).click();
    await expect(first).toHaveValue(/12/);
    await expect(page.getByText(word(builder, 'frame.saved'))).toBeVisible();

    await button(word(builder, 'optimize.button')).first().click();
    const dialog = page.getByRole('dialog', { name: word(builder, 'optimize.heading') });
    await dialog.getByLabel(word(builder, 'target.posting')).fill(posting);
    await dialog.getByRole('button', { name: word(builder, 'optimize.tailor') }).click();
    const review = page.getByRole('region', { name: like(builder, 'review.heading_other') });
    await review
      .getByRole('button', { name: word(builder, 'review.accept'), exact: true })
      .first()
      .click();
    await review.getByRole('button', { name: like(builder, count('review.apply', 1)) }).click();
    await expect(review).toBeHidden();

    // The cover letter already has the job title.
    const resume = page.url();
    await page.getByRole('tab', { name: word(builder, 'builder.preview') }).click();
    await page.getByRole('link', { name: word(builder, 'export.anotherLetter') }).click();
    await expect(page.getByLabel(word(builder, 'letter.jobTitle'), { exact: true })).not.toHaveValue('');
    await page.getByLabel(word(builder, 'letter.company'), { exact: true }).fill('Fennwick');
    await button(word(builder, 'letter.generate')).click();
    await expect(page.getByLabel(word(builder, 'letter.text'), { exact: true })).not.toHaveValue('', {
      timeout: 45_000,
    });
    const letter = await readPdfText(await downloadFile(page, button(word(builder, 'frame.pdf')).first()));
    expect(letter).toContain(name);
    expect(letter).toContain('Fennwick');

    // Missing fields are listed once, and no download is blocked.
    await page.goto(resume);
    await page.getByRole('tab', { name: word(builder, 'builder.preview') }).click();
    await button(word(builder, 'frame.pdf')).first().click();
    const pdf = await readPdfText(await downloadFile(page, button(word(builder, 'missing.anyway'))));
    const row = word(builder, 'export.download', { name: word(builder, 'export.word') });
    const doc = await readWordText(await downloadFile(page, button(row)));
    for (const text of [pdf, doc]) for (const fact of [name, 'Northgate', 'Lakeshore']) expect(text).toContain(fact);
  });
}
