import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test, type APIRequestContext } from '@playwright/test';
import { JSDOM } from 'jsdom';
import { siteFolder } from './product';

const languages = ['en', 'es', 'fr', 'de', 'ja', 'ko'];
const publicUrl = 'http://localhost:4300';
const { pages } = JSON.parse(readFileSync(join(siteFolder, 'pages.json'), 'utf8')) as { pages: { path: string }[] };
const paths = pages.map(({ path }) => path);

async function read(request: APIRequestContext, path: string): Promise<Document> {
  const answer = await request.get(path, { headers: { Accept: 'text/html' } });
  expect([path, answer.status()]).toEqual([path, 200]);
  return new JSDOM(await answer.text()).window.document;
}

const attributes = (page: Document, selector: string, name: string) =>
  [...page.querySelectorAll(selector)].map((element) => element.getAttribute(name) ?? '');

test('public pages are whole without a script, and say what they are', async ({ request }) => {
  expect(paths.length).toBeGreaterThan(10);
  const titles = new Map<string, string>();
  const descriptions = new Map<string, string>();
  const links = new Set<string>();
  for (const path of paths) {
    const page = await read(request, path);
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

    expect(attributes(page, 'link[rel=canonical]', 'href')).toEqual([publicUrl + path]);
    const alternates = page.querySelectorAll<HTMLLinkElement>('link[hreflang]');
    expect([...alternates].map((link) => link.hreflang).sort()).toEqual([...languages, 'x-default'].sort());
    for (const { href } of alternates) {
      const other = await read(request, href.slice(publicUrl.length));
      expect(attributes(other, 'link[hreflang]', 'href')).toContain(publicUrl + path);
    }
    // Scripts of the page's own files only; data blocks are not executed.
    for (const script of page.querySelectorAll('script')) {
      expect(Boolean(script.getAttribute('src')) || /json$/.test(script.type)).toBe(true);
      if (/json$/.test(script.type)) JSON.parse(script.textContent ?? '');
    }
    for (const href of attributes(page, 'a[href^="/"]', 'href')) links.add(href.split('#')[0]!);
    for (const file of [...attributes(page, 'link[href^="/"]', 'href'), ...attributes(page, 'script', 'src')])
      if (file) links.add(file);
  }
  for (const link of links) {
    const answer = await request.get(link, { headers: { Accept: 'text/html,*/*' } });
    expect([link, answer.status()]).toEqual([link, 200]);
  }
});

test('the sitemap lists the public pages, and robots may read them', async ({ request }) => {
  const sitemap = await (await request.get('/sitemap.xml')).text();
  const listed = [...sitemap.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, address]) => address);
  expect(listed.sort()).toEqual(paths.map((path) => publicUrl + path).sort());
  expect(await (await request.get('/robots.txt')).text()).toContain(`Sitemap: ${publicUrl}/sitemap.xml`);
});

test('public pages are taken over by the scripts as they stand', async ({ page, browser }) => {
  test.setTimeout(600_000);
  const complaints: string[] = [];
  page.on('console', (message) => {
    // Nobody is signed in, and the page is told so by 401.
    if (message.type() === 'error' && !/status of 401/.test(message.text())) complaints.push(message.text());
  });
  page.on('pageerror', (error) => complaints.push(error.message));
  const plain = await (await browser.newContext({ javaScriptEnabled: false })).newPage();
  for (const path of paths) {
    await plain.goto(path);
    await page.goto(path);
    await page.locator('html[data-ready]').waitFor();
    const [before, after] = await Promise.all([plain, page].map((each) => each.locator('h1').textContent()));
    expect([path, after]).toEqual([path, before]);
    expect([path, ...complaints]).toEqual([path]);
    // Of the whole page, not of its words: what is asked anew may come back otherwise.
    expect(await page.title()).toBe(await plain.title());
  }
  await plain.context().close();
});

test('a button that is pressed too early is pressed when the page answers', async ({ page }) => {
  let release = () => {};
  const held = new Promise<void>((resolve) => (release = resolve));
  await page.route('**/assets/main.*.js', async (route) => {
    await held;
    await route.continue();
  });
  await page.goto('/', { waitUntil: 'commit' });
  await page.getByRole('banner').getByRole('button', { name: 'Sign In' }).click();
  await expect(page.getByRole('dialog')).toBeHidden();
  release();
  await expect(page.getByRole('dialog')).toBeVisible();
});
