import { getParagraphAt } from './get-paragraph-at';

const letter = 'One.\nStill one.\n\nTwo.\n\nThree.';

it.each([
  [0, 'One.\nStill one.'],
  [8, 'One.\nStill one.'],
  [17, 'Two.'],
  [99, 'Three.'],
])('finds the paragraph around position %i', (caret, text) => {
  const paragraph = getParagraphAt(letter, caret);
  expect(paragraph?.text).toBe(text);
  expect(letter.slice(paragraph?.start, paragraph?.end)).toBe(text);
});

it('finds no paragraph in an empty letter', () => {
  expect(getParagraphAt(' \n', 0)).toBeUndefined();
});
