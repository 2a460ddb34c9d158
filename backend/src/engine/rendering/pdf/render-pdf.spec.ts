import type { RowBlock } from '@shortlist/documents/document-tree';
import { getDocumentProxy, getMeta } from 'unpdf';
import { readOperators, readLines, readText } from '../testing/read-pdf';
import {
  bodyStyle,
  createBullet,
  createEntry,
  createSection,
  createTextBlock,
  createDocumentTree,
  createWords,
} from '../testing/tree-factories';
import { renderPdf, RenderError } from './render-pdf';

const bullets = [
  'Cut cloud spend by 27% through tiered storage and shared clusters in all four of the regions that we run.',
  'Wrote the review.',
];
const resume = createDocumentTree([
  createSection('Summary', [createTextBlock('paragraph', createWords(60), {}, { spaceBefore: 7 })]),
  createSection('Experience', [createEntry('Director', bullets, 7), createEntry('Engineer', bullets)]),
]);
const longResume = createDocumentTree([
  createSection(
    'Experience',
    Array.from({ length: 9 }, (_, i) =>
      createEntry(
        `Post${i}`,
        [`First${i} ${createWords(30)}`, `Second${i} ${createWords(20)}`, `Third${i}`],
        i ? 10.8 : 7,
      ),
    ),
  ),
]);

describe('text extracted from a page', () => {
  it('has name, headings, dates and bullets in order, with each heading on its own line', async () => {
    const [page = []] = await readLines(renderPdf(resume));
    const lines = page.map((line) => line.text.trim());
    expect(lines[0]).toBe('Ines Calloway');
    expect(lines).toEqual(expect.arrayContaining(['Summary', 'Experience', '• Wrote the review.']));
    const order = [
      'Ines Calloway',
      'Director of Engineering',
      'Summary',
      'Experience',
      'Director Mar 2020 – Present',
      'Director Ltd Bristol',
    ];
    expect(lines.filter((line) => order.includes(line))).toEqual(order);
    expect(lines.findIndex((line) => line.startsWith('• Cut'))).toBe(lines.indexOf('Director Ltd Bristol') + 1);
  });

  it('draws one run per line, and the bullet as a separate run', async () => {
    const [page = []] = await readLines(renderPdf(resume));
    const lines = page.filter((line) => /word|Cut|regions/.test(line.text));
    expect(lines.map((line) => line.itemCount)).toEqual(lines.map((line) => (line.text.startsWith('•') ? 2 : 1)));
    // Four texts in the header, and five lines of the paragraph.
    expect(
      readOperators(renderPdf(createDocumentTree([createTextBlock('paragraph', createWords(60))]))).match(/TJ/g),
    ).toHaveLength(4 + 5);
  });

  it('keeps the line height and aligns the second line of a bullet with the first', async () => {
    const pdf = renderPdf(createDocumentTree([createBullet(createWords(40))]));
    const [page = []] = await readLines(pdf);
    const [firstLine, secondLine] = page.filter((line) => line.text.includes('word'));
    expect((firstLine?.y ?? 0) - (secondLine?.y ?? 0)).toBeCloseTo(bodyStyle.leading, 2);
    expect(secondLine?.x).toBeCloseTo(64 + 11, 2);
    expect(firstLine?.x).toBeCloseTo(64, 2);
  });

  it('wraps the title, not the date beside it', async () => {
    const [page = []] = await readLines(renderPdf(createDocumentTree([createEntry(createWords(30), ['x'])])));
    const lines = page.map((line) => line.text);
    expect(lines.filter((line) => line.includes('Mar 2020 – Present'))).toHaveLength(1);
    expect(lines.some((line) => /^word\d+ /.test(line) && !line.includes('Mar'))).toBe(true);
  });

  it('does not wrap text in a column of exactly its width', async () => {
    for (let i = 0; i < 40; i++) {
      const line = `2022年${i}月 – github.com/x${i}/shotengai-map${'i'.repeat(i % 7)}`;
      const cell = createTextBlock('link', line, { size: 8 + i / 37 });
      const row = {
        type: 'row' as const,
        spaceBefore: 0,
        gap: 14,
        cells: [
          { width: '*' as const, blocks: [createTextBlock('title', 'T')] },
          { width: 'auto' as const, blocks: [cell] },
        ],
      };
      const [page = []] = await readLines(renderPdf({ ...createDocumentTree([]), blocks: [row] }));
      expect(page.map((read) => read.text).filter((read) => read.includes(line))).toHaveLength(1);
    }
  });

  it('right-aligns and centers text', async () => {
    const pdf = renderPdf(
      createDocumentTree([
        createTextBlock('paragraph', 'iiii', {}, { align: 'right' }),
        createTextBlock('paragraph', 'iiii', { tracking: 0.08 }, { align: 'center' }),
      ]),
    );
    const page = await (await getDocumentProxy(new Uint8Array(pdf))).getPage(1);
    const items = (await page.getTextContent()).items.flatMap((item) =>
      'str' in item && item.str === 'iiii' ? [item] : [],
    );
    const [right, centered] = items;
    expect(Number(right?.transform[4]) + (right?.width ?? 0)).toBeCloseTo(595.28 - 64, 1);
    expect(Number(centered?.transform[4]) + ((centered?.width ?? 0) - 0.08 * bodyStyle.size) / 2).toBeCloseTo(
      595.28 / 2,
      0,
    );
  });
});

describe('document with several pages', () => {
  it('loses no text and keeps the order', async () => {
    const expected = Array.from({ length: 9 }, (_, i) => [
      `Post${i}`,
      `Post${i}`,
      `First${i}`,
      `Second${i}`,
      `Third${i}`,
    ]).flat();
    expect((await readText(renderPdf(longResume))).match(/(Post|First|Second|Third)\d/g)).toEqual(expected);
  });

  it('numbers pages from the second on, at the end of each page', async () => {
    const pages = await readLines(renderPdf(longResume));
    expect(pages.length).toBeGreaterThan(1);
    expect(pages[0]?.at(-1)?.text).not.toMatch(/Ines Calloway/);
    for (const [i, page] of pages.entries()) if (i) expect(page.at(-1)?.text).toBe(`Ines Calloway ${i + 1}`);
  });

  it('starts text at the top margin, without the space above the first block', async () => {
    const pages = await readLines(renderPdf(longResume));
    const ascent = 0.966 * 10;
    expect(pages[1]?.[0]?.y).toBeCloseTo(841.89 - 52 - ascent, 1);
  });

  it('places text beside a lower name at the top margin', async () => {
    const row: RowBlock = {
      type: 'row',
      spaceBefore: 0,
      gap: 20,
      cells: [
        { width: '*', blocks: [createTextBlock('name', 'Name', {}, { spaceBefore: 40 })] },
        {
          width: 120,
          blocks: [{ type: 'stack', part: 'side', spaceBefore: 0, blocks: [createTextBlock('contact', 'Contact')] }],
        },
      ],
    };
    const [page = []] = await readLines(renderPdf({ ...createDocumentTree([]), blocks: [row] }));
    const [name, contact] = ['Name', 'Contact'].map((content) => page.find((line) => line.text === content)?.y ?? 0);
    expect(Math.abs(contact! - (841.89 - 52 - 0.966 * 10))).toBeLessThan(1);
    expect((contact ?? 0) - (name ?? 0)).toBeCloseTo(40, 1);
  });

  it('splits a paragraph that is taller than a page', async () => {
    const pdf = renderPdf(createDocumentTree([createTextBlock('paragraph', createWords(1_500))]));
    expect((await readText(pdf)).match(/word\d+/g)).toEqual(createWords(1_500).split(' '));
    expect((await getDocumentProxy(new Uint8Array(pdf))).numPages).toBe(3);
  });

  it('uses denser settings only if they save a nearly empty last page', async () => {
    const createTree = (count: number, leading: number, kind: 'resume' | 'letter' = 'resume') =>
      createDocumentTree(
        Array.from({ length: count }, () => createTextBlock('paragraph', 'Line', { leading })),
        { kind },
      );
    const countPages = async (count: number, kind?: 'resume' | 'letter', denserLeading = 12) => {
      const pdf = renderPdf(createTree(count, 13.5, kind), [createTree(count, denserLeading, kind)]);
      return (await getDocumentProxy(new Uint8Array(pdf))).numPages;
    };
    expect(await countPages(40)).toBe(1);
    expect(await countPages(50)).toBe(1);
    expect(await countPages(50, 'resume', 13.4)).toBe(2);
    expect(await countPages(58, 'resume', 11)).toBe(1);
    expect(await countPages(64, 'resume', 10)).toBe(2);
    expect(await countPages(64, 'letter', 10)).toBe(1);
  });

  it('rejects more than twenty pages', () => {
    const longTree = createDocumentTree(
      Array.from({ length: 40 }, () => createTextBlock('paragraph', createWords(700))),
    );
    expect(() => renderPdf(longTree)).toThrow(expect.objectContaining({ reason: 'too_long' }));
  });
});

describe('PDF file', () => {
  it('contains title, author and language but no date, so equal trees give equal bytes', async () => {
    const pdf = renderPdf(resume);
    const { info } = await getMeta(await getDocumentProxy(new Uint8Array(pdf)));
    expect(info).toMatchObject({
      Title: 'Ines Calloway (Resume)',
      Author: 'Ines Calloway',
      Language: 'en',
      PDFFormatVersion: '1.7',
    });
    expect(info).not.toHaveProperty('CreationDate');
    expect(renderPdf(structuredClone(resume)).equals(pdf)).toBe(true);
  });

  it("uses the document tree's page size", async () => {
    const letterSizeResume = { ...resume, page: { ...resume.page, size: 'Letter' as const, width: 612, height: 792 } };
    const page = await (await getDocumentProxy(new Uint8Array(renderPdf(letterSizeResume)))).getPage(1);
    expect(page.view).toEqual([0, 0, 612, 792]);
  });

  it('contains no scripts, no external resources and no viewer panel', () => {
    const pdf = renderPdf(resume).toString('latin1');
    expect(pdf).not.toMatch(/\/JavaScript|\/JS|\/OpenAction|\/AA\b|\/Launch|\/PageMode/);
  });

  it('links only https, mailto and tel', () => {
    const links = [
      'https://example.com/a',
      'mailto:a@b.c',
      'tel:+1',
      'http://example.com',
      'javascript:alert(1)',
      'data:text/html,x',
      'file:///etc/passwd',
      'https://a b',
    ];
    const pdf = renderPdf({
      ...resume,
      blocks: [
        createTextBlock(
          'contact',
          links.map((link) => ({ text: 'x', link })),
        ),
      ],
    }).toString('latin1');
    expect([...pdf.matchAll(/\/URI \(([^)]*)\)/g)].map(([, uri]) => uri)).toEqual(links.slice(0, 3));
  });

  it('treats markup in user input as text', async () => {
    const markup = '</dc:title> (a) \\ <script>alert(1)</script> %%EOF endstream';
    const pdf = renderPdf(
      createDocumentTree([createTextBlock('paragraph', markup)], { title: markup, author: markup }),
    );
    const { info } = await getMeta(await getDocumentProxy(new Uint8Array(pdf)));
    expect(info).toMatchObject({ Title: markup, Author: markup });
    expect(await readText(pdf)).toContain(markup);
  });
});

describe('extracted text', () => {
  it('matches the input in every supported script', async () => {
    const lines = [
      'Żółć çà œuvre ß',
      'Ελληνικά λόγος',
      'Кириллица щъ',
      '日本語の職務経歴書、「東京」。',
      '한국어 이력서',
      'Tiếng Việt',
      '“quotes” – € © ™',
    ];
    const extractedText = await readText(
      renderPdf(createDocumentTree(lines.map((line) => createTextBlock('paragraph', line)))),
    );
    for (const line of lines) expect(extractedText).toContain(line);
  });

  it('contains no characters of another document', async () => {
    const extractText = (line: string) => readText(renderPdf(createDocumentTree([createTextBlock('paragraph', line)])));
    expect(await extractText('\u2f00\u2f08')).toContain('\u2f00\u2f08');
    expect(await extractText('一人')).toContain('一人');
  });

  it('distinguishes characters that share an outline within one document', async () => {
    const extractedText = await readText(
      renderPdf(createDocumentTree([createTextBlock('paragraph', '\u2f00一\u2f08人')])),
    );
    expect(extractedText).toContain('\u2f00一\u2f08人');
  });

  it('reports the characters that no font has, by field', () => {
    const runs = [{ text: 'ok' }, { text: 'سلام', path: 'personalInfo.firstName' }];
    const render = () => renderPdf(createDocumentTree([createTextBlock('paragraph', runs)]));
    expect(render).toThrow(RenderError);
    expect(render).toThrow(
      expect.objectContaining({
        reason: 'missing_characters',
        missingCharacters: [{ path: 'personalInfo.firstName', characters: ['س', 'ل', 'ا', 'م'] }],
      }),
    );
  });
});

describe('lines', () => {
  const renderNarrowLines = async (line: string) => {
    const margins = { top: 52, right: 64, bottom: 54, left: 431.28 };
    const pdf = renderPdf(
      createDocumentTree([], {
        page: { size: 'A4', width: 595.28, height: 841.89, margins },
        blocks: [createTextBlock('paragraph', line)],
      }),
    );
    return (await readLines(pdf)).flat().map((read) => read.text.trim());
  };

  it('break Korean at spaces, keep "C++" and "CI/CD" whole, and break Japanese by its own rules', async () => {
    expect(await renderNarrowLines('데이터플랫폼을 구축하고운영하였습니다 개선하였습니다')).toEqual([
      '데이터플랫폼을',
      '구축하고운영하였습니다',
      '개선하였습니다',
    ]);
    for (let filler = 0; filler < 20; filler++) {
      const lines = await renderNarrowLines(`${'i'.repeat(20 + filler)} mmm C++ CI/CD`);
      expect(lines.join(' ')).toContain('C++');
      expect(lines.some((line) => /CI\/CD/.test(line))).toBe(true);
    }
    for (const line of await renderNarrowLines(
      '業務を改善しました。「東京」の会社、大阪の会社。' + '設計、開発。'.repeat(6),
    ))
      expect(line).not.toMatch(/^[、。」]|「$/);
  });

  it('keep a short last word with the previous word, joined by a space that is extracted as a plain space', async () => {
    const extractedText = (await renderNarrowLines(`${'wide words '.repeat(3)}stay\u00a0so.`)).join('\n');
    expect(extractedText).toContain('stay so.');
  });

  it('break an address at its @ and at the slashes of its path', async () => {
    expect(await renderNarrowLines('annika.hollmannbrand@example.com')).toEqual([
      'annika.hollmannbrand',
      '@example.com',
    ]);
    expect(await renderNarrowLines('github.com/annika-hollmann/zeichen')).toEqual([
      'github.com/annika-',
      'hollmann/zeichen',
    ]);
  });

  it('break a word that is longer than the line', async () => {
    expect((await renderNarrowLines('x'.repeat(70))).join('')).toBe('x'.repeat(70));
  });
});
