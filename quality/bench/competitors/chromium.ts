import { existsSync } from 'node:fs';
import { mkdtemp, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { pathToFileURL } from 'node:url';
import { type Browser, chromium, type Page } from '@playwright/test';
import { getChildrenMemoryMb, getChildrenCpuMs } from '../comparison/resource-usage';
import type { BenchDocument } from '../varied-documents';
import type { ResourceMeter, Workload } from '../comparison/runner';
import { fontFamilies, getFontFamily, getFontFile, weights } from './fonts';
import { type PlainEntry, toPlainResume, type PlainResume } from './plain-resume';

const fontFaceCss = Object.values(fontFamilies)
  .flatMap(({ name, id }) =>
    weights.map((weight) => {
      const url = pathToFileURL(getFontFile(id, weight)).href;
      return `@font-face { font-family: '${name}'; font-weight: ${weight}; src: url('${url}') }`;
    }),
  )
  .join('\n');

const emptyPageHtml = `<!doctype html><meta charset="utf-8"><style>${fontFaceCss}
@page { size: A4; margin: 52pt 64pt 54pt }
body { margin: 0; font-size: 9.4pt; line-height: 1.4; color: #1b1d21 }
h1 { font-size: 29pt; font-weight: 400; line-height: 1.1; margin: 0 }
h2 { font-size: 11pt; color: #1f4e79; border-bottom: 0.5pt solid #c5cdd6; margin: 10pt 0 4pt }
h3 { font-size: 9.4pt; margin: 0 }
p, ul { margin: 0 }
ul { padding-left: 11pt }
div { display: flex; justify-content: space-between; gap: 10pt }
</style><body></body>`;

const escapeHtml = (text: string) => text.replace(/[&<]/g, (character) => (character === '&' ? '&amp;' : '&lt;'));
const renderElements = (texts: string[], tag: string) =>
  texts.map((text) => `<${tag}>${escapeHtml(text)}</${tag}>`).join('');

const renderEntry = ({ title, date, organization, location, bullets }: PlainEntry) =>
  `<div>${renderElements([title], 'h3')}${renderElements([date], 'span')}</div><div>${renderElements([organization, location], 'span')}</div>` +
  `<ul>${renderElements(bullets, 'li')}</ul>`;

const renderBody = ({ name, headline, contacts, sections }: PlainResume) =>
  renderElements([name], 'h1') +
  renderElements([headline, contacts.join('  |  ')], 'p') +
  sections
    .map(
      ({ heading, paragraphs, entries }) =>
        renderElements([heading], 'h2') + renderElements(paragraphs, 'p') + entries.map(renderEntry).join(''),
    )
    .join('');

const executablePaths = [
  process.env.CHROMIUM_PATH,
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
];

export async function launchChromium(): Promise<Browser> {
  const executablePath = executablePaths.find((path) => path && existsSync(path));
  if (!executablePath) throw new Error('Chromium is not installed on this machine');
  const args = ['--no-sandbox', '--disable-gpu', '--disable-quic', '--disable-background-networking', '--disable-sync'];
  return chromium.launch({ executablePath, args });
}

async function openEmptyPage(): Promise<{ browser: Browser; address: string }> {
  const browser = await launchChromium();
  const file = `${await mkdtemp(`${tmpdir()}/bench-`)}/page.html`;
  await writeFile(file, emptyPageHtml);
  return { browser, address: pathToFileURL(file).href };
}

async function printPdf(page: Page, { content, language }: BenchDocument): Promise<Uint8Array> {
  const html = renderBody(toPlainResume(content, language));
  await page.evaluate(
    async ([text, family, lang]) => {
      const { document } = globalThis as unknown as { document: BrowserDocument };
      document.documentElement.lang = lang;
      document.body.style.fontFamily = family;
      document.body.innerHTML = text;
      await document.fonts.ready;
    },
    [html, getFontFamily(language).name, language] as const,
  );
  return page.pdf({ preferCSSPageSize: true });
}

interface BrowserDocument {
  documentElement: { lang: string };
  body: { style: { fontFamily: string }; innerHTML: string };
  fonts: { ready: Promise<unknown> };
}

/** Renders each document in its own page and profile, as a service that isolates users does. */
export async function createIsolatedPageWorkload(): Promise<Workload> {
  const { browser, address } = await openEmptyPage();
  return async (document) => {
    const context = await browser.newContext();
    const page = await context.newPage();
    await page.goto(address);
    const pdf = await printPdf(page, document);
    await context.close();
    return pdf;
  };
}

/** Renders all documents in one page with preloaded fonts. */
export async function createSharedPageWorkload(): Promise<Workload> {
  const { browser, address } = await openEmptyPage();
  const page = await browser.newPage();
  await page.goto(address);
  return (document) => printPdf(page, document);
}

let peakMemoryMb = 0;

/** Excludes the Node process that controls Chromium. */
export const chromiumMeter: ResourceMeter = {
  getCpuMs: getChildrenCpuMs,
  getPeakMemoryMb: () => (peakMemoryMb = Math.max(peakMemoryMb, getChildrenMemoryMb())),
};
