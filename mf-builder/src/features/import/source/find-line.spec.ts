import { findLine, type TextFragment } from './find-line';

const page = { width: 600, height: 800 };
const createFragment = (text: string, x: number, y: number): TextFragment => ({
  text,
  x,
  y,
  width: text.length * 6,
  height: 12,
});

const fragments = [
  createFragment('Orrin Bay Hospital', 60, 700),
  createFragment('Mar ’20 – now', 480, 700.4),
  createFragment('Registered Nurse', 60, 680),
  createFragment('Tallis Street Clinic', 60, 640),
  createFragment('6/17 – 2/20', 480, 640),
];

it('finds a line whose fragments are at both edges', () => {
  const box = findLine(fragments, 'Tallis Street Clinic  6/17 – 2/20', page);
  expect(box?.left).toBeCloseTo(0.1);
  expect((box?.left ?? 0) + (box?.width ?? 0)).toBeCloseTo((480 + 66) / 600);
  expect(box?.top).toBeCloseTo(1 - 652 / 800);
  expect(box?.height).toBeCloseTo(15 / 800);
});

it('chooses the row with the text of the line', () => {
  expect(findLine(fragments, 'Registered Nurse', page)?.top).toBeCloseTo(1 - 692 / 800);
});

it('returns undefined for a line that is not on the page', () => {
  expect(findLine(fragments, 'References on request', page)).toBeUndefined();
  expect(findLine(fragments, ' ', page)).toBeUndefined();
  expect(findLine([], 'Registered Nurse', page)).toBeUndefined();
});
