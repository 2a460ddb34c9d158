import { expect, test, type Page } from '@playwright/test';
import { getDocumentProxy } from 'unpdf';
import { generateResume, languages } from '../support/generated-resumes';
import { createPremiumUser } from '../support/premium-user';

/** Number of documents. `npm run test:nightly` tests 200. */
const count = process.env.TEST_SCOPE === 'all' ? 200 : 6;

const stripSpacing = (text: string) => text.replace(/[\s•]/g, '');

/** A rendered page. `lines` are the text lines without spaces; `shape` is the paper's height divided by its width. */
interface SheetPage {
  texts: string[][];
  shape: number;
}

/** Reads the lines of the edit sheet from the on-screen positions of their letters. */
const readSheetPages = (page: Page) =>
  page.evaluate((): SheetPage[] => {
    const readLines = (block: Element) => {
      const lines: string[] = [];
      const walker = document.createTreeWalker(block, NodeFilter.SHOW_TEXT);
      let lastMiddle: number | undefined;
      const halfLineHeight = parseFloat(getComputedStyle(block).lineHeight) / 2;
      for (let node = walker.nextNode(); node; node = walker.nextNode()) {
        if (node.parentElement?.closest('.sheet-marker')) continue;
        const text = node.textContent ?? '';
        for (let i = 0; i < text.length; i++) {
          if (/\s/.test(text[i] ?? '')) continue;
          const range = document.createRange();
          range.setStart(node, i);
          range.setEnd(node, i + 1);
          const { top, bottom } = range.getBoundingClientRect();
          const middle = (top + bottom) / 2;
          if (lastMiddle === undefined || Math.abs(middle - lastMiddle) > halfLineHeight) lines.push(text[i] ?? '');
          else lines.push((lines.pop() ?? '') + text[i]);
          lastMiddle = middle;
        }
      }
      return lines;
    };
    return [...document.querySelectorAll('.sheet-page')].map((paper) => ({
      texts: [...paper.querySelectorAll('.sheet-text')].map(readLines),
      shape: paper.getBoundingClientRect().height / paper.getBoundingClientRect().width,
    }));
  });

/**
 * Reads the lines of each page of a PDF, without spaces and without the footer. Texts next to each other are one line.
 */
async function readFilePages(bytes: Buffer): Promise<{ lines: string[]; shape: number }[]> {
  const file = await getDocumentProxy(new Uint8Array(bytes));
  return Promise.all(
    Array.from({ length: file.numPages }, async (_, i) => {
      const page = await file.getPage(i + 1);
      const [, , width = 1, height = 1] = page.view;
      const rows: { y: number; text: string }[] = [];
      for (const item of (await page.getTextContent()).items) {
        if (!('str' in item) || !stripSpacing(item.str)) continue;
        const y = Number(item.transform[5]);
        const lastRow = rows.at(-1);
        if (lastRow && Math.abs(lastRow.y - y) < 0.5) lastRow.text += stripSpacing(item.str);
        else rows.push({ y, text: stripSpacing(item.str) });
      }
      return { lines: rows.slice(0, i === 0 ? undefined : -1).map(({ text }) => text), shape: height / width };
    }),
  );
}

test(`the edit sheet and the file have the same line and page breaks: ${count} documents`, async ({ browser }) => {
  test.setTimeout(120_000 + count * 20_000);
  const openPageAsNewUser = async () => {
    const state = await createPremiumUser(browser, `breaks${Date.now()}`);
    return await browser.newPage({ storageState: state, viewport: { width: 1280, height: 900 } });
  };
  let page = await openPageAsNewUser();
  const templates = (await (await page.request.get('/api/templates')).json()) as { id: string }[];
  const results = { pages: 0, lines: 0, differences: [] as string[] };
  for (let documentIndex = 0; documentIndex < count; documentIndex++) {
    // The rate limit is 600 requests per minute.
    if (documentIndex > 0 && documentIndex % 40 === 0) {
      await page.close();
      page = await openPageAsNewUser();
    }
    const templateId = templates[documentIndex % templates.length]?.id ?? '';
    const language =
      languages[(documentIndex + Math.floor(documentIndex / templates.length)) % languages.length] ?? 'en';
    const name = `${documentIndex} ${templateId} ${language}`;
    const createResponse = await page.request.post('/api/resumes', {
      data: { ...generateResume(documentIndex, language), templateId },
    });
    expect(createResponse.status(), name).toBe(201);
    const { id } = (await createResponse.json()) as { id: string };
    await page.goto(`/resume-builder/${id}?tab=content`);
    await expect(page.locator('.sheet-fixed-breaks').first()).toBeAttached();
    await page.evaluate(() => document.fonts.ready);

    const pdfResponse = await page.request.post(`/api/resumes/${id}/pdf`, { data: {} });
    const { pdfUrl } = (await pdfResponse.json()) as { pdfUrl: string };
    const file = await readFilePages(await (await page.request.get(pdfUrl)).body());
    const sheet = await readSheetPages(page);
    if (sheet.length !== file.length) results.differences.push(`${name}: ${sheet.length} and ${file.length} pages`);
    for (const [i, { texts, shape }] of sheet.entries()) {
      const { lines = [], shape: fileShape = 0 } = file[i] ?? {};
      const sortLetters = (parts: string[]) => [...parts.join('')].sort().join('');
      const location = `${name}, page ${i + 1}`;
      if (Math.abs(shape - fileShape) > 0.003) results.differences.push(`${location}: ${shape} high, not ${fileShape}`);
      if (sortLetters(texts.flat()) !== sortLetters(lines)) results.differences.push(`${location}: other words`);
      for (const text of texts) {
        for (const [index, line] of text.entries()) {
          const nextLine = text[index + 1];
          if (!lines.some((fileLine) => fileLine.includes(line)))
            results.differences.push(`${location}: longer: ${line}`);
          // The same words may end another line, too.
          const isContinued = nextLine && lines.some((fileLine) => fileLine.includes(line + nextLine));
          if (isContinued && !lines.some((fileLine) => fileLine.endsWith(line)))
            results.differences.push(`${location}: shorter: ${line}`);
          results.lines++;
        }
      }
      results.pages++;
    }
  }
  console.log(
    `${count} documents, ${results.pages} pages, ${results.lines} lines, ${results.differences.length} differences`,
  );
  await page.close();
  expect(results.differences).toEqual([]);
});
