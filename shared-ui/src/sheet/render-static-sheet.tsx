import { renderToStaticMarkup } from 'react-dom/server';
import type { DocumentTree } from '@shortlist/documents/document-tree';
import { Sheet } from './sheet';

/** A sheet as a small standalone page, for previews. */
export interface StaticSheet {
  /** A complete page without style attributes and scripts, so that it works under a strict security policy. */
  html: string;
  /** Styles of this page, to be served at the last URL in `styleSheets`. */
  css: string;
}

const escapeHtml = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;');

/**
 * Renders a document as static HTML at build time. `styleSheets` are the URLs of sheet.css, of the fonts and of the
 * returned `css`.
 */
export function renderStaticSheet(tree: DocumentTree, { styleSheets }: { styleSheets: string[] }): StaticSheet {
  const ruleIds = new Map<string, number>();
  const body = renderToStaticMarkup(<Sheet tree={tree} />).replace(/ style="([^"]*)"/g, (_, declarations: string) => {
    const ruleId = ruleIds.get(declarations) ?? ruleIds.size;
    ruleIds.set(declarations, ruleId);
    return ` data-s="${ruleId}"`;
  });
  const links = styleSheets.map((url) => `<link rel="stylesheet" href="${escapeHtml(url)}">`).join('');
  const html =
    `<!doctype html><html lang="${tree.language}"><head><meta charset="utf-8">` +
    `<meta name="viewport" content="width=device-width"><title>${escapeHtml(tree.title)}</title>${links}</head>` +
    `<body>${body}</body></html>`;
  const css = [...ruleIds].map(([declarations, ruleId]) => `[data-s="${ruleId}"]{${unescapeHtml(declarations)}}`);
  return { html, css: ['body{margin:0}', '.sheet{border-radius:0;box-shadow:none}', ...css].join('\n') };
}

/** React escapes style attributes, but style sheets need them unescaped. */
const unescapeHtml = (declarations: string) =>
  declarations.replaceAll('&#x27;', "'").replaceAll('&quot;', '"').replaceAll('&amp;', '&');
