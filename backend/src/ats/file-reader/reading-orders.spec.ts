import { readByPosition, readInStreamOrder } from './reading-orders';
import type { ParsedFile, TextItem } from './parsed-file';

const piece = (text: string, x: number, y: number, more: Partial<TextItem> = {}): TextItem => ({
  text,
  x,
  y,
  width: text.length * 5,
  size: 10,
  endsLine: false,
  ...more,
});
const page = (...items: TextItem[]): ParsedFile => ({
  pages: [{ width: 595, height: 842, items }],
  hidden: [],
});
const texts = (lines: { text: string }[]) => lines.map(({ text }) => text);

it('keeps the order of the file and splits lines at new baselines', () => {
  const file = page(
    piece('Title', 50, 700),
    piece(' ', 75, 700, { width: 300 }),
    piece('2020', 400, 700.5),
    piece('Note', 50, 640),
  );
  expect(texts(readInStreamOrder(file))).toEqual(['Title | 2020', 'Note']);
  expect(texts(readInStreamOrder(page(piece('a', 50, 700, { endsLine: true }), piece('b', 90, 700))))).toEqual([
    'a',
    'b',
  ]);
});

it('reads from top to bottom, whatever the order of the file', () => {
  const file = page(piece('below', 50, 600), piece('right', 300, 700), piece('left', 50, 700), piece('er', 70.5, 700));
  expect(texts(readByPosition(file).rows)).toEqual(['lefter | right', 'below']);
});

const main = Array.from({ length: 5 }, (_, i) => piece(`main ${i}`, 50, 700 - 13 * i));
const side = Array.from({ length: 5 }, (_, i) => piece(`side ${i}`, 300, 705 - 12 * i));

it('reads columns one after the other, between the lines that span them', () => {
  const crossing = [piece('x'.repeat(60), 50, 760), piece('y'.repeat(60), 50, 500)];
  expect(texts(readByPosition(page(...crossing, ...main, ...side)).columns)).toEqual([
    'x'.repeat(60),
    ...texts(main),
    ...texts(side),
    'y'.repeat(60),
  ]);
});

it('treats neither a narrow gap nor a few lines as columns', () => {
  const near = page(...main, ...side.map((one) => ({ ...one, x: 90 })));
  expect(texts(readByPosition(near).columns)).toEqual(texts(readByPosition(near).rows));
  const few = page(...main, ...side.slice(0, 3));
  expect(texts(readByPosition(few).columns)).toEqual(texts(readByPosition(few).rows));
});
