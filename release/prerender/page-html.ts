import { createHash } from 'node:crypto';

const escapes: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };
export const escapeHtml = (text: string) => text.replace(/[&<>"]/g, (letter) => escapes[letter] ?? letter);

const unescapeHtml = (text: string) =>
  text
    .replaceAll('&#x27;', "'")
    .replaceAll('&quot;', '"')
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&amp;', '&');

/**
 * Moves inline styles to a style sheet, because the content security policy forbids style attributes. Hydration does
 * not restore the attributes, because it never changes those of existing elements.
 */
export function extractInlineStyles(html: string): { html: string; css: string } {
  const rules = new Map<string, string>();
  const result = html.replace(/ style="([^"]*)"/g, (_, declarations: string) => {
    const name = createHash('sha256').update(declarations).digest('hex').slice(0, 8);
    rules.set(name, unescapeHtml(declarations));
    return ` data-s="${name}"`;
  });
  return {
    html: result,
    css: [...rules].map(([name, declarations]) => `[data-s="${name}"]{${declarations}}`).join('\n'),
  };
}

export const stringifyForScript = (value: unknown) => JSON.stringify(value).replaceAll('<', '\\u003c');

/** `early.js` starts scripts of this type at the first interaction. The page is complete without them. */
const deferredScriptType = 'text/late';

export interface PageParts {
  language: string;
  title: string;
  description?: string;
  head: string;
  html: string;
  embeddedData: unknown;
}

export function renderPageHtml(
  shellHtml: string,
  { language, title, description, head, html, embeddedData }: PageParts,
): string {
  const replacements: [RegExp, string][] = [
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
