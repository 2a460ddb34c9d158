import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Page } from '@playwright/test';
import type { Language } from '@shortlist/contracts/platform/languages';
import { waitUntilHydrated } from './actions/page';

const workbenchFolder = fileURLToPath(new URL('../../shared-ui/dist/workbench', import.meta.url));
/** No server runs here. Playwright responds with the files of the workbench's build. */
const workbenchOrigin = 'http://workbench.test';

interface WorkbenchIndex {
  entries: Record<string, { id: string; title: string; name: string }>;
}
const { entries } = JSON.parse(readFileSync(join(workbenchFolder, 'index.json'), 'utf8')) as WorkbenchIndex;

interface Story {
  id: string;
  component: string;
  name: string;
}
const stories = Object.values(entries).map(({ id, title, name }): Story => {
  const component = title.split('/').at(-1) ?? title;
  return { id, component, name: `${component}, ${name}` };
});

export const components = [...new Set(stories.map(({ component }) => component))].map((name) => ({
  name,
  stories: stories.filter(({ component }) => component === name),
}));

export const serveWorkbench = (page: Page) =>
  page.route(`${workbenchOrigin}/**`, (route) =>
    route.fulfill({ path: join(workbenchFolder, new URL(route.request().url()).pathname) }),
  );

export async function openStory(page: Page, { id }: Story, language: Language) {
  await page.goto(`${workbenchOrigin}/iframe.html?viewMode=story&id=${id}&globals=language:${language}`);
  await waitUntilHydrated(page);
  // Some elements appear with a delay, to avoid flicker on fast responses.
  await page.waitForTimeout(200);
}
