import { expect, test, type Page } from '@playwright/test';
import { takeSample } from '@shortlist/testing/scope';
import { createSeedData, type SeedIds } from '../support/seed-data';
import { expectResult, submitGeneratorForm } from '../support/actions/generator';
import { waitUntilHydrated } from '../support/actions/page';
import { openScenario } from '../support/scenarios/scenario';

let seed: Awaited<ReturnType<typeof createSeedData>>;
test.beforeAll(async ({ browser }) => {
  seed = await createSeedData(browser);
});

const screenPaths = takeSample(
  [
    '/',
    '/autonomous',
    '/autonomous?result=:generation',
    '/templates',
    '/resume-builder/:resume?tab=template',
    '/resume-builder/:resume?tab=content',
    '/resume-builder/:resume?tab=preview',
    '/cover-letter/:letter?tab=edit',
    '/dashboard',
    '/account',
    '/upgrade',
    '/resume-examples',
    '/blog',
    '/blog/ats-optimization-guide',
    '/help',
    '/contact',
    '/privacy',
  ],
  2,
);
const openScreen = (page: Page, path: string) => openScenario(page, { name: path, path }, seed.ids);

test('at 200% zoom, no text is cut off or covered', async ({ browser }) => {
  // 1280 × 800 at 200%.
  const context = await browser.newContext({
    storageState: seed.storageStates.owner,
    viewport: { width: 640, height: 400 },
    deviceScaleFactor: 2,
  });
  const page = await context.newPage();
  for (const path of screenPaths) {
    await openScreen(page, path);
    const layoutProblems = await page.evaluate(() => {
      const isShown = (element: Element) =>
        element.checkVisibility({ visibilityProperty: true }) && !element.closest('.sheet, [inert], .sr-only');
      const clippedElements = [...document.querySelectorAll('main *, header *, footer *')].filter((element) => {
        const { overflowX, textOverflow, clip } = getComputedStyle(element);
        const hasText = [...element.childNodes].some(
          (node) => node.nodeType === Node.TEXT_NODE && node.textContent?.trim(),
        );
        const clipsOverflow = /hidden|clip/.test(overflowX) && textOverflow === 'clip' && clip === 'auto';
        return hasText && clipsOverflow && isShown(element) && element.scrollWidth > element.clientWidth + 1;
      });
      const coveringElements = [...document.querySelectorAll('body *')]
        .filter((element) => /fixed|sticky/.test(getComputedStyle(element).position) && isShown(element))
        .filter(
          (element) =>
            element.getBoundingClientRect().height > innerHeight / 2 &&
            element.getBoundingClientRect().width > innerWidth / 2,
        );
      return {
        horizontalOverflow: document.documentElement.scrollWidth - innerWidth,
        clippedTexts: clippedElements.map((element) => element.textContent),
        coveringElements: coveringElements.map((element) => element.outerHTML.slice(0, 120)),
      };
    });
    const noProblems = { horizontalOverflow: 0, clippedTexts: [], coveringElements: [] };
    expect.soft([path, layoutProblems]).toEqual([path, noProblems]);
  }
  await context.close();
});

const findUnmarkedControls = (page: Page) =>
  page.evaluate(() => {
    const isTransparent = (color: string) => /rgba\(.*, 0\)|transparent/.test(color);
    return [
      ...document.querySelectorAll(
        'main :is(button, input, select, textarea, [role=tab]), main a[class*=rounded-control]',
      ),
    ]
      .filter(
        (element) =>
          element.checkVisibility({ opacityProperty: true, visibilityProperty: true }) &&
          !element.closest('.sheet, [inert]'),
      )
      .filter((element) => {
        // Some controls share the border of their container.
        const isBordered = (candidate: Element) => {
          const { borderTopStyle, borderTopWidth, borderTopColor } = getComputedStyle(candidate);
          return borderTopStyle !== 'none' && parseFloat(borderTopWidth) >= 1 && !isTransparent(borderTopColor);
        };
        let ancestor: Element | null = element;
        for (let up = 0; up < 5 && ancestor && !isBordered(ancestor); up++) ancestor = ancestor.parentElement;
        const hasBorder = ancestor !== null && isBordered(ancestor);
        const { appearance } = getComputedStyle(element);
        // Buttons and tabs without a border are recognizable by their text or icon.
        const hasText = element.matches('button, [role=tab]') && element.textContent !== '';
        const hasIcon = element.querySelector('svg') !== null;
        return !hasBorder && !hasText && !hasIcon && appearance !== 'auto';
      })
      .map((element) => element.outerHTML.slice(0, 160));
  });

test('in forced colors, borders, selections, bars, and the focus are visible', async ({ browser }) => {
  const context = await browser.newContext({ storageState: seed.storageStates.owner, forcedColors: 'active' });
  const page = await context.newPage();
  for (const path of screenPaths) {
    await openScreen(page, path);
    expect.soft([path, await findUnmarkedControls(page)]).toEqual([path, []]);
  }
  const getStyle = (selector: string, property: string) =>
    page
      .locator(selector)
      .first()
      .evaluate((element, name) => getComputedStyle(element).getPropertyValue(name), property);

  await openScreen(page, '/autonomous?result=:generation');
  const background = await getStyle('body', 'background-color');
  const [track, progress] = await page
    .locator('[role=img] svg circle')
    .evaluateAll((arcs) => arcs.map((arc) => getComputedStyle(arc).stroke))
    .then((strokes) => [strokes[0], strokes.at(-1)]);
  expect(track).not.toBe(background);
  expect(progress).not.toBe(background);
  expect(progress).not.toBe(track);

  await openScreen(page, '/templates?category=classic');
  const selectedOption = page.locator('[role=radiogroup] label:has(:checked)').first();
  const otherOption = page.locator('[role=radiogroup] label:not(:has(:checked))').first();
  const getBackground = (element: Element) => getComputedStyle(element).backgroundColor;
  expect(await selectedOption.evaluate(getBackground)).not.toBe(await otherOption.evaluate(getBackground));

  await openScreen(page, '/dashboard');
  expect(await getStyle('[role=meter] > *', 'background-color')).not.toBe(
    await getStyle('[role=meter]', 'background-color'),
  );

  await openScreen(page, '/contact');
  await page.keyboard.press('Tab');
  for (let stop = 0; stop < 25; stop++) {
    await page.keyboard.press('Tab');
    const focus = await page.evaluate(() => {
      const { outlineStyle, outlineWidth } = getComputedStyle(document.activeElement!);
      return [
        document.activeElement!.outerHTML.slice(0, 120),
        outlineStyle !== 'none' && parseFloat(outlineWidth) >= 2,
      ];
    });
    expect.soft(focus).toEqual([focus[0], true]);
  }
  await context.close();
});

const countRunningAnimations = (page: Page) =>
  page.evaluate(() => document.getAnimations().filter(({ playState }) => playState === 'running').length);

for (const reducedMotion of ['no-preference', 'reduce'] as const) {
  test(`animations run during a generation only without reduced motion: ${reducedMotion}`, async ({ browser }) => {
    const context = await browser.newContext({ reducedMotion });
    const page = await context.newPage();
    await page.route('**/api/autonomous-generate', () => undefined);
    await page.goto('/autonomous');
    await waitUntilHydrated(page);
    await submitGeneratorForm(page, 'Registered Nurse', 'Healthcare');
    await expect(page.getByRole('button', { name: 'Cancel' })).toBeVisible();
    const shouldAnimate = reducedMotion === 'no-preference';
    await expect.poll(async () => (await countRunningAnimations(page)) > 0).toBe(shouldAnimate);
    await page.goto('/');
    await waitUntilHydrated(page);
    if (!shouldAnimate) await expect.poll(() => countRunningAnimations(page)).toBe(0);
    await context.close();
  });
}

interface Announcement {
  at: number;
  text: string;
}

/** Screen readers announce each new text of a live region. */
async function recordAnnouncements(page: Page) {
  await page.addInitScript(() => {
    const announcements: { at: number; text: string }[] = [];
    Object.assign(window, { announcements });
    const lastTexts = new WeakMap<Element, string>();
    const regions = '[role=status], [role=alert], [role=log], [aria-live]:not([aria-live=off])';
    new MutationObserver(() => {
      for (const region of document.querySelectorAll(regions)) {
        const text = (region.getAttribute('aria-label') ?? region.textContent ?? '').trim();
        const lastText = lastTexts.get(region);
        lastTexts.set(region, text);
        // Screen readers announce a region that is inserted with its text only if the region is an alert.
        const isRead = lastText === undefined ? region.matches('[role=alert]') : lastText !== text;
        if (isRead && text) announcements.push({ at: performance.now(), text });
      }
    }).observe(document, { subtree: true, childList: true, characterData: true, attributes: true });
  });
}
const getAnnouncements = (page: Page) =>
  page.evaluate(() => (window as unknown as { announcements: Announcement[] }).announcements);

const getMaxPerSecond = (announcements: Announcement[]) =>
  Math.max(
    ...announcements.map(
      ({ at }) => announcements.filter((announcement) => announcement.at >= at && announcement.at < at + 1_000).length,
    ),
  );

test('a screen reader announces each step of a generation once', async ({ page }) => {
  await recordAnnouncements(page);
  await page.goto('/autonomous');
  await waitUntilHydrated(page);
  const initialCount = (await getAnnouncements(page)).length;
  await submitGeneratorForm(page, 'Registered Nurse', 'Healthcare');
  await expectResult(page);
  const announcements = (await getAnnouncements(page)).slice(initialCount);
  expect(announcements.map(({ text }) => text)).toContainEqual(expect.stringMatching(/^Summary.*: written$/));
  for (const step of ['Summary', 'Experience', 'Core skills', 'Cover letter']) {
    const count = announcements.filter(({ text }) => text.endsWith(': written') && text.includes(step)).length;
    expect([step, count <= 1]).toEqual([step, true]);
  }
  expect(getMaxPerSecond(announcements)).toBeLessThanOrEqual(2);
});

test('a screen reader makes few announcements while a cover letter is written', async ({ browser }) => {
  const context = await browser.newContext({ storageState: seed.storageStates.owner });
  const page = await context.newPage();
  await recordAnnouncements(page);
  const { letter }: SeedIds = seed.ids;
  await page.goto(`/cover-letter/${letter}?tab=details`);
  await page.getByRole('button', { name: 'Generate Cover Letter' }).click();
  await expect(page.getByLabel('Letter text')).toHaveValue(/triage/i);
  const announcements = await getAnnouncements(page);
  expect(getMaxPerSecond(announcements)).toBeLessThanOrEqual(2);
  await context.close();
});
