import { selectionAt } from './lines';

it('selects the clicked blank or the first one, and places the caret if there is none', () => {
  const line = 'Led [number] people in [City].';
  expect(selectionAt(line, undefined)).toEqual([4, 12]);
  expect(selectionAt(line, 25)).toEqual([23, 29]);
  expect(selectionAt(line, 1)).toEqual([1, 1]);
  expect(selectionAt('Plain', undefined)).toEqual([5, 5]);
  expect(selectionAt('Plain', 40)).toEqual([5, 5]);
});
