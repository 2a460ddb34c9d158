import { existsSync } from 'node:fs';
import { mkdtemp, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { pathToFileURL } from 'node:url';
import { type Browser, chromium, type Page } from '@playwright/test';
import { childrenMb, childrenMs } from '../race/processor';
import type { BenchDocument } from '../documents';
import type { Meter, Work } from '../race/seat';
import { families, familyOf, fontFile, weights } from './fonts';
import { type PlainEntry, plainResume, type PlainResume } from './plain';

const faces = Object.values(families)
  .flatMap(({ name, id }) =>
    weights.map((weight) => {
      const url = pathToFileURL(fontFile(id, weight)).href;
      return `@font-face { font-family: '${name}'; font-weight: ${weight}; src: url('${url}') }`;
    }),
  )
  .join('\n');

const page = `<!doctype html><meta charset="utf-8"><style>${faces}
@page { size: A4; margin: 52pt 64pt 54pt }
body { margin: 0; font-size: 9.4pt; line-height: 1.4; color: #1b1d21 }
h1 { font-size: 29pt; font-weight: 400; line-height: 1.1; margin: 0 }
h2 { font-size: 11pt; color: #1f4e79; border-bottom: 0.5pt solid #c5cdd6; margin: 10pt 0 4pt }
h3 { font-size: 9.4pt; margin: 0 }
p, ul { margin: 0 }
ul { padding-left: 11pt }
div { display: flex; justify-content: space-between; gap: 10pt }
</style><body></body>`;

const safe = (text: string) => text.replace(/[&<]/g, (sign) => (sign === '&' ? '&amp;' : '&lt;'));
const list = (texts: string[], tag: string) => texts.map((text) => `<${tag}>${safe(text)}</${tag}>`).join('');

const entry = ({ title, date, organisation, place, bullets }: PlainEntry) =>
  `<div>${list([title], 'h3')}${list([date], 'span')}</div><div>${list([organisation, place], 'span')}</div>` +
  `<ul>${list(bullets, 'li')}</ul>`;

const body = ({ name, headline, contacts, sections }: PlainResume) =>
  list([name], 'h1') +
  list([headline, contacts.join('  |  ')], 'p') +
  sections
    .map(
      ({ heading, paragraphs, entries }) => list([heading], 'h2') + list(paragraphs, 'p') + entries.map(entry).join(''),
    )
    .join('');

const places = [process.env.CHROMIUM_PATH, '/usr/bin/chromium', '/usr/bin/chromium-browser', '/usr/bin/google-chrome'];

export async function launch(): Promise<Browser> {
  const executablePath = places.find((path) => path && existsSync(path));
  if (!executablePath) throw new Error('Chromium is not installed on this machine');
  const args = ['--no-sandbox', '--disable-gpu', '--disable-quic', '--disable-background-networking', '--disable-sync'];
  return chromium.launch({ executablePath, args });
}

async function open(): Promise<{ browser: Browser; address: string }> {
  const browser = await launch();
  const file = `${await mkdtemp(`${tmpdir()}/bench-`)}/page.html`;
  await writeFile(file, page);
  return { browser, address: pathToFileURL(file).href };
}

async function print(tab: Page, { content, language }: BenchDocument): Promise<Uint8Array> {
  const html = body(plainResume(content, language));
  await tab.evaluate(
    async ([text, family, lang]) => {
      const { document } = globalThis as unknown as { document: BrowserDocument };
      document.documentElement.lang = lang;
      document.body.style.fontFamily = family;
      document.body.innerHTML = text;
      await document.fonts.ready;
    },
    [html, familyOf(language).name, language] as const,
  );
  return tab.pdf({ preferCSSPageSize: true });
}

interface BrowserDocument {
  documentElement: { lang: string };
  body: { style: { fontFamily: string }; innerHTML: string };
  fonts: { ready: Promise<unknown> };
}

/** Renders each document in its own page and profile, like a service that isolates users. */
export async function apart(): Promise<Work> {
  const { browser, address } = await open();
  return async (document) => {
    const context = await browser.newContext();
    const tab = await context.newPage();
    await tab.goto(address);
    const pdf = await print(tab, document);
    await context.close();
    return pdf;
  };
}

/** Renders all documents in one page with preloaded fonts, in which only the text changes. */
export async function kept(): Promise<Work> {
  const { browser, address } = await open();
  const tab = await browser.newPage();
  await tab.goto(address);
  return (document) => print(tab, document);
}

let peak = 0;

/** Measures Chromium's own processes, without the process that controls it. */
export const meter: Meter = { milliseconds: childrenMs, peakMb: () => (peak = Math.max(peak, childrenMb())) };
