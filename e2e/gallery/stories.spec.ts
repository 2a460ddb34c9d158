import { test } from '@playwright/test';
import { components, openStory, serveWorkbench } from '../support/stories';
import { takeScreenshots } from './screenshots';

test.use({ reducedMotion: 'reduce' });

for (const { name, stories } of components) {
  test(`components: ${name}`, async ({ page }) => {
    await serveWorkbench(page);
    for (const width of [360, 768]) {
      await page.setViewportSize({ width, height: 480 });
      for (const story of stories) {
        await openStory(page, story, 'en');
        await takeScreenshots(page, 'components', story.name, width);
      }
    }
  });
}
