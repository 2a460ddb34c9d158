import { formatParsedDates } from './format-parsed-dates';

const labels = { present: 'present', nothing: 'nothing' };

it.each([
  [{ from: '2020-03', to: '', now: true }, 'en', 'March 2020 – present'],
  [{ from: '2017-06', to: '2020-02', now: false }, 'de', 'Juni 2017 – Februar 2020'],
  [{ from: '2014', to: '2018', now: false }, 'en', '2014 – 2018'],
  [{ from: '2020-03', to: '', now: false }, 'ja', '2020年3月'],
  [{ from: '', to: '', now: false }, 'en', 'nothing'],
])('formats %o in %s as %s', (dates, language, expected) => {
  expect(formatParsedDates(dates, language, labels)).toBe(expected);
});
