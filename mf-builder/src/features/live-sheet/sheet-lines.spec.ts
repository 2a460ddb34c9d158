import { getSelectionOffsets } from './sheet-lines';

it('selects the clicked blank, without a click the first blank, and otherwise places the caret', () => {
  const line = 'Led [number] people in [City].';
  expect(getSelectionOffsets(line, undefined)).toEqual([4, 12]);
  expect(getSelectionOffsets(line, 25)).toEqual([23, 29]);
  expect(getSelectionOffsets(line, 1)).toEqual([1, 1]);
  expect(getSelectionOffsets('Plain', undefined)).toEqual([5, 5]);
  expect(getSelectionOffsets('Plain', 40)).toEqual([5, 5]);
});
