import { defaultLanguage, type Language } from '@shortlist/contracts/platform/languages';
import { escapeHtml as escape } from '../http/escape-html';
import type { Letter } from './mails.service';
import de from './words/de.json';
import en from './words/en.json';
import es from './words/es.json';
import fr from './words/fr.json';
import ja from './words/ja.json';
import ko from './words/ko.json';

export type Piece =
  | string
  | { heading: string }
  | { button: string; link: string }
  | { small: string; link: string }
  | { facts: { name: string; value: string }[] }
  | { quote: string };

const words: Record<Language, typeof en> = { en, es, fr, de, ja, ko };
const signature = 'Shortlist';

/** The light values of the product's design tokens; email clients support neither CSS variables nor our fonts. */
const look = {
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

const lines = (text: string) => escape(text).replace(/\r?\n/g, '<br>');

/**
 * Renders an email as text and HTML with the same content. The greeting has no personal name, because anyone can
 * register with a name crafted for a stranger to read.
 */
export function frameMail(language: Language, subject: string, pieces: Piece[]): Omit<Letter, 'to'> {
  const all = [words[language].greeting, ...pieces, signature];
  return {
    subject,
    text: `${all.map(textOf).join('\n\n')}\n`,
    html: `<!doctype html>
<html lang="${language}">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><meta name="color-scheme" content="light"><title>${escape(subject)}</title></head>
<body style="margin:0;padding:32px 16px;background:${look.paper};color:${look.ink};font:16px/1.6 ${look.sans};overflow-wrap:anywhere">
${previewOf(pieces)}
<table role="presentation" align="center" width="100%" style="max-width:560px;margin:0 auto;border-collapse:separate;border-spacing:0">
<tr><td style="padding:0 4px 16px;font:500 22px/1.2 ${look.serif}">Short<span style="padding:0 3px;border-radius:4px;background:${look.marker}">list</span></td></tr>
<tr><td style="padding:32px 24px 16px;border:1px solid ${look.line};border-radius:14px;background:#ffffff">
${all.map(htmlOf).join('\n')}
</td></tr>
</table>
</body>
</html>
`,
  };
}

export function pageLink(publicUrl: string, language: Language, path: string): string {
  return `${publicUrl}${language === defaultLanguage ? '' : `/${language}`}${path}`;
}

function textOf(piece: Piece): string {
  if (typeof piece === 'string') return piece;
  if ('button' in piece) return `${piece.button}:\n${piece.link}`;
  if ('heading' in piece) return piece.heading;
  if ('small' in piece) return `${piece.small}: ${piece.link}`;
  if ('facts' in piece) return piece.facts.map(({ name, value }) => `${name}: ${value}`).join('\n');
  return piece.quote.replace(/^/gm, '> ');
}

function previewOf(pieces: Piece[]): string {
  const first = pieces.find((piece) => typeof piece === 'string') ?? '';
  return `<div style="display:none;max-height:0;overflow:hidden">${escape(first.slice(0, 140))}</div>`;
}

function htmlOf(piece: Piece): string {
  if (typeof piece === 'string') return `<p style="margin:0 0 16px">${lines(piece)}</p>`;
  if ('button' in piece) {
    return `<p style="margin:24px 0"><a href="${escape(piece.link)}" style="display:inline-block;padding:12px 20px;border-radius:8px;background:${look.accent};color:#ffffff;font-weight:600;line-height:20px;text-decoration:none">${escape(piece.button)}</a></p>`;
  }
  if ('heading' in piece) {
    return `<h1 style="margin:0 0 16px;font:500 26px/1.25 ${look.serif}">${escape(piece.heading)}</h1>`;
  }
  if ('small' in piece) {
    return `<p style="margin:0 0 16px;font-size:14px"><a href="${escape(piece.link)}" style="color:${look.soft}">${escape(piece.small)}</a></p>`;
  }
  if ('facts' in piece) {
    const cell = `padding:10px 0;border-top:1px solid ${look.line};vertical-align:top`;
    const rows = piece.facts.map(
      ({ name, value }) =>
        `<tr><th scope="row" style="${cell};padding-right:24px;text-align:left;font-weight:400;white-space:nowrap;color:${look.soft}">${escape(name)}</th><td style="${cell};text-align:right">${escape(value)}</td></tr>`,
    );
    return `<table width="100%" style="margin:0 0 20px;border-collapse:collapse;border-bottom:1px solid ${look.line};font-size:15px">${rows.join('')}</table>`;
  }
  return `<blockquote style="margin:0 0 16px;padding:12px 16px;border-radius:8px;background:${look.sunken};color:${look.soft}">${lines(piece.quote)}</blockquote>`;
}
