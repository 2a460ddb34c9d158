import { getSelectionOffsets } from './sheet-lines';

const line = 'Led [number] people in [City].';

it('selects the first blank if nothing was clicked', () => {
  expect(getSelectionOffsets(line, undefined)).toEqual([4, 12]);
});

it('selects the clicked blank', () => {
  expect(getSelectionOffsets(line, 25)).toEqual([23, 29]);
});

it('places the caret if there is no blank to select', () => {
  expect(getSelectionOffsets(line, 1)).toEqual([1, 1]);
  expect(getSelectionOffsets('Plain', undefined)).toEqual([5, 5]);
  expect(getSelectionOffsets('Plain', 40)).toEqual([5, 5]);
});
