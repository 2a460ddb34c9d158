import type { Language } from '@shortlist/contracts/platform/languages';
import { findDateRange } from './find-date-range';

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
  ['Serveuse | Juin - août 2024', 'fr', '06/2024', '08/2024', false, 'Serveuse |'],
  ['QA Intern, Sept. – Dec. 2020', 'en', '09/2020', '12/2020', false, 'QA Intern,'],
  ['2018年7月 〜 8月', 'ja', '07/2018', '08/2018', false, ''],
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
