import { languages } from '@shortlist/contracts/platform/languages';
import { composeGuide } from '@shortlist/documents/guide/compose-guide';
import { getDocumentProxy } from 'unpdf';
import { isNightly } from '@shortlist/testing/scope';
import { lintLayout } from '../../engine/rendering/pdf/layout-lint';
import { chooseLayout, renderPdf } from '../../engine/rendering/pdf/render-pdf';
import { readLines, readStructureTree } from '../../engine/rendering/testing/read-pdf';
import { interviewTips } from './guides';

const minPages = 8;
const stripWhitespace = (text: string) => text.replace(/\s/g, '');

const collectTexts = (part: unknown): string[] =>
  typeof part === 'string' ? [part] : typeof part === 'object' && part ? Object.values(part).flatMap(collectTexts) : [];

const pageSizes = ['A4', 'Letter'] as const;
/** Tests each guide in one of the two page sizes, or in both in the nightly run. */
const cases = languages.flatMap(({ code }, languageIndex) =>
  pageSizes
    .filter((_, sizeIndex) => isNightly || languageIndex % 2 === sizeIndex)
    .map((pageSize) => [code, pageSize] as const),
);

describe.each(cases)('interview tips guide, %s on %s', (language, pageSize) => {
  const guide = interviewTips[language];
  const tree = composeGuide(guide, { language, pageSize });
  const pdf = renderPdf(tree);

  it('fills at least eight pages without split, clipped or overlapping content', () => {
    const layout = chooseLayout(tree);
    expect(layout.pages.length).toBeGreaterThanOrEqual(minPages);
    expect(lintLayout(layout)).toEqual([]);
  });

  it('starts with a cover that shows only the title and the chapters', async () => {
    const [cover = [], secondPage = []] = await readLines(pdf);
    const coverText = stripWhitespace(cover.map(({ text }) => text).join(''));
    for (const { title } of guide.chapters) expect(coverText).toContain(stripWhitespace(title));
    expect(coverText.endsWith(stripWhitespace(guide.chapters.at(-1)?.title ?? ''))).toBe(true);
    expect(stripWhitespace(secondPage[0]?.text ?? '')).toContain(
      `1.${stripWhitespace(guide.chapters[0]?.title ?? '')}`,
    );
  });

  it('contains the complete text in reading order', async () => {
    const pages = await readLines(pdf);
    const text = stripWhitespace(
      pages.map((lines, index) => (index ? lines.slice(0, -1) : lines).map((line) => line.text).join('')).join(''),
    );
    let offset = 0;
    for (const piece of guide.chapters.flatMap(({ parts }) => collectTexts(parts))) {
      const pieceIndex = text.indexOf(stripWhitespace(piece), offset);
      expect({ piece, isFound: pieceIndex >= 0 }).toEqual({ piece, isFound: true });
      offset = pieceIndex;
    }
  });

  it('is tagged and lists its chapters in the outline', async () => {
    const tags = (await readStructureTree(pdf)).flat();
    const chapters = guide.chapters.map(({ title }, index) => `${index + 1}. ${title}`);
    const getHeadingText = (text: string) => stripWhitespace(text.replace(/^.*?H\d: /, ''));
    expect(tags.filter((tag) => tag.includes('> H2:')).map(getHeadingText)).toEqual(chapters.map(stripWhitespace));
    const outline = await (await getDocumentProxy(new Uint8Array(pdf))).getOutline();
    expect(outline.map(({ title }) => stripWhitespace(title))).toEqual(chapters.map(stripWhitespace));
  });
});

it('repeats no long text within or across languages', () => {
  const longTexts = languages.flatMap(({ code }) => [
    ...new Set(collectTexts(interviewTips[code]).filter((text) => text.length > 20)),
  ]);
  const repeatedTexts = longTexts.filter((text, index) => longTexts.indexOf(text) !== index);
  expect(repeatedTexts).toEqual([]);
  expect(longTexts.length).toBeGreaterThan(languages.length * 150);
});
