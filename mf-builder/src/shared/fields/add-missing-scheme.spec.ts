import { addMissingScheme } from './add-missing-scheme';

it.each([
  ['linkedin.com/in/ines', 'https://linkedin.com/in/ines'],
  [' www.example.org ', 'https://www.example.org'],
  ['https://example.org', 'https://example.org'],
  ['javascript:alert(1)', 'javascript:alert(1)'],
  ['not yet', 'not yet'],
  ['in/ines', 'in/ines'],
  ['', ''],
])('%j becomes %j', (input, expected) => {
  expect(addMissingScheme(input)).toBe(expected);
});
