import { getSampleResume } from '@shortlist/documents/samples/get-sample-resume';
import { seniorResume, seniorLetter } from '@shortlist/documents/samples/senior/en';
import { composeLetter } from '@shortlist/documents/compose/compose-letter';
import { composeResume } from '@shortlist/documents/compose/compose-resume';
import { listSections } from '@shortlist/documents/sections';
import { templateDesigns } from '@shortlist/documents/templates/designs';
import { toPlainText } from '@shortlist/documents/plain-text';
import type { DocumentTree } from '@shortlist/documents/document-tree';
import { getDocumentProxy } from 'unpdf';
import { longSectionNames, resumeWithCustomSections } from '../testing/custom-sections';
import { readObjects, readOperators, readStructureTree } from '../testing/read-pdf';
import {
  bodyStyle,
  createBullet,
  createEntry,
  createSection,
  createTextBlock,
  createDocumentTree,
  createWords,
} from '../testing/tree-factories';
import { renderPdf } from '../pdf/render-pdf';

const resume = createDocumentTree([
  createSection('Summary', [createTextBlock('paragraph', 'Short and plain.')]),
  createSection('Experience', [
    createEntry('Director', ['Cut cloud spend.', 'Wrote it up.']),
    createEntry('Engineer', ['Built it.']),
  ]),
]);
const removeWhitespace = (line: string) => line.replace(/\s/g, '');
const countElements = (pdf: Buffer, type: string) =>
  readObjects(pdf).match(new RegExp(`/S ?/${type}\\b`, 'g'))?.length ?? 0;

describe('structure of a resume', () => {
  it('tags headings by level, sections, list items and links', async () => {
    const [page = []] = await readStructureTree(renderPdf(resume));
    const listEntryLines = (title: string) => [
      `Document > Sect > H3: ${title}`,
      'Document > Sect > P: Mar 2020 – Present',
      `Document > Sect > P: ${title} Ltd`,
      'Document > Sect > P: Bristol',
    ];
    const listItemLines = (line: string) => [
      'Document > Sect > L > LI > Lbl: •',
      `Document > Sect > L > LI > LBody: ${line}`,
    ];
    // "@" stands for the annotation of a link.
    expect(page).toEqual([
      'Document > H1: Ines Calloway',
      'Document > P: Director of Engineering',
      'Document > P > Link: ines@example.com @',
      'Document > P > Link: +44 20 7946 0182 @',
      'Document > Sect > H2: Summary',
      'Document > Sect > P: Short and plain.',
      'Document > Sect > H2: Experience',
      ...listEntryLines('Director'),
      ...listItemLines('Cut cloud spend.'),
      ...listItemLines('Wrote it up.'),
      ...listEntryLines('Engineer'),
      ...listItemLines('Built it.'),
    ]);
    expect(countElements(renderPdf(resume), 'L')).toBe(2);
  });

  it('has no label for a bullet without a marker', async () => {
    const pdf = renderPdf(createDocumentTree([], { blocks: [createTextBlock('bullet', 'Plain.')] }));
    expect(await readStructureTree(pdf)).toEqual([['Document > L > LI > LBody: Plain.']]);
    expect(countElements(pdf, 'Lbl')).toBe(0);
    expect(readObjects(pdf)).not.toContain('ListNumbering');
  });

  it('distinguishes numbered lists', () => {
    const createItem = (marker: string) =>
      createTextBlock('bullet', 'Line.', {}, { indent: 11, marker: { text: marker, style: bodyStyle } });
    const blocks = [createItem('•'), createTextBlock('paragraph', 'Then:'), createItem('1.'), createItem('2.')];
    const numberings = readObjects(renderPdf(createDocumentTree([], { blocks }))).matchAll(/\/ListNumbering\/(\w+)/g);
    expect([...numberings].map(([, numbering]) => numbering)).toEqual(['Unordered', 'Ordered']);
  });

  it('moves headings up one level in a document without a name', async () => {
    const lines = (await readStructureTree(renderPdf({ ...resume, blocks: resume.blocks.slice(1) }))).flat();
    expect(lines.filter((line) => / H\d: /.test(line))).toEqual([
      'Document > Sect > H1: Summary',
      'Document > Sect > H1: Experience',
      'Document > Sect > H2: Director',
      'Document > Sect > H2: Engineer',
    ]);
  });

  it('keeps a paragraph in one element, even across pages', async () => {
    const longPdf = renderPdf(
      createDocumentTree([], {
        blocks: [createTextBlock('paragraph', createWords(1_500)), createBullet(createWords(40))],
      }),
    );
    expect([countElements(longPdf, 'P'), countElements(longPdf, 'LBody')]).toEqual([1, 1]);
    const lines = (await readStructureTree(longPdf)).flat();
    const paragraph = lines.filter((line) => line.startsWith('Document > P: '));
    expect(paragraph).toHaveLength(3);
    expect(paragraph.map((line) => line.replace('Document > P: ', '')).join(' ')).toBe(createWords(1_500));
    expect(lines.at(-1)).toBe(`Document > L > LI > LBody: ${createWords(40)}`);
  });

  it('keeps the space at the end of a line but not at the end of a paragraph', () => {
    const pdf = renderPdf(createDocumentTree([], { blocks: [createTextBlock('paragraph', 'm '.repeat(120).trim())] }));
    const [letterCode, spaceCode] = ['0001', '0002'];
    const ends = [...readOperators(pdf).matchAll(/(\w{4})>\] TJ/g)].map(([, last]) => last);
    expect(ends.length).toBeGreaterThan(2);
    expect(ends).toEqual([...ends.slice(1).map(() => spaceCode), letterCode]);
  });

  it('keeps a link over two lines in one element with two annotations that refer to it', async () => {
    const link = 'https://example.com/';
    const runs = [{ text: `${createWords(12)} ` }, { text: createWords(8), link }, { text: ' after' }];
    const pdf = renderPdf(createDocumentTree([], { blocks: [createTextBlock('paragraph', runs)] }));
    expect((await readStructureTree(pdf)).flat()).toEqual([
      `Document > P: ${createWords(12)} after`,
      `Document > P > Link: ${createWords(8)} @ @`,
    ]);
    const annotations = await (await (await getDocumentProxy(new Uint8Array(pdf))).getPage(1)).getAnnotations();
    expect(annotations.map(({ contentsObj }) => (contentsObj as { str: string }).str).join('')).toBe(createWords(8));
    const structParentKeys = [...readObjects(pdf).matchAll(/\/StructParent (\d+)/g)].map(([, key]) => key);
    expect(new Set(structParentKeys).size).toBe(2);
    const elementIds = structParentKeys.map(
      (key) => new RegExp(`\\n\\s*${key} (\\d+) 0 R\\n`).exec(readObjects(pdf))?.[1],
    );
    expect(elementIds[0]).toBeDefined();
    expect(elementIds[1]).toBe(elementIds[0]);
  });

  it('declares tags, tab order and language, and claims PDF/UA conformance', () => {
    const pdf = renderPdf(resume).toString('latin1');
    for (const word of [/\/Marked true/, /\/Tabs \/S/, /\/Lang \(en\)/, /\/DisplayDocTitle true/, /pdfuaid:part="1"/])
      expect(pdf).toMatch(word);
  });
});

describe('decorative content', () => {
  it('is marked as an artifact, like the footer, and no marked content crosses a page', async () => {
    const pdf = renderPdf(
      createDocumentTree(Array.from({ length: 90 }, (_, i) => createSection(`Part ${i}`, [createBullet('Line')]))),
    );
    const pages = await readStructureTree(pdf);
    expect(pages.length).toBeGreaterThan(1);
    expect(pages.flat().filter((line) => line.includes('Ines Calloway'))).toEqual(['Document > H1: Ines Calloway']);
    let openTag = '';
    for (const line of readOperators(pdf).split('\n')) {
      const [, tag] = /^\/(\w+) .*(?:BDC|BMC)$/.exec(line) ?? [];
      if (tag) {
        expect(openTag).toBe('');
        openTag = tag;
      } else if (line === 'EMC') openTag = '';
      else if (/ re f$/.test(line)) expect(openTag).toBe('Artifact');
      else if (/ TJ ET$/.test(line)) expect(openTag).not.toBe('');
    }
    expect(openTag).toBe('');
  });
});

describe('PDF outline', () => {
  it('lists the headings of a resume with their positions', async () => {
    const document = await getDocumentProxy(new Uint8Array(renderPdf(resume)));
    const outline = await document.getOutline();
    expect(outline.map(({ title }) => title)).toEqual(['Summary', 'Experience']);
    const page = await document.getPage(1);
    const heights = (await page.getTextContent()).items.flatMap((item) =>
      'str' in item && (item.str === 'Summary' || item.str === 'Experience') ? [Number(item.transform[5])] : [],
    );
    for (const [i, { dest }] of outline.entries()) {
      const [target, { name }, left, top] = dest as [{ num: number }, { name: string }, number, number];
      expect(await document.getPageIndex({ num: target.num, gen: 0 })).toBe(0);
      expect([name, left]).toEqual(['XYZ', 0]);
      expect(top - (heights[i] ?? 0)).toBeGreaterThan(5);
      expect(top - (heights[i] ?? 0)).toBeLessThan(15);
    }
  });

  it('lists renamed and reordered sections', async () => {
    const options = {
      templateId: 'modern-professional',
      language: 'en',
      pageSize: 'A4',
      sections: longSectionNames,
    } as const;
    const document = await getDocumentProxy(
      new Uint8Array(renderPdf(composeResume(resumeWithCustomSections, options))),
    );
    const titles = (await document.getOutline()).map(({ title }) => title);
    const expectedSections = listSections(resumeWithCustomSections, options.templateId, longSectionNames, 'en');
    expect(titles).toEqual(
      expectedSections.filter(({ hidden, isEmpty }) => !hidden && !isEmpty).map(({ name }) => name),
    );
  });

  it('is omitted in a cover letter', async () => {
    const letter = composeLetter(seniorLetter, {
      templateId: 'modern-professional',
      language: 'en',
      pageSize: 'A4',
      density: 'regular',
    });
    expect(await (await getDocumentProxy(new Uint8Array(renderPdf(letter)))).getOutline()).toBeNull();
  });
});

const cases = templateDesigns.flatMap(({ id: templateId }): [string, DocumentTree][] => {
  const options = { templateId, language: 'en', pageSize: 'A4', density: 'regular' } as const;
  return [
    [`${templateId}, two pages`, composeResume(seniorResume, options)],
    [
      `${templateId}, renamed and reordered sections`,
      composeResume(resumeWithCustomSections, { ...options, sections: longSectionNames }),
    ],
    [`${templateId}, letter`, composeLetter(seniorLetter, options)],
    [`${templateId}, ja`, composeResume(getSampleResume('ja'), { ...options, language: 'ja' })],
    [`${templateId}, ko`, composeResume(getSampleResume('ko'), { ...options, language: 'ko' })],
  ];
});

describe.each(cases)('%s', (_, document) => {
  it('is tagged completely, with one H1', async () => {
    const lines = (await readStructureTree(renderPdf(document))).flat();
    const texts = lines.map((line) => line.replace(/^[^:]*: /, '').replace(/ @/g, ''));
    expect([...removeWhitespace(texts.join(''))].sort().join('')).toBe(
      [...removeWhitespace(toPlainText(document))].sort().join(''),
    );
    expect(lines.filter((line) => line.startsWith('Document > H1'))).toHaveLength(1);
    if (document.kind === 'resume') expect(lines.filter((line) => line.includes('> H3:')).length).toBeGreaterThan(3);
  });
});
