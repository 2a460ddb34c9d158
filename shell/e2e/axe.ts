import AxeBuilder from '@axe-core/playwright';
import type { Page } from '@playwright/test';

/** What axe objects to on the page as it stands: each rule, and the elements that break it. */
export async function objections(page: Page): Promise<[string, string[]][]> {
  const { violations } = await new AxeBuilder({ page }).analyze();
  return violations.map(({ id, nodes }) => [id, nodes.map(({ target }) => target.join(' '))]);
}
