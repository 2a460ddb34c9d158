import { defaultLanguage, type Language } from '@shortlist/contracts/platform/languages';
import escapeHtml from 'escape-html';
import type { EmailMessage } from './mail.service';
import de from './locales/de.json';
import en from './locales/en.json';
import es from './locales/es.json';
import fr from './locales/fr.json';
import ja from './locales/ja.json';
import ko from './locales/ko.json';

export type EmailBlock =
  | string
  | { heading: string }
  | { button: string; link: string }
  | { small: string; link: string }
  | { details: { name: string; value: string }[] }
  | { quote: string };

const messages: Record<Language, typeof en> = { en, es, fr, de, ja, ko };
const signature = 'Shortlist';

/** The light values of the product's design tokens. Email clients support neither CSS variables nor our fonts. */
const theme = {
  paper: '#faf8f4',
  sunken: '#f3efe7',
  ink: '#1b1d21',
  soft: '#565b64',
  line: '#e4dfd5',
  accent: '#0b5d4b',
  marker: '#ffe48a',
  sans: "Inter,-apple-system,'Segoe UI',system-ui,sans-serif",
  serif: "Newsreader,Georgia,'Times New Roman',serif",
};

const escapeLines = (text: string) => escapeHtml(text).replace(/\r?\n/g, '<br>');

/**
 * Renders an email as text and HTML with the same content. The greeting has no personal name, because anyone could
 * register a stranger's address under a name that is itself a message.
 */
export function renderEmail(language: Language, subject: string, blocks: EmailBlock[]): Omit<EmailMessage, 'to'> {
  const allBlocks = [messages[language].greeting, ...blocks, signature];
  return {
    subject,
    text: `${allBlocks.map(renderBlockText).join('\n\n')}\n`,
    html: `<!doctype html>
<html lang="${language}">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><meta name="color-scheme" content="light"><title>${escapeHtml(subject)}</title></head>
<body style="margin:0;padding:32px 16px;background:${theme.paper};color:${theme.ink};font:16px/1.6 ${theme.sans};overflow-wrap:anywhere">
${renderPreheader(blocks)}
<table role="presentation" align="center" width="100%" style="max-width:560px;margin:0 auto;border-collapse:separate;border-spacing:0">
<tr><td style="padding:0 4px 16px;font:500 22px/1.2 ${theme.serif}">Short<span style="padding:0 3px;border-radius:4px;background:${theme.marker}">list</span></td></tr>
<tr><td style="padding:32px 24px 16px;border:1px solid ${theme.line};border-radius:14px;background:#ffffff">
${allBlocks.map(renderBlockHtml).join('\n')}
</td></tr>
</table>
</body>
</html>
`,
  };
}

export function buildPageUrl(publicUrl: string, language: Language, path: string): string {
  return `${publicUrl}${language === defaultLanguage ? '' : `/${language}`}${path}`;
}

function renderBlockText(block: EmailBlock): string {
  if (typeof block === 'string') return block;
  if ('button' in block) return `${block.button}:\n${block.link}`;
  if ('heading' in block) return block.heading;
  if ('small' in block) return `${block.small}: ${block.link}`;
  if ('details' in block) return block.details.map(({ name, value }) => `${name}: ${value}`).join('\n');
  return block.quote.replace(/^/gm, '> ');
}

function renderPreheader(blocks: EmailBlock[]): string {
  const firstText = blocks.find((block) => typeof block === 'string') ?? '';
  return `<div style="display:none;max-height:0;overflow:hidden">${escapeHtml(firstText.slice(0, 140))}</div>`;
}

function renderBlockHtml(block: EmailBlock): string {
  if (typeof block === 'string') return `<p style="margin:0 0 16px">${escapeLines(block)}</p>`;
  if ('button' in block) {
    return `<p style="margin:24px 0"><a href="${escapeHtml(block.link)}" style="display:inline-block;padding:12px 20px;border-radius:8px;background:${theme.accent};color:#ffffff;font-weight:600;line-height:20px;text-decoration:none">${escapeHtml(block.button)}</a></p>`;
  }
  if ('heading' in block) {
    return `<h1 style="margin:0 0 16px;font:500 26px/1.25 ${theme.serif}">${escapeHtml(block.heading)}</h1>`;
  }
  if ('small' in block) {
    return `<p style="margin:0 0 16px;font-size:14px"><a href="${escapeHtml(block.link)}" style="color:${theme.soft}">${escapeHtml(block.small)}</a></p>`;
  }
  if ('details' in block) {
    const cellStyle = `padding:10px 0;border-top:1px solid ${theme.line};vertical-align:top`;
    const rows = block.details.map(
      ({ name, value }) =>
        `<tr><th scope="row" style="${cellStyle};padding-right:24px;text-align:left;font-weight:400;white-space:nowrap;color:${theme.soft}">${escapeHtml(name)}</th><td style="${cellStyle};text-align:right">${escapeHtml(value)}</td></tr>`,
    );
    return `<table width="100%" style="margin:0 0 20px;border-collapse:collapse;border-bottom:1px solid ${theme.line};font-size:15px">${rows.join('')}</table>`;
  }
  return `<blockquote style="margin:0 0 16px;padding:12px 16px;border-radius:8px;background:${theme.sunken};color:${theme.soft}">${escapeLines(block.quote)}</blockquote>`;
}
