import { expect, test, type Page } from '@playwright/test';
import { getAxeViolations } from '../support/axe-violations';

const widths = [1280, 360];
const colorSchemes = ['light', 'dark'] as const;

export const addCountAnnotation = (type: string, count = 1) =>
  test.info().annotations.push({ type, description: String(count) });

interface Options {
  /** For a state that exists only at this width. */
  onlyWidth?: number;
  disabledRules?: string[];
}

export async function expectNoViolations(page: Page, name: string, { onlyWidth, disabledRules }: Options = {}) {
  for (const width of onlyWidth ? [onlyWidth] : widths) {
    await page.setViewportSize({ width, height: 800 });
    for (const colorScheme of colorSchemes) {
      await page.emulateMedia({ colorScheme });
      const violations = await getAxeViolations(page, disabledRules);
      addCountAnnotation('scan');
      addCountAnnotation('violation', violations.length);
      expect.soft([name, width, colorScheme, ...violations]).toEqual([name, width, colorScheme]);
    }
  }
}
