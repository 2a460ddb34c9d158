import AxeBuilder from '@axe-core/playwright';
import type { Page } from '@playwright/test';

export async function getAxeViolations(page: Page, disabledRules: string[] = []): Promise<[string, string[]][]> {
  // Legacy mode is enough for pages without iframes. Reporting only violations halves the time.
  const axe = new AxeBuilder({ page })
    .setLegacyMode()
    .options({ resultTypes: ['violations'] })
    .disableRules(disabledRules);
  const { violations } = await axe.analyze();
  return violations.map(({ id, nodes }) => [id, nodes.map(({ target }) => target.join(' '))]);
}
