import { removeUnsupportedFigures } from './remove-unsupported-figures';

const sourceTexts = ['Spent today', '$7.42', 'Accounts', '1,204', '12.5%', 'Look at https://shortlist.example/help.'];

it.each([
  'We spent $7.42 today. Nothing else is known.',
  'There are 1,204 accounts, 12.5 % of them pay.',
  'Il y a 1 204 comptes.',
  'In 2026 we go on. Take 3 steps.',
  'See https://shortlist.example/help.',
])('keeps “%s”', (text) => {
  expect(removeUnsupportedFigures(text, sourceTexts)).toEqual({ text, unsupported: [] });
});

it.each([
  ['We spent $9.99 today. Look at it.', 'Look at it.', '$9.99'],
  ['Conversion is 48%. That is a lot.', 'That is a lot.', '48%'],
  ['Open https://evil.example/x now.\nThen rest.', 'Then rest.', 'https://evil.example/x'],
  ['売上は¥120,000です。続けましょう。', '続けましょう。', '¥120,000'],
])('removes the sentence with the unsupported figure or link from “%s”', (text, remainingText, unsupported) => {
  expect(removeUnsupportedFigures(text, sourceTexts)).toEqual({ text: remainingText, unsupported: [unsupported] });
});
