import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Page } from '@playwright/test';
import type { Language } from '@shortlist/contracts/platform/languages';
import { waitUntilHydrated } from './actions/page';

const workbenchFolder = fileURLToPath(new URL('../../shared-ui/dist/workbench', import.meta.url));
/** Has no server: Playwright responds with the files of the workbench's build. */
const workbenchOrigin = 'http://workbench.test';

interface WorkbenchIndex {
  entries: Record<string, { id: string; title: string; name: string }>;
}
const { entries } = JSON.parse(readFileSync(join(workbenchFolder, 'index.json'), 'utf8')) as WorkbenchIndex;

/** A component in one state: "button, Disabled With Reason". */
interface Story {
  id: string;
  component: string;
  name: string;
}
const stories = Object.values(entries).map(({ id, title, name }): Story => {
  const component = title.split('/').at(-1) ?? title;
  return { id, component, name: `${component}, ${name}` };
});

/** The stories of each component of shared-ui. */
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
  // Elements that render with a delay, so that fast responses do not flicker, are visible by now.
  await page.waitForTimeout(200);
}
