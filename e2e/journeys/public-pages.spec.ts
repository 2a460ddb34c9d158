import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test, type APIRequestContext, type Request } from '@playwright/test';
import { isNightly } from '@shortlist/testing/scope';
import { englishExampleIds } from '@shortlist/documents/samples/examples/ids';
import { JSDOM } from 'jsdom';
import { getAxeViolations } from '../support/axe-violations';
import { siteFolder } from '../support/test-app';
import { waitUntilHydrated } from '../support/actions/page';

// These tests change no data and take a long time, so they run in parallel on all free workers.
test.describe.configure({ mode: 'parallel' });

const languages = ['en', 'es', 'fr', 'de', 'ja', 'ko'];
const publicUrl = 'http://localhost:4300';
const { pages } = JSON.parse(readFileSync(join(siteFolder, 'pages.json'), 'utf8')) as { pages: { path: string }[] };
const paths = pages.map(({ path }) => path);
/** All examples use the same screen, so one translated and one untranslated example are enough. */
const sampledPaths = paths.filter(
  (path) => !/\/resume-examples\/./.test(path) || ['nurse', englishExampleIds[0]].some((id) => path.endsWith(`/${id}`)),
);

const browserPaths = isNightly
  ? sampledPaths
  : [
      '/',
      '/autonomous',
      '/templates',
      '/contact',
      '/privacy',
      '/help',
      '/blog',
      '/blog/ats-optimization-guide',
      '/resume-examples/nurse',
      '/ja',
      '/ja/contact',
      '/ja/privacy',
      '/ja/blog/ats-optimization-guide',
    ];

const isEnglishOnly = (path: string) =>
  /^(\/\w\w)?\/blog\/./.test(path) || englishExampleIds.some((id) => path.endsWith(`/resume-examples/${id}`));

const documentsByPath = new Map<string, Document>();

async function fetchDocument(request: APIRequestContext, path: string): Promise<Document> {
  const cachedDocument = documentsByPath.get(path);
  if (cachedDocument) return cachedDocument;
  const response = await request.get(path, { headers: { Accept: 'text/html' } });
  expect([path, response.status()]).toEqual([path, 200]);
  const { document } = new JSDOM(await response.text()).window;
  documentsByPath.set(path, document);
  return document;
}

const getAttributes = (page: Document, selector: string, name: string) =>
  [...page.querySelectorAll(selector)].map((element) => element.getAttribute(name) ?? '');

test('public pages are complete without JavaScript and have correct metadata', async ({ request }) => {
  test.setTimeout(600_000);
  expect(browserPaths.length).toBeGreaterThan(10);
  const titles = new Map<string, string>();
  const descriptions = new Map<string, string>();
  const links = new Set<string>();
  for (const path of sampledPaths) {
    const page = await fetchDocument(request, path);
    const language = languages.find((code) => path === `/${code}` || path.startsWith(`/${code}/`)) ?? 'en';
    expect([path, page.documentElement.lang]).toEqual([path, language]);
    expect([path, page.querySelectorAll('h1').length]).toEqual([path, 1]);
    expect([path, page.querySelectorAll('[style]').length]).toEqual([path, 0]);
    expect([path, (page.querySelector('main')?.textContent ?? '').length > 200]).toEqual([path, true]);

    const description = page.querySelector('meta[name=description]')?.getAttribute('content') ?? '';
    expect([path, description.length > (['ja', 'ko'].includes(language) ? 30 : 60)]).toEqual([path, true]);
    expect([path, titles.get(language + page.title), descriptions.get(language + description)]).toEqual([
      path,
      undefined,
      undefined,
    ]);
    titles.set(language + page.title, path);
    descriptions.set(language + description, path);

    const [canonical] = getAttributes(page, 'link[rel=canonical]', 'href');
    const isSelfCanonical = canonical === publicUrl + path;
    // Untranslated text has one canonical URL, although all six languages have a page for it.
    if (!isSelfCanonical) expect([path, publicUrl + path.replace(/^\/\w\w(?=\/)/, '')]).toEqual([path, canonical]);
    const alternates = page.querySelectorAll<HTMLLinkElement>('link[hreflang]');
    const expectedAlternates = isEnglishOnly(path) ? [] : [...languages, 'x-default'];
    expect([path, ...[...alternates].map((link) => link.hreflang).sort()]).toEqual([
      path,
      ...expectedAlternates.sort(),
    ]);
    for (const { href } of alternates) {
      const alternateDocument = await fetchDocument(request, href.slice(publicUrl.length));
      expect(getAttributes(alternateDocument, 'link[hreflang]', 'href')).toContain(publicUrl + path);
    }
    const ogImage = page.querySelector('meta[property="og:image"]')?.getAttribute('content') ?? '';
    expect([path, ogImage.startsWith(`${publicUrl}/og/`)]).toEqual([path, true]);
    links.add(ogImage.slice(publicUrl.length));
    // The only inline scripts are data blocks, which are never executed.
    for (const script of page.querySelectorAll('script')) {
      expect(Boolean(script.getAttribute('src')) || /json$/.test(script.type)).toBe(true);
      if (/json$/.test(script.type)) {
        const data = JSON.parse(script.textContent ?? '') as Record<string, unknown>;
        if (script.type.startsWith('application/ld'))
          expect(data).toMatchObject({ '@context': 'https://schema.org', '@type': expect.any(String) });
      }
    }
    for (const href of getAttributes(page, 'a[href^="/"]', 'href')) links.add(href.split('#')[0]!);
    for (const file of [...getAttributes(page, 'link[href^="/"]', 'href'), ...getAttributes(page, 'script', 'src')])
      if (file) links.add(file);
  }
  for (const link of links) {
    const response = await request.get(link, { headers: { Accept: 'text/html,*/*' } });
    expect([link, response.status()]).toEqual([link, 200]);
  }
});

test('the sitemap lists the public pages, and robots.txt allows crawling', async ({ request }) => {
  const sitemap = await (await request.get('/sitemap.xml')).text();
  const sitemapUrls = [...sitemap.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, address]) => address);
  const expectedPaths = paths.filter((path) => !isEnglishOnly(path) || !/^\/\w\w\//.test(path));
  expect(sitemapUrls.sort()).toEqual(expectedPaths.map((path) => publicUrl + path).sort());
  const feed = await (await request.get('/blog/feed.xml')).text();
  expect(feed.match(/<item>/g)).toHaveLength(6);
  expect(await (await request.get('/robots.txt')).text()).toContain(`Sitemap: ${publicUrl}/sitemap.xml`);
});

test('private screens are excluded from search engines', async ({ request }) => {
  for (const path of [
    '/newsletter',
    '/ja/newsletter?confirm=x',
    '/success',
    '/dashboard',
    '/account',
    '/nothing-here',
  ]) {
    const response = await request.get(path, { headers: { Accept: 'text/html' } });
    const { document } = new JSDOM(await response.text()).window;
    expect([path, ...getAttributes(document, 'meta[name=robots]', 'content')]).toEqual([path, 'noindex']);
  }
});

test('hydration changes nothing on public pages', async ({ page, request }) => {
  test.setTimeout(600_000);
  const consoleMessages: string[] = [];
  page.on('console', (message) => {
    if (message.type() === 'error' || message.type() === 'warning') consoleMessages.push(message.text());
  });
  page.on('pageerror', (error) => consoleMessages.push(error.message));
  for (const path of browserPaths) {
    const prerendered = await fetchDocument(request, path);
    await page.goto(path);
    await waitUntilHydrated(page);
    expect([path, await page.locator('h1').textContent()]).toEqual([
      path,
      prerendered.querySelector('h1')?.textContent,
    ]);
    expect([path, await page.title()]).toEqual([path, prerendered.title]);
    expect([path, ...consoleMessages]).toEqual([path]);
  }
});

const maxInitialKilobytes = 150;
test('a first visit does not load the page’s scripts before the first interaction', async ({ page }) => {
  // Without interaction, scripts load after four seconds. A busy machine may still be loading the page by then, so the
  // test disables that timer.
  await page.addInitScript(() => {
    const originalSetTimeout = window.setTimeout.bind(window);
    window.setTimeout = ((callback: () => void, delay = 0) =>
      delay < 4_000 ? originalSetTimeout(callback, delay) : 0) as typeof originalSetTimeout;
    // A headless browser moves the pointer to the corner on its own.
    const stopPointerMove = (event: PointerEvent) => event.clientX === 0 && event.stopImmediatePropagation();
    window.addEventListener('pointermove', stopPointerMove, { capture: true });
  });
  const sizes: ReturnType<Request['sizes']>[] = [];
  const recordSize = (request: Request) => {
    if (['script', 'stylesheet'].includes(request.resourceType())) sizes.push(request.sizes());
  };
  page.on('requestfinished', recordSize);
  await page.goto('/');
  await page.waitForLoadState('networkidle');
  page.off('requestfinished', recordSize);
  const transferredBytes = (await Promise.all(sizes)).reduce((sum, { responseBodySize }) => sum + responseBodySize, 0);
  expect(transferredBytes).toBeGreaterThan(0);
  expect(await page.locator('html[data-ready]').count()).toBe(0);
  expect(transferredBytes / 1_000).toBeLessThan(maxInitialKilobytes);
  await page.mouse.move(10, 10);
  await page.locator('html[data-ready]').waitFor();
});

test('a radio button selected before hydration stays selected and takes effect', async ({ page }) => {
  let release = () => {};
  const gate = new Promise<void>((resolve) => (release = resolve));
  await page.route('**/assets/main.*.js', async (route) => {
    await gate;
    await route.continue();
  });
  await page.goto('/templates', { waitUntil: 'commit' });
  await page.getByRole('radio', { name: 'Classic' }).check();
  release();
  await expect(page).toHaveURL(/category=classic/);
  await expect(page.getByRole('radio', { name: 'Classic' })).toBeChecked();
});

test('text typed before hydration is kept and used', async ({ page }) => {
  let release = () => {};
  const gate = new Promise<void>((resolve) => (release = resolve));
  await page.route('**/assets/main.*.js', async (route) => {
    await gate;
    await route.continue();
  });
  await page.goto('/autonomous', { waitUntil: 'commit' });
  await page.getByLabel('Target job title').fill('Registered Nurse');
  await page.getByLabel('Industry').selectOption('Healthcare');
  await page.getByLabel('Job posting').fill('Triage');
  release();
  await waitUntilHydrated(page);
  // The form stores its values for a reload.
  await expect
    .poll(() => page.evaluate(() => sessionStorage.getItem('generator.request')))
    .toBe('jobTitle=Registered+Nurse&industry=Healthcare&jobPosting=Triage');
  await expect(page.getByLabel('Target job title')).toHaveValue('Registered Nurse');
});

// With a query string, the browser renders the page from scratch instead of hydrating it.
for (const address of ['/', '/?from=mail'])
  test(`a button on ${address} responds to a click before hydration`, async ({ page }) => {
    let release = () => {};
    const gate = new Promise<void>((resolve) => (release = resolve));
    await page.route('**/assets/main.*.js', async (route) => {
      await gate;
      await route.continue();
    });
    await page.goto(address, { waitUntil: 'commit' });
    await page.getByRole('banner').getByRole('button', { name: 'Sign In' }).click();
    await expect(page.getByRole('dialog')).toBeHidden();
    await expect(page.locator('html[data-waiting]')).toBeAttached();
    release();
    await expect(page.getByRole('dialog')).toBeVisible();
    await expect(page.locator('html[data-waiting]')).toHaveCount(0);
  });

const renderings = [
  { colorScheme: 'light', width: 1280 },
  { colorScheme: 'dark', width: 320 },
] as const;
test('public pages have no axe violations and no horizontal scrolling', async ({ browser }) => {
  test.setTimeout(900_000);
  const context = await browser.newContext({ reducedMotion: 'reduce' });
  const page = await context.newPage();
  const visitedPaths = [
    ...browserPaths.filter((path) => !/^\/(es|fr|de|ko)(\/|$)/.test(path)),
    '/nothing-here',
    '/ja/nothing-here',
  ];
  for (const path of visitedPaths) {
    await page.goto(path);
    await waitUntilHydrated(page);
    await page.waitForLoadState('networkidle');
    for (const { colorScheme, width } of renderings) {
      await page.setViewportSize({ width, height: 800 });
      await page.emulateMedia({ colorScheme });
      expect.soft([path, width, ...(await getAxeViolations(page))]).toEqual([path, width]);
      const overflow = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
      expect.soft([path, width, overflow > 0]).toEqual([path, width, false]);
    }
  }
  await context.close();
});
