import AxeBuilder from '@axe-core/playwright';
import { expect, test, type Page } from '@playwright/test';
import { makeEverything, type Made } from './everything';
import { storedResume } from './resume';

/** A screen as somebody comes upon it: its address, and what is pressed there. */
type State = [path: string, act?: (page: Page) => Promise<void>];

const softly = expect.configure({ soft: true });
const press = (name: string | RegExp) => (page: Page) =>
  page.getByRole('main').getByRole('button', { name }).first().click();
const opened = (page: Page) => expect(page.getByRole('dialog')).toBeVisible();

/** Areas that are looked at by somebody else: who is not signed in, and who has paid. */
const visitor = 'the account of a visitor';
const payer = 'what a payment opens';
/** The one that is an administrator's. */
const administration = 'the screens of administrators';

const areas: Record<string, (made: Made) => State[]> = {
  'choosing and writing': (made) => [
    ['/resume-builder'],
    [`/resume-builder/${made.resume}?tab=template`],
    [`/resume-builder/${made.resume}?tab=content`, openSections],
  ],
  'score, pages and what a machine read': (made) => [
    [`/resume-builder/${made.resume}?tab=content`, openScore],
    [`/resume-builder/${made.resume}?tab=preview`, pagesDrawn],
    [
      `/resume-builder/${made.resume}?tab=preview`,
      async (page) => {
        await page.getByRole('radio', { name: 'What a machine read' }).check();
        await expect(page.getByRole('row', { name: /Job 1/ })).toBeVisible();
      },
    ],
  ],
  'dialogs and words of the builder': (made) => [
    [
      '/resume-builder?template=modern-professional&tab=content',
      async (page) => {
        await press('Save')(page);
        await expect(page.getByText('Last name is required')).toBeVisible();
      },
    ],
    [`/resume-builder/${made.variant}?review=base`, (page) => expect(page.getByText('Review 1 change')).toBeVisible()],
    [`/resume-builder/${made.resume}`, async (page) => (await press('AI Optimize')(page), opened(page))],
    [`/resume-builder/${made.resume}?tab=preview`, async (page) => (await press(/^\d+ version/)(page), opened(page))],
    [
      `/resume-builder/${made.resume}?tab=preview`,
      async (page) => (await press('Names and order of sections')(page), opened(page)),
    ],
    ['/resume-builder/00000000-0000-4000-8000-000000000000'],
  ],
  'questions that the builder asks': (made) => [
    [`/resume-builder/${made.shared}?tab=content`, (page) => writeElsewhere(page, made.shared)],
    [
      `/resume-builder/${made.premium}?tab=preview`,
      async (page) => {
        await press('Download PDF')(page);
        await expect(page.getByRole('dialog', { name: 'This template is part of Premium' })).toBeVisible();
      },
    ],
    [`/resume-builder/${made.resume}?tab=content`, leaveUnsaved],
  ],
  import: () => [
    ['/resume-builder/import'],
    [
      '/resume-builder/import',
      async (page) => {
        await page
          .getByLabel('Or paste the text')
          .fill('Ines Halvorsen\nines@example.com\n\nExperience\nNurse, 2017 – 2020\n');
        await page.getByRole('button', { name: 'Read this text' }).click();
        await expect(page.getByRole('heading', { level: 1, name: 'Check what we read' })).toBeVisible();
      },
    ],
  ],
  letters: (made) => [
    ['/cover-letter'],
    [`/cover-letter/${made.letter}?tab=details`],
    [
      `/cover-letter/${made.letter}?tab=details`,
      async (page) => {
        await press('Analyze Job')(page);
        await expect(page.getByRole('heading', { name: 'What the posting asks for' })).toBeVisible();
      },
    ],
    [`/cover-letter/${made.letter}?tab=edit`],
    [`/cover-letter/${made.letter}?tab=preview`],
  ],
  'dashboard and account': () => [
    ['/dashboard', press(/^Bin, /)],
    ['/dashboard', press(/^More for /)],
    [
      '/dashboard',
      async (page) => {
        await press(/^Bin, /)(page);
        await press(/ for good$/)(page);
        await opened(page);
      },
    ],
    ['/account'],
    ['/account', async (page) => (await press('Delete my account...')(page), opened(page))],
    ['/reset-password?token=unknown'],
  ],
  paying: (made) => [['/upgrade'], ['/upgrade', openQuestions], [`/test-checkout/${made.checkout}`]],
  'back from the checkout': (made) => [
    [`/success?session_id=${made.checkout}`, (page) => expect(page.getByText('Back from checkout')).toBeVisible()],
    [`/autonomous?session_id=${made.checkout}`, (page) => expect(page.getByText('Back from checkout')).toBeVisible()],
    ['/success?session_id=unknown'],
    ['/success?claim=broken'],
    ['/success'],
  ],
  [payer]: () => [
    ['/success', (page) => expect(page.getByText('Paid, $19.00')).toBeVisible()],
    ['/upgrade', (page) => expect(page.getByRole('heading', { name: 'You have Unlimited Access' })).toBeVisible()],
    ['/dashboard', async (page) => (await press(/^Ask for a refund/)(page), opened(page))],
  ],
  'help and chat': () => [
    ['/help', (page) => ask(page, 'How do I download the PDF?')],
    ['/help', (page) => ask(page, 'I would like to talk to a person')],
    ['/help?article=score-meaning', (page) => expect(page.getByRole('article')).toBeVisible()],
    ['/contact'],
    ['/contact', chat],
  ],
  [visitor]: () => [
    ['/account'],
    ['/account', async (page) => (await press('Delete everything...')(page), opened(page))],
    ['/account', async (page) => (await press('Sign In')(page), opened(page))],
    ['/account', async (page) => (await press('Create Account')(page), opened(page))],
  ],
  [administration]: () => [
    ['/ai-staff', assignTask],
    ['/ai-staff?tab=overview'],
    [
      '/ai-reports',
      async (page) => {
        await expect(page.getByRole('region', { name: 'Follow-up queue' })).toContainText('Take it');
        await page.getByRole('table').getByRole('button').first().click();
      },
    ],
    ['/inbox', (page) => expect(page.getByRole('list', { name: 'Messages' })).toBeVisible()],
    [
      '/inbox',
      async (page) => {
        await page.getByRole('link', { name: /talk to somebody/ }).click();
        await expect(page.getByRole('list', { name: 'Conversation' })).toBeVisible();
      },
    ],
    ['/inbox?status=closed', (page) => expect(page.getByText('Nothing here yet')).toBeVisible()],
    ['/cost-protection'],
    ['/cost-protection', (page) => page.getByRole('tab', { name: 'Projections' }).click()],
    ['/cost-protection', (page) => page.getByRole('tab', { name: 'Settings' }).click()],
  ],
};

async function assignTask(page: Page) {
  await page.getByLabel('Task description').fill('Delete the oldest log of the server');
  await press('Assign Task')(page);
  await expect(page.getByRole('button', { name: 'Take it over' })).toBeVisible();
}

async function ask(page: Page, question: string) {
  await page.getByRole('textbox', { name: 'Your question' }).fill(question);
  await press('Ask')(page);
  await expect(page.getByRole('button', { name: 'Begin anew' })).toBeVisible();
}

/** The chat with a conversation that a person takes over. */
async function chat(page: Page) {
  await page.getByRole('button', { name: 'Open AI Support Chat' }).click();
  const dialog = page.getByRole('dialog', { name: 'AI Support Chat' });
  await dialog.getByLabel('Message', { exact: true }).fill('I would like to talk to a person');
  await page.keyboard.press('Enter');
  await expect(dialog.getByText('Complex Issue Detected.')).toBeVisible();
  await dialog.getByRole('button', { name: 'Begin anew' }).click();
}

async function openSections(page: Page) {
  for (const closed of await page
    .getByRole('main')
    .getByRole('button', { name: /^Open / })
    .all())
    await closed.click();
}

async function openQuestions(page: Page) {
  const closed = page.getByRole('main').locator('details:not([open]) > summary');
  for (let left = await closed.count(); left > 0; left--) await closed.first().click();
}

async function openScore(page: Page) {
  const wide = page.getByRole('button', { name: /ATS score$/ });
  await wide
    .or(page.getByRole('button', { name: /Show what there is to gain$/ }))
    .filter({ visible: true })
    .first()
    .click();
  await press('By section')(page);
  for (const group of await page.locator('summary').all()) await group.click();
}

const phone = (page: Page) => page.getByRole('textbox', { name: 'Phone' });

/** Another device stores a text while somebody types here: whose goes on? */
async function writeElsewhere(page: Page, id: string) {
  const elsewhere = await storedResume(page, id);
  const personalInfo = { ...elsewhere.now.personalInfo, phone: `+1 206 ${Date.now()}` };
  await page.request.put(`/api/resumes/${id}/draft`, { data: { ...elsewhere, personalInfo } });
  await phone(page).fill('+1 206 555 0004');
  await expect(page.getByRole('dialog', { name: 'This resume was changed somewhere else' })).toBeVisible();
}

async function leaveUnsaved(page: Page) {
  await page.route('**/api/resumes/*/draft', (route) => route.abort());
  await phone(page).fill('+1 206 555 0011');
  await expect(page.getByRole('button', { name: 'Not saved - retry' })).toBeVisible();
  await page.getByRole('contentinfo').getByRole('link', { name: 'Contact' }).click();
  await expect(page.getByRole('dialog', { name: 'Leave without saving?' })).toBeVisible();
}

async function pagesDrawn(page: Page) {
  await expect(page.getByRole('img', { name: /^Page 1 of/ })).toBeVisible({ timeout: 15_000 });
  await expect(page.getByText(/^Read back/)).toBeVisible({ timeout: 15_000 });
}

let everything: Awaited<ReturnType<typeof makeEverything>>;
test.beforeAll(async ({ browser }) => {
  everything = await makeEverything(browser);
});

/** Who looks at an area. */
function stateFor(area: string) {
  if (area === visitor) return undefined;
  if (area === payer) return everything.payerState;
  return area === administration ? everything.adminState : everything.state;
}

async function show(page: Page, [path, act]: State) {
  await page.goto(path);
  await expect(page.locator('h1')).toBeVisible();
  await page.waitForLoadState('networkidle');
  await act?.(page);
}

/** At none of some widths a page can be moved sideways; what measures itself gets a moment to follow. */
async function expectNothingSideways(page: Page, what: string, widths: number[]) {
  for (const width of widths) {
    await page.setViewportSize({ width, height: 800 });
    const over = () => page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
    await softly.poll(over, `${what}, ${width} wide`).toBe(0);
  }
}

// What is laid out differs by width, what is coloured by mode: two pictures of a state have both widths and both modes.
const looks = [
  { width: 360, colorScheme: 'dark', widths: [320, 360] },
  { width: 1280, colorScheme: 'light', widths: [768, 1280] },
] as const;
for (const [area, statesOf] of Object.entries(areas)) {
  for (const { width, colorScheme, widths } of looks) {
    test(`${area}, ${width} wide, ${colorScheme}: nothing that axe objects to, nothing sideways`, async ({
      browser,
    }) => {
      const context = await browser.newContext({
        storageState: stateFor(area),
        viewport: { width, height: 800 },
        colorScheme,
        reducedMotion: 'reduce',
      });
      const page = await context.newPage();
      for (const [index, state] of statesOf(everything.made).entries()) {
        await page.setViewportSize({ width, height: 800 });
        await show(page, state);
        const { violations } = await new AxeBuilder({ page }).analyze();
        const found = violations.map(({ id, nodes }) => [id, nodes.map(({ target }) => target.join(' '))]);
        expect.soft([index, state[0], found]).toEqual([index, state[0], []]);
        await expectNothingSideways(page, state[0], [...widths]);
      }
      await context.close();
    });
  }
}

for (const [area, statesOf] of Object.entries(areas)) {
  for (const language of ['de', 'ja']) {
    test(`${area}: nothing can be moved sideways in ${language}`, async ({ browser }) => {
      const context = await browser.newContext({ storageState: stateFor(area) });
      const page = await context.newPage();
      for (const path of new Set(statesOf(everything.made).map(([path]) => path))) {
        await show(page, [`/${language}${path}`]);
        await expectNothingSideways(page, path, [320, 360, 768, 1280]);
      }
      await context.close();
    });
  }
}
