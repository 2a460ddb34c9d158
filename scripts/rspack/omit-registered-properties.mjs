import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import postcss from 'postcss';

const file = createRequire(import.meta.url).resolve('@shortlist/shared-ui/theme/tailwind-properties.css');
const registeredNames = new Set();
postcss.parse(readFileSync(file, 'utf8')).walkAtRules('property', ({ params }) => void registeredNames.add(params));

/**
 * Removes the `@property` rules of shared-ui's tailwind-properties.css from a remote's style sheet, because the shell
 * registers those properties for the page.
 */
export const omitRegisteredProperties = {
  postcssPlugin: 'without-registered',
  OnceExit: (sheet) =>
    sheet.walkAtRules('property', (rule) => void (registeredNames.has(rule.params) && rule.remove())),
};
