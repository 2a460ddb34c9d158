import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import postcss from 'postcss';

const file = createRequire(import.meta.url).resolve('@shortlist/shared-ui/theme/tailwind-properties.css');
const registered = new Set();
postcss.parse(readFileSync(file, 'utf8')).walkAtRules('property', ({ params }) => void registered.add(params));

/** Removes the properties from a remote's style sheet that the shell already registers for the page; see that file. */
export const omitRegisteredProperties = {
  postcssPlugin: 'without-registered',
  OnceExit: (sheet) => sheet.walkAtRules('property', (rule) => void (registered.has(rule.params) && rule.remove())),
};
