import { expect, test } from '@playwright/test';
import { components, openStory, serveWorkbench } from '../support/stories';
import { annotate, expectNoViolations } from './expect-no-violations';

/** Rules about whole pages: a component alone has no landmarks and no main heading. */
const disabledRules = ['landmark-one-main', 'page-has-heading-one', 'region'];

test.use({ reducedMotion: 'reduce' });

for (const { name, stories } of components) {
  test(`stories: ${name}`, async ({ page }) => {
    await serveWorkbench(page);
    for (const story of stories) {
      annotate('story');
      for (const language of ['en', 'ja'] as const) {
        await openStory(page, story, language);
        // Japanese only changes texts and fonts, so one width is enough.
        const onlyWidth = language === 'ja' ? 360 : undefined;
        await expectNoViolations(page, `${story.name}, ${language}`, { onlyWidth, disabledRules });
        // WCAG 1.4.10, which axe does not check: nothing scrolls sideways at 320 px.
        await page.setViewportSize({ width: 320, height: 640 });
        const width = await page.evaluate(() => document.documentElement.scrollWidth);
        expect.soft([story.name, language, width]).toEqual([story.name, language, 320]);
      }
    }
  });
}
