import AxeBuilder from '@axe-core/playwright';
import type { Page } from '@playwright/test';

/** What axe objects to on the page as it stands: each rule, and the elements that break it. */
export async function objections(page: Page): Promise<[string, string[]][]> {
  // The product has no frames: looked at in the page itself, for nothing but what is wrong, it takes half the time.
  const axe = new AxeBuilder({ page }).setLegacyMode().options({ resultTypes: ['violations'] });
  const { violations } = await axe.analyze();
  return violations.map(({ id, nodes }) => [id, nodes.map(({ target }) => target.join(' '))]);
}
