import { defaultLanguage, type Language } from '@shortlist/contracts/platform/languages';
import { escapeHtml as escape } from '../http/escape-html';
import type { Letter } from './mails.service';
import de from './words/de.json';
import en from './words/en.json';
import es from './words/es.json';
import fr from './words/fr.json';
import ja from './words/ja.json';
import ko from './words/ko.json';

/**
 * What stands in a mail between greeting and signature: a paragraph, a heading, a button, a link in small print, facts one
 * below the other, words of somebody.
 */
export type Piece =
  | string
  | { heading: string }
  | { button: string; link: string }
  | { small: string; link: string }
  | { facts: { name: string; value: string }[] }
  | { quote: string };

const words: Record<Language, typeof en> = { en, es, fr, de, ja, ko };
const signature = 'Shortlist';

const lines = (text: string) => escape(text).replace(/\r?\n/g, '<br>');

/**
 * The frame of all mails: text and HTML that say the same. No name of a person stands in the greeting: whoever registers
 * chooses that name, and may choose it to be read by a stranger.
 */
export function frameMail(language: Language, subject: string, pieces: Piece[]): Omit<Letter, 'to'> {
  const all = [words[language].greeting, ...pieces, signature];
  return {
    subject,
    text: `${all.map(textOf).join('\n\n')}\n`,
    html: `<!doctype html>
<html lang="${language}">
<head><meta charset="utf-8"><title>${escape(subject)}</title></head>
<body style="margin:0;padding:24px;background:#faf8f4;color:#1b1d21;font:16px/1.5 system-ui,sans-serif">
<div style="max-width:520px;margin:0 auto">
${all.map(htmlOf).join('\n')}
</div>
</body>
</html>
`,
  };
}

/** The address of a page of ours in the language of the mail. `path` begins with a slash. */
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

function htmlOf(piece: Piece): string {
  if (typeof piece === 'string') return `<p style="margin:0 0 16px">${lines(piece)}</p>`;
  if ('button' in piece) {
    return `<p style="margin:0 0 16px"><a href="${escape(piece.link)}" style="display:inline-block;padding:12px 20px;border-radius:8px;background:#0b5d4b;color:#ffffff;font-weight:600;text-decoration:none">${escape(piece.button)}</a></p>`;
  }
  if ('heading' in piece) {
    return `<h1 style="margin:0 0 16px;font-size:22px;line-height:1.25">${escape(piece.heading)}</h1>`;
  }
  if ('small' in piece) {
    return `<p style="margin:0 0 16px;font-size:14px"><a href="${escape(piece.link)}" style="color:#5a5e66">${escape(piece.small)}</a></p>`;
  }
  if ('facts' in piece) {
    const rows = piece.facts.map(
      ({ name, value }) =>
        `<tr><th style="padding:2px 16px 2px 0;text-align:left;font-weight:400;color:#5a5e66">${escape(name)}</th><td style="padding:2px 0">${escape(value)}</td></tr>`,
    );
    return `<table style="margin:0 0 16px;border-collapse:collapse">${rows.join('')}</table>`;
  }
  return `<blockquote style="margin:0 0 16px;padding:0 0 0 16px;border-left:3px solid #d8d3c8;color:#5a5e66">${lines(piece.quote)}</blockquote>`;
}
