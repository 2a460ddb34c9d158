/** The HTML of one prerendered page, made from the shell's bare one. */
import { createHash } from 'node:crypto';

const escapes = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };
export const escape = (text) => text.replace(/[&<>"]/g, (letter) => escapes[letter]);

const unescape = (text) =>
  text
    .replaceAll('&#x27;', "'")
    .replaceAll('&quot;', '"')
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&amp;', '&');

/**
 * The policy of the pages lets no style attribute in; a style sheet may say the same. Hydration leaves the attributes of
 * elements as they are, so nothing of this is undone.
 */
export function liftStyles(html) {
  const rules = new Map();
  const lifted = html.replace(/ style="([^"]*)"/g, (_, declarations) => {
    const name = createHash('sha256').update(declarations).digest('hex').slice(0, 8);
    rules.set(name, unescape(declarations));
    return ` data-s="${name}"`;
  });
  return {
    html: lifted,
    css: [...rules].map(([name, declarations]) => `[data-s="${name}"]{${declarations}}`).join('\n'),
  };
}

/** JSON that may stand in a script element. */
export const scriptJson = (value) => JSON.stringify(value).replaceAll('<', '\\u003c');

/** Scripts that wait until somebody uses the page: `early.js` begins them. It is whole without them. */
const late = 'text/late';

/** `bare`: the shell's page. `head`: elements for its head, as HTML. `block`: the data that the page was made of. */
export function pageFile(bare, { language, title, description, head, html, block }) {
  const parts = [
    [/<html lang="en">/, `<html lang="${language}">`],
    [/<title>[^<]*<\/title>/, `<title>${escape(title)}</title>`],
    [/<meta name="description"[^>]*>/, description ? `<meta name="description" content="${escape(description)}">` : ''],
    [/ defer(?= )/g, ` type="${late}"`],
    [/<\/head>/, `${head}</head>`],
    [
      /<div id="root"><\/div>/,
      `<div id="root">${html}</div><script type="application/json" id="page">${scriptJson(block)}</script>`,
    ],
  ];
  return parts.reduce((page, [place, text]) => {
    if (!place.test(page)) throw new Error(`the shell's page has no ${place}`);
    return page.replace(place, () => text);
  }, bare);
}
