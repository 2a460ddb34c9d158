import { languages } from '@shortlist/contracts/platform/languages';
import { composeResume } from '@shortlist/documents/compose/compose-resume';
import { createKnownLayoutLookup } from '@shortlist/documents/pages/known-layout';
import { paginate } from '@shortlist/documents/pages/paginate';
import { walkTextBlocks } from '@shortlist/documents/pages/walk-text-blocks';
import { getSampleResume } from '@shortlist/documents/samples/get-sample-resume';
import { seniorResume } from '@shortlist/documents/samples/senior/en';
import { templateDesigns } from '@shortlist/documents/templates/designs';
import type { Block, DocumentTree } from '@shortlist/documents/document-tree';
import { readLines } from '../testing/read-pdf';
import { createBullet, createTextBlock, createDocumentTree, createWords } from '../testing/tree-factories';
import { layOutPages, renderPdf } from './render-pdf';

const normalizeLine = (line: string) => line.replace(/[\s•]/g, '');

function listLines(blocks: Block[]): string[] {
  return [...walkTextBlocks(blocks)].flatMap(({ runs, breaks = [] }) => {
    const fullText = runs.map((run) => run.text).join('');
    return [0, ...breaks].map((from, i) => normalizeLine(fullText.slice(from, breaks[i])));
  });
}

const layOutSheet = (document: DocumentTree) =>
  paginate(document, createKnownLayoutLookup(document, layOutPages(document).texts)).map(listLines);

/** Returns the text of each page of the file, without the footer. Texts side by side share a line. */
async function readPageTexts(document: DocumentTree): Promise<string[]> {
  const pages = await readLines(renderPdf(document));
  return pages.map((page, i) => (i ? page.slice(0, -1) : page).map((line) => normalizeLine(line.text)).join(''));
}

describe('a sheet on screen has the same line and page breaks as the file', () => {
  const options = { language: 'en', pageSize: 'A4' } as const;
  it.each(templateDesigns.map(({ id }) => id))('%s', async (templateId) => {
    const document = composeResume(seniorResume, { ...options, templateId });
    const [sheet, file] = [layOutSheet(document), await readPageTexts(document)];
    expect(sheet.length).toBe(file.length);
    for (const [page, lines] of sheet.entries()) {
      expect([...lines.join('')].sort().join('')).toBe([...(file[page] ?? '')].sort().join(''));
      for (const line of lines) expect(file[page]).toContain(line);
    }
  });

  it.each(languages.map(({ code }) => code))('in %s', async (language) => {
    const document = composeResume(getSampleResume(language), { ...options, templateId: 'ats-compact', language });
    const [file = ''] = await readPageTexts(document);
    for (const line of layOutSheet(document).flat()) expect(file).toContain(line);
  });

  it('counts unprintable characters, which the file omits', () => {
    const [lines = []] = layOutSheet(
      createDocumentTree([createTextBlock('paragraph', `${'Great \u{1f600} words '.repeat(20)}end.`)]),
    ).map((page) => page.filter((line) => line.includes('Great')));
    expect(lines.length).toBeGreaterThan(1);
    expect(lines.join('')).toBe(normalizeLine(`${'Great \u{1f600} words '.repeat(20)}end.`));
  });

  it('splits a paragraph across pages, with its bullet only on the first page', () => {
    const document = createDocumentTree([createBullet(createWords(1_200), 'summary')]);
    const pages = paginate(document, createKnownLayoutLookup(document, layOutPages(document).texts));
    const parts = pages.map((blocks) => [...walkTextBlocks(blocks)].filter(({ role }) => role === 'bullet'));
    expect(pages.length).toBeGreaterThan(1);
    expect(parts.map((part) => part.map(({ marker }) => marker !== undefined))).toEqual(pages.map((_, i) => [i === 0]));
    expect(pages.flatMap(listLines).join('')).toContain(normalizeLine(createWords(1_200)));
  });
});
