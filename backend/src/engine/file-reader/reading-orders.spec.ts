import { readByPosition, readInStreamOrder } from './reading-orders';
import type { ParsedFile, TextItem } from './parsed-file';

const createItem = (text: string, x: number, y: number, overrides: Partial<TextItem> = {}): TextItem => ({
  text,
  x,
  y,
  width: text.length * 5,
  size: 10,
  endsLine: false,
  ...overrides,
});
const createFile = (...items: TextItem[]): ParsedFile => ({
  pages: [{ width: 595, height: 842, items }],
  hidden: [],
});
const getTexts = (lines: { text: string }[]) => lines.map(({ text }) => text);

it('keeps the content order and starts a line at each new baseline', () => {
  const file = createFile(
    createItem('Title', 50, 700),
    createItem(' ', 75, 700, { width: 300 }),
    createItem('2020', 400, 700.5),
    createItem('Note', 50, 640),
  );
  expect(getTexts(readInStreamOrder(file))).toEqual(['Title | 2020', 'Note']);
  expect(
    getTexts(readInStreamOrder(createFile(createItem('a', 50, 700, { endsLine: true }), createItem('b', 90, 700)))),
  ).toEqual(['a', 'b']);
});

it('reads from top to bottom, whatever the content order', () => {
  const file = createFile(
    createItem('below', 50, 600),
    createItem('right', 300, 700),
    createItem('left', 50, 700),
    createItem('er', 70.5, 700),
  );
  expect(getTexts(readByPosition(file).rows)).toEqual(['lefter | right', 'below']);
});

const mainColumn = Array.from({ length: 5 }, (_, i) => createItem(`main ${i}`, 50, 700 - 13 * i));
const sideColumn = Array.from({ length: 5 }, (_, i) => createItem(`side ${i}`, 300, 705 - 12 * i));

it('reads the full-width line above, then each column, then the full-width line below', () => {
  const fullWidthLines = [createItem('x'.repeat(60), 50, 760), createItem('y'.repeat(60), 50, 500)];
  const { columns, columnsFromRight } = readByPosition(createFile(...fullWidthLines, ...mainColumn, ...sideColumn));
  const [above, below] = ['x'.repeat(60), 'y'.repeat(60)];
  expect(getTexts(columns)).toEqual([above, ...getTexts(mainColumn), ...getTexts(sideColumn), below]);
  expect(getTexts(columnsFromRight)).toEqual([above, ...getTexts(sideColumn), ...getTexts(mainColumn), below]);
});

it('does not treat a narrow gap or a few lines as columns', () => {
  const fileWithNarrowGap = createFile(...mainColumn, ...sideColumn.map((item) => ({ ...item, x: 90 })));
  expect(getTexts(readByPosition(fileWithNarrowGap).columns)).toEqual(getTexts(readByPosition(fileWithNarrowGap).rows));
  const fileWithShortColumn = createFile(...mainColumn, ...sideColumn.slice(0, 3));
  expect(getTexts(readByPosition(fileWithShortColumn).columns)).toEqual(
    getTexts(readByPosition(fileWithShortColumn).rows),
  );
});
