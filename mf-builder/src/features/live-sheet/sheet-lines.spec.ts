import { getSelectionOffsets } from './sheet-lines';

it('selects the clicked blank or the first one, and places the caret if there is none', () => {
  const line = 'Led [number] people in [City].';
  expect(getSelectionOffsets(line, undefined)).toEqual([4, 12]);
  expect(getSelectionOffsets(line, 25)).toEqual([23, 29]);
  expect(getSelectionOffsets(line, 1)).toEqual([1, 1]);
  expect(getSelectionOffsets('Plain', undefined)).toEqual([5, 5]);
  expect(getSelectionOffsets('Plain', 40)).toEqual([5, 5]);
});
