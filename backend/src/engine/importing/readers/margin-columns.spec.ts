import { splitPageIntoColumns } from '../../file-reader/reading-orders';
import type { TextItem } from '../../file-reader/parsed-file';
import { isMarginColumn, isDateText, joinDateRanges } from './margin-columns';

const createItem = (text: string, x: number, y: number): TextItem => ({
  text,
  x,
  y,
  width: text.length * 5,
  size: 10,
  endsLine: false,
});
const readColumns = (items: TextItem[]) =>
  splitPageIntoColumns({ width: 595, height: 842, items }, isMarginColumn)
    .map(joinDateRanges)
    .map((rows) => rows.map((row) => row.map(({ text }) => text)));
const body = Array.from({ length: 12 }, (_, i) => createItem(`Line ${i}`, 200, 700 - i * 14));

it.each(['03/2019 – 06/2021', 'seit 2019', '2021年10月', '〜', 'actualidad', '(3 years 2 months)', 'March 2019 to'])(
  '"%s" is a date',
  (text) => expect(isDateText(text)).toBe(true),
);

it.each(['2019 Olympia Ltd', 'Room 12', 'Nurse', 'Mobile'])('"%s" is no date', (text) =>
  expect(isDateText(text)).toBe(false),
);

it('reads dates in a column of their own with the text next to them', () => {
  const dates = [
    createItem('Experience', 40, 716),
    createItem('03/2019 –', 40, 700),
    createItem('today', 40, 686),
    createItem('06/2017 – 02/2019', 40, 644),
    createItem('2012 – 2017', 40, 602),
    createItem('Education', 40, 574),
  ];
  const [rows, ...otherColumns] = readColumns([...dates, ...body]);
  expect(otherColumns).toEqual([]);
  expect(rows).toEqual([
    ['Experience'],
    ['03/2019 – today', 'Line 0'],
    ['Line 1'],
    ['Line 2'],
    ['Line 3'],
    ['06/2017 – 02/2019', 'Line 4'],
    ['Line 5'],
    ['Line 6'],
    ['2012 – 2017', 'Line 7'],
    ['Line 8'],
    ['Education', 'Line 9'],
    ['Line 10'],
    ['Line 11'],
  ]);
});

it('keeps a side column with text between its dates', () => {
  const side = [
    'Education',
    '2015 – 2018',
    'BSc Physics',
    'Leeds',
    '2013 – 2015',
    'A levels',
    'York',
    'Skills',
    'Python',
  ];
  const columns = readColumns([...side.map((text, i) => createItem(text, 40, 705 - i * 13)), ...body]);
  expect(columns.map((rows) => rows.length)).toEqual([side.length, body.length]);
});

it('reads headings in a column of their own with the text next to them', () => {
  const headings = [
    createItem('Mother tongue(s)', 40, 700),
    createItem('Digital skills', 40, 659),
    createItem('Certificates', 40, 617),
  ];
  const [rows, ...otherColumns] = readColumns([...headings, ...body]);
  expect(otherColumns).toEqual([]);
  expect(rows?.slice(0, 5)).toEqual([
    ['Mother tongue(s)', 'Line 0'],
    ['Line 1'],
    ['Line 2'],
    ['Digital skills', 'Line 3'],
    ['Line 4'],
  ]);
});
