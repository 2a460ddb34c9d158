import fc from 'fast-check';
import { findPageStarts, type UnbreakableBlock } from './paginate';

/**
 * Builds stacked blocks from a plan such as "h e b2 t": h(eading), e(ntry header), b(ullet), t(ext), c(losing). The
 * number of lines follows the letter, 1 by default. A line is 10 points high.
 */
function createBlocks(plan: string): UnbreakableBlock[] {
  let y = 0;
  let entry = 0;
  return plan.split(' ').map((word) => {
    const [letter = '', count = '1'] = word;
    const lineCount = Number(count);
    if (letter === 'e') entry++;
    if (letter === 'h') y += 5;
    const top = y;
    y += lineCount * 10;
    const kinds = { h: 'heading', e: 'entry-header', c: 'closing' } as const;
    const kind = kinds[letter as keyof typeof kinds] ?? 'body';
    return { kind, entryId: letter === 'e' || letter === 'b' ? entry : undefined, lineCount, top, bottom: y };
  });
}
const paginate = (plan: string, height: number) => {
  const words = plan.split(' ');
  const starts = findPageStarts(createBlocks(plan), height);
  return starts.map((start, i) => words.slice(start, starts[i + 1]).join(' '));
};

/** Adds 300 points of height and 300 points of text before `plan`, so that single lines matter less. */
const paginateFullPages = (plan: string, height: number) =>
  paginate(`t9 t9 t9 t3 ${plan}`, height + 300).map((page) => page.replace('t9 t9 t9 t3 ', ''));

it('does not split content that fits on one page', () => {
  expect(paginate('h t t', 100)).toEqual(['h t t']);
});

it('breaks between bullets', () => {
  expect(paginate('h e b b b b b b b', 65)).toEqual(['h e b b b b', 'b b b']);
});

it('does not end a page with a heading or an entry header', () => {
  expect(paginateFullPages('h e b b b b b b b b h t2', 125)).toEqual(['h e b b b b b b', 'b b h t2']);
  expect(paginate('h e b b b b b e b b', 85)).toEqual(['h e b b b b b', 'e b b']);
});

it('moves the last two bullets along with a heading, whatever their length', () => {
  expect(paginateFullPages('h e b b b b b b h t t t', 85)).toEqual(['h e b b b b', 'b b h t t t']);
  expect(paginateFullPages('h e b b b b b2 h t t t', 85)).toEqual(['h e b b b', 'b b2 h t t t']);
});

it('moves an entry as a whole if it cannot be split', () => {
  expect(paginateFullPages('h e b b b b b e b h t t t', 105)).toEqual(['h e b b b b b', 'e b h t t t']);
});

it('keeps at least two bullets of an entry on each page, and a short entry whole', () => {
  expect(paginateFullPages('h e b b b b e b b b b', 85)).toEqual(['h e b b b b', 'e b b b b']);
  expect(paginateFullPages('h e b b b b e b b b b b', 95)).toEqual(['h e b b b b e b b', 'b b b']);
});

it('leaves more than two lines on the last page', () => {
  expect(paginateFullPages('h e b b b b b', 65)).toEqual(['h e b b', 'b b b']);
});

it('moves the last paragraph along with the closing of a letter', () => {
  expect(paginate('t2 t2 t2 t2 t2 c c', 105)).toEqual(['t2 t2 t2 t2', 't2 c c']);
});

it('fills a page with part of a long entry, moving a single bullet only if a third of the page would stay empty', () => {
  expect(paginate('h e b b b b e b b b b', 85)).toEqual(['h e b b b b', 'e b b b b']);
  expect(paginate('h e b b b e b b b b b', 85)).toEqual(['h e b b b e b b', 'b b b']);
  expect(paginate('h e b b b e b b b b', 75)).toEqual(['h e b b b e b', 'b b b']);
});

it('starts a page with a heading rather than leaving a fifth of the previous page empty', () => {
  expect(paginate('h e b b b b b e b h t t t', 105)).toEqual(['h e b b b b b e b', 'h t t t']);
  expect(paginate('h t4 t4 h t4', 110)).toEqual(['h t4 t4', 'h t4']);
});

it('accepts a poor break if there is no good one nearby', () => {
  expect(paginate('h t1 h t1 h t1 h t1', 60)).toEqual(['h t1 h t1', 'h t1 h t1']);
});

it('neither loses nor repeats blocks, and never exceeds the page height', () => {
  const word = fc.oneof(
    fc.constantFrom('h', 'e', 'c'),
    fc.integer({ min: 1, max: 5 }).map((n) => `b${n}`),
    fc.integer({ min: 1, max: 5 }).map((n) => `t${n}`),
  );
  fc.assert(
    fc.property(fc.array(word, { minLength: 1, maxLength: 60 }), fc.integer({ min: 60, max: 300 }), (words, height) => {
      const blocks = createBlocks(words.join(' '));
      const starts = findPageStarts(blocks, height);
      expect(starts[0]).toBe(0);
      for (const [i, start] of starts.entries()) {
        const lastIndex = (starts[i + 1] ?? blocks.length) - 1;
        expect(lastIndex).toBeGreaterThanOrEqual(start);
        expect((blocks[lastIndex]?.bottom ?? 0) - (blocks[start]?.top ?? 0)).toBeLessThanOrEqual(height + 0.01);
      }
    }),
  );
});
