import { expect, test, type Page } from '@playwright/test';
import { getDocumentProxy } from 'unpdf';
import { generateResume, languages } from '../support/generated-resumes';
import { createPremiumUser } from '../support/premium-user';

const documentCount = process.env.TEST_SCOPE === 'all' ? 200 : 6;

const stripSpacing = (text: string) => text.replace(/[\s•]/g, '');

/** `texts` has the lines of each text block, without spaces. */
interface SheetPage {
  texts: string[][];
  /** Height divided by width. */
  aspectRatio: number;
}

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
      aspectRatio: paper.getBoundingClientRect().height / paper.getBoundingClientRect().width,
    }));
  });

/** Omits spaces and the footer. Texts next to each other are one line. */
async function readFilePages(bytes: Buffer): Promise<{ lines: string[]; aspectRatio: number }[]> {
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
      return { lines: rows.slice(0, i === 0 ? undefined : -1).map(({ text }) => text), aspectRatio: height / width };
    }),
  );
}

test(`the edit sheet and the file have the same breaks: ${documentCount} documents`, async ({ browser }) => {
  test.setTimeout(120_000 + documentCount * 20_000);
  const openPageAsNewUser = async () => {
    const state = await createPremiumUser(browser, `breaks${Date.now()}`);
    return await browser.newPage({ storageState: state, viewport: { width: 1280, height: 900 } });
  };
  let page = await openPageAsNewUser();
  const templates = (await (await page.request.get('/api/templates')).json()) as { id: string }[];
  const results = { pages: 0, lines: 0, differences: [] as string[] };
  for (let documentIndex = 0; documentIndex < documentCount; documentIndex++) {
    // A user may send only 600 requests per minute.
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
    for (const [i, { texts, aspectRatio }] of sheet.entries()) {
      const { lines = [], aspectRatio: fileAspectRatio = 0 } = file[i] ?? {};
      const sortLetters = (parts: string[]) => [...parts.join('')].sort().join('');
      const location = `${name}, page ${i + 1}`;
      if (Math.abs(aspectRatio - fileAspectRatio) > 0.003)
        results.differences.push(`${location}: ${aspectRatio} high, not ${fileAspectRatio}`);
      if (sortLetters(texts.flat()) !== sortLetters(lines)) results.differences.push(`${location}: other words`);
      for (const text of texts) {
        for (const [index, line] of text.entries()) {
          const nextLine = text[index + 1];
          if (!lines.some((fileLine) => fileLine.includes(line)))
            results.differences.push(`${location}: longer: ${line}`);
          // The same words may also end another line.
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
    `${documentCount} documents, ${results.pages} pages, ${results.lines} lines, ${results.differences.length} differences`,
  );
  await page.close();
  expect(results.differences).toEqual([]);
});
