import { createHash } from 'node:crypto';

const escapes = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };
export const escapeHtml = (text) => text.replace(/[&<>"]/g, (letter) => escapes[letter]);

const unescapeHtml = (text) =>
  text
    .replaceAll('&#x27;', "'")
    .replaceAll('&quot;', '"')
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&amp;', '&');

/**
 * Moves inline styles to a style sheet, because the content security policy forbids style attributes. Hydration does
 * not change the attributes of existing elements, so the result is stable.
 */
export function extractInlineStyles(html) {
  const rules = new Map();
  const result = html.replace(/ style="([^"]*)"/g, (_, declarations) => {
    const name = createHash('sha256').update(declarations).digest('hex').slice(0, 8);
    rules.set(name, unescapeHtml(declarations));
    return ` data-s="${name}"`;
  });
  return {
    html: result,
    css: [...rules].map(([name, declarations]) => `[data-s="${name}"]{${declarations}}`).join('\n'),
  };
}

/** Serializes a value as JSON that is safe inside a script element. */
export const stringifyForScript = (value) => JSON.stringify(value).replaceAll('<', '\\u003c');

/** Type of scripts that `early.js` starts at the first interaction. The page is complete without them. */
const deferredScriptType = 'text/late';

/**
 * Renders a page. `shellHtml`: the HTML of the shell. `head`: HTML of additional head elements. `embeddedData`: the
 * data that the page was rendered from.
 */
export function renderPageHtml(shellHtml, { language, title, description, head, html, embeddedData }) {
  const replacements = [
    [/<html lang="en">/, `<html lang="${language}">`],
    [/<title>[^<]*<\/title>/, `<title>${escapeHtml(title)}</title>`],
    [
      /<meta name="description"[^>]*>/,
      description ? `<meta name="description" content="${escapeHtml(description)}">` : '',
    ],
    [/ defer(?= )/g, ` type="${deferredScriptType}"`],
    [/<\/head>/, `${head}</head>`],
    [
      /<div id="root"><\/div>/,
      `<div id="root">${html}</div><script type="application/json" id="page">${stringifyForScript(embeddedData)}</script>`,
    ],
  ];
  return replacements.reduce((page, [pattern, text]) => {
    if (!pattern.test(page)) throw new Error(`the shell's page does not contain ${pattern}`);
    return page.replace(pattern, () => text);
  }, shellHtml);
}
