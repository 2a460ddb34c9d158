import { languages } from '@shortlist/contracts/platform/languages';
import { composeGuide } from '@shortlist/documents/guide/compose-guide';
import { getDocumentProxy } from 'unpdf';
import { isNightly } from '../../../test/harness/scope';
import { faultsOf } from '../../rendering/pdf/faults';
import { layOutBest, printPdf } from '../../rendering/pdf/printer';
import { readLines, readTags } from '../../rendering/testing/read-pdf';
import { interviewTips } from './guides';

const fewestPages = 8;
const letters = (text: string) => text.replace(/\s/g, '');

const said = (part: unknown): string[] =>
  typeof part === 'string' ? [part] : typeof part === 'object' && part ? Object.values(part).flatMap(said) : [];

const pageSizes = ['A4', 'Letter'] as const;
/** Each guide with alternating page sizes; each guide with both in the nightly run. */
const cases = languages.flatMap(({ code }, i) =>
  pageSizes.filter((_, j) => isNightly || i % 2 === j).map((pageSize) => [code, pageSize] as const),
);

describe.each(cases)('interview tips guide, %s on %s', (language, pageSize) => {
  const guide = interviewTips[language];
  const tree = composeGuide(guide, { language, pageSize });
  const pdf = printPdf(tree);

  it('fills at least eight pages without torn, clipped or overlapping content', () => {
    const layout = layOutBest(tree);
    expect(layout.pages.length).toBeGreaterThanOrEqual(fewestPages);
    expect(faultsOf(layout)).toEqual([]);
  });

  it('starts with a cover that has only the title and the chapters', async () => {
    const [cover = [], second = []] = await readLines(pdf);
    const shown = letters(cover.map(({ text }) => text).join(''));
    for (const { title } of guide.chapters) expect(shown).toContain(letters(title));
    expect(shown.endsWith(letters(guide.chapters.at(-1)?.title ?? ''))).toBe(true);
    expect(letters(second[0]?.text ?? '')).toContain(`1.${letters(guide.chapters[0]?.title ?? '')}`);
  });

  it('is extracted completely and in reading order', async () => {
    const pages = await readLines(pdf);
    const text = letters(
      pages.map((lines, at) => (at ? lines.slice(0, -1) : lines).map((line) => line.text).join('')).join(''),
    );
    let at = 0;
    for (const piece of guide.chapters.flatMap(({ parts }) => said(parts))) {
      const found = text.indexOf(letters(piece), at);
      expect({ piece, isThere: found >= 0 }).toEqual({ piece, isThere: true });
      at = found;
    }
  });

  it('is tagged and lists its chapters in the outline', async () => {
    const tags = (await readTags(pdf)).flat();
    const chapters = guide.chapters.map(({ title }, at) => `${at + 1}. ${title}`);
    const plain = (text: string) => letters(text.replace(/^.*?H\d: /, ''));
    expect(tags.filter((tag) => tag.includes('> H2:')).map(plain)).toEqual(chapters.map(letters));
    const outline = await (await getDocumentProxy(new Uint8Array(pdf))).getOutline();
    expect(outline.map(({ title }) => letters(title))).toEqual(chapters.map(letters));
  });
});

it('writes the interview tips for each language: no text appears in two', () => {
  const longOnes = languages.flatMap(({ code }) => [
    ...new Set(said(interviewTips[code]).filter((text) => text.length > 20)),
  ]);
  const twice = longOnes.filter((text, at) => longOnes.indexOf(text) !== at);
  expect(twice).toEqual([]);
  expect(longOnes.length).toBeGreaterThan(languages.length * 150);
});
