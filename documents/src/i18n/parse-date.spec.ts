import type { Language } from '@shortlist/contracts/platform/languages';
import { findDateRange } from './find-date-range';
import { parseDate } from './parse-date';

it.each<[string, Language, string]>([
  ['03/2020', 'en', '03/2020'],
  ['3.2020', 'de', '03/2020'],
  ['2020-03', 'en', '03/2020'],
  ['2020-03-15', 'en', '03/2020'],
  ['2020', 'fr', '2020'],
  ['March 2020', 'en', '03/2020'],
  ["Mar '20", 'en', '03/2020'],
  ['Mar 20', 'en', '03/2020'],
  ['6/17', 'en', '06/2017'],
  ['Sept. 2019', 'en', '09/2019'],
  ['marzo de 2020', 'es', '03/2020'],
  ['ene. 2018', 'es', '01/2018'],
  ['févr. 2020', 'fr', '02/2020'],
  ['août 2021', 'fr', '08/2021'],
  ['März 2020', 'de', '03/2020'],
  ['Dez. 99', 'de', '12/1999'],
  ['15.03.2020', 'de', '03/2020'],
  ['2019年4月', 'ja', '04/2019'],
  ['２０１９年４月', 'ja', '04/2019'],
  ['令和2年4月', 'ja', '04/2020'],
  ['平成元年', 'ja', '1989'],
  ['2020.03', 'ko', '03/2020'],
  ['2020년 3월', 'ko', '03/2020'],
  ['June 14, 2019', 'en', '06/2019'],
])('parses %s (%s) as %s', (text, language, value) => {
  expect(parseDate(text, language)).toEqual({ value });
});

it('returns both readings of an ambiguous date', () => {
  expect(parseDate('03/04/2020', 'en')).toEqual({ value: '03/2020', alternative: '04/2020' });
  expect(parseDate('03/04/2020', 'fr')).toEqual({ value: '04/2020' });
  expect(parseDate('05/06', 'en')).toEqual({ value: '05/2006', alternative: '06/2005' });
  expect(parseDate('03/25/2020', 'en')).toEqual({ value: '03/2020' });
});

it.each(['', 'soon', '13/2020', '24/7', 'March', 'Mar 2020 – now', '2020 and more', 'room 2020'])(
  'rejects "%s" as a date',
  (text) => {
    expect(parseDate(text, 'en')).toBeUndefined();
  },
);

it.each<[string, Language, string, string, boolean, string]>([
  ["Acme | Mar '20 – now", 'en', '03/2020', '', true, 'Acme |'],
  ['6/17 – 2/20', 'en', '06/2017', '02/2020', false, ''],
  ['Coop 2015–17', 'en', '2015', '2017', false, 'Coop'],
  ['seit 03/2020', 'de', '03/2020', '', true, ''],
  ['2019年4月～現在', 'ja', '04/2019', '', true, ''],
  ['2015年4月から2019年3月まで', 'ja', '04/2015', '03/2019', false, ''],
  ['2020.03 ~ 재직중', 'ko', '03/2020', '', true, ''],
  ['2020년 3월 - 2022년 1월', 'ko', '03/2020', '01/2022', false, ''],
  ['depuis mars 2020', 'fr', '03/2020', '', true, ''],
  ['de mars 2018 à juin 2020', 'fr', '03/2018', '06/2020', false, ''],
  ['enero de 2018 a marzo de 2020', 'es', '01/2018', '03/2020', false, ''],
  ['Desde 2019 hasta la actualidad', 'es', '2019', '', true, ''],
  ['Nurse (May 2019 to Present)', 'en', '05/2019', '', true, 'Nurse'],
  ['01.04.2018 - 31.12.2020', 'de', '04/2018', '12/2020', false, ''],
  ['2018/19', 'de', '2018', '2019', false, ''],
  ['2020 –', 'de', '2020', '', true, ''],
  ['von 2016 bis heute', 'de', '2016', '', true, ''],
  ['Graduated 2016', 'en', '2016', '', false, 'Graduated'],
  ['Jan 18 - Mar 20', 'en', '01/2018', '03/2020', false, ''],
])('finds the date range of "%s"', (text, language, startDate, endDate, current, rest) => {
  const range = findDateRange(text, language);
  expect(range).toMatchObject({ startDate, endDate, current });
  expect((text.slice(0, range?.start) + text.slice(range?.end)).trim()).toBe(rest);
});

it.each(['24/7 support', 'cut costs by 3/4', 'Room 12', 'May do', 'mar y sol', 'ISO 9001'])(
  'finds no date range in "%s"',
  (text) => {
    expect(findDateRange(text, 'en')).toBeUndefined();
  },
);
