import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import postcss from 'postcss';

const file = createRequire(import.meta.url).resolve('@shortlist/shared-ui/theme/tailwind-properties.css');
const registeredNames = new Set();
postcss.parse(readFileSync(file, 'utf8')).walkAtRules('property', ({ params }) => void registeredNames.add(params));

/**
 * Removes from a remote's style sheet the properties that the shell already registers for the page: those in
 * shared-ui's tailwind-properties.css.
 */
export const omitRegisteredProperties = {
  postcssPlugin: 'without-registered',
  OnceExit: (sheet) =>
    sheet.walkAtRules('property', (rule) => void (registeredNames.has(rule.params) && rule.remove())),
};
