import type { Language } from '@shortlist/contracts/platform/languages';
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
