import { isPresentWord } from './present-words';

it.each([
  'now',
  'Present',
  'heute',
  'actualidad',
  'aujourd’hui',
  "aujourd'hui",
  '現在',
  '재직중',
  'en cours',
  ' Ongoing ',
  'aktuell',
])('recognizes %s as present', (text) => {
  expect(isPresentWord(text)).toBe(true);
});

it.each(['', 'presentation', 'now or later', '2020 – now', 'actually'])('rejects "%s"', (text) => {
  expect(isPresentWord(text)).toBe(false);
});
