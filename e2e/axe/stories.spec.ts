import { expect, test } from '@playwright/test';
import { components, openStory, serveWorkbench } from '../support/stories';
import { addCountAnnotation, expectNoViolations } from './expect-no-violations';

/** A component alone has no landmarks and no main heading. */
const disabledRules = ['landmark-one-main', 'page-has-heading-one', 'region'];

test.use({ reducedMotion: 'reduce' });

for (const { name, stories } of components) {
  test(`stories: ${name}`, async ({ page }) => {
    await serveWorkbench(page);
    for (const story of stories) {
      addCountAnnotation('story');
      for (const language of ['en', 'ja'] as const) {
        await openStory(page, story, language);
        // One width is enough, because Japanese changes only text and fonts.
        const onlyWidth = language === 'ja' ? 360 : undefined;
        await expectNoViolations(page, `${story.name}, ${language}`, { onlyWidth, disabledRules });
        // WCAG 1.4.10 forbids horizontal scrolling at 320 px. axe does not check that.
        await page.setViewportSize({ width: 320, height: 640 });
        const width = await page.evaluate(() => document.documentElement.scrollWidth);
        expect.soft([story.name, language, width]).toEqual([story.name, language, 320]);
      }
    }
  });
}
