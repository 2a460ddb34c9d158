import type { Language } from '@shortlist/contracts/platform/languages';
import { isSupportedQuantity } from './compare-quantities';
import { findQuantities } from './find-quantities';

const formatQuantities = (text: string, language: Language) =>
  findQuantities(text, [language]).map(
    ({ kind, amounts, month }) => `${kind} ${month ? `${month}/` : ''}${amounts[0]}`,
  );

describe('findQuantities', () => {
  it.each([
    ['en', '1,234.5 units and 1.5 more', 'count 1234.5, count 1.5'],
    ['en', 'twenty-five, two hundred and six, a hundred calls', 'count 25, count 206, count 100'],
    ['en', 'four dozen, dozens, several hundred, half a million', 'count 48, count 24, count 200, count 500000'],
    ['en', '$1.2M, 48K dollars, USD 3 bn, $5m', 'money 1200000, money 48000, money 3000000000, money 5000000'],
    ['en', '25 %, 25 percent, by a quarter, two thirds', 'percent 25, percent 25, percent 25, percent 66.6666666667'],
    ['en', 'halved, doubled, 3x, 2 times faster', 'percent 50, ratio 2, ratio 3, ratio 2'],
    ['en', '90 minutes, 1.5 hours, 2 weeks, 14 days', 'time 90, time 90, time 20160, time 20160'],
    ['en', '1 month, 30 days, 2 years, a decade', 'span 1, time 43200, span 24'],
    ['en', 'a third of an hour and half an hour', 'time 20, time 30'],
    ['en', '03/2020, March 2020, 2020-03, 2015', 'date 3/2020, date 3/2020, date 3/2020, date 2015'],
    ['en', 'one of the MP3, B2B, 24/7, 3D and HTML5 jobs', ''],
    ['en', 'from 14 to 6 minutes; from 81 to 96%', 'time 14, time 6, percent 81, percent 96'],
    ['en', '1st of 40, top 5', 'rank 1, count 40, rank 5'],
    ['en', '८०० calls, ８００ calls, ٨٠٠ calls, 8\u200b00 calls', 'count 800, count 800, count 800, count 800'],
    [
      'de',
      '1.234,5 und 48.000 €, 1,2 Mio. und 3 Mrd. Euro',
      'count 1234.5, money 48000, count 1200000, money 3000000000',
    ],
    ['de', 'fünfundzwanzig, zweihundertfünfzig, dreitausendzweihundert', 'count 25, count 250, count 3200'],
    ['de', 'achtköpfiges Team, Hunderte, drei Millionen', 'count 8, count 200, count 3000000'],
    ['de', 'ein Drittel weniger, verdoppelt, die Hälfte', 'percent 33.3333333333, ratio 2, percent 50'],
    ['fr', 'quatre-vingt-dix, soixante-douze, vingt et un', 'count 90, count 72, count 21'],
    ['fr', '1 900 campagnes, 48 000 €, 48 k€, 2 M€', 'count 1900, money 48000, money 48000, money 2000000'],
    ['fr', 'une trentaine, deux cents, trois mille cinq cents', 'count 30, count 200, count 3500'],
    ['es', 'noventa y cinco, treinta y cinco, doscientos mil', 'count 95, count 35, count 200000'],
    ['es', 'mil millones, 48 mil euros, veinticinco', 'count 1000000000, money 48000, count 25'],
    ['ja', '8億円、3万5千件、12万人、1億2,000万円', 'money 800000000, count 35000, count 120000, money 120000000'],
    ['ja', '二十五名、弐百名、数十件、三分の一', 'count 25, count 200, count 20, percent 33.3333333333'],
    [
      'ja',
      '3割、2割5分、半減、1.5倍、九〇分、5時間',
      'percent 30, percent 25, percent 50, ratio 1.5, time 90, time 300',
    ],
    ['ja', '平成27年、令和2年3月、2020年3月、3年間', 'date 2015, date 3/2020, date 3/2020, span 36'],
    ['ja', '一般病棟で十分な看護、一部を担当', ''],
    ['ko', '천장과 이사회, 고객 세분화, 열 회수, 일일 회의, 만회 계획', ''],
    ['fr', 'Je soigne les deux. Deux équipes', 'count 2'],
    ['en', 'decades of experience, two decades', 'span 240, span 240'],
    ['ko', '스물다섯 명, 이십오 명, 서른 개, 열두 건', 'count 25, count 25, count 30, count 12'],
    ['ko', '48만 명, 1억 2천만 원, 3천 건, 수백 명', 'count 480000, money 120000000, count 3000, count 200'],
    [
      'ko',
      '절반, 두 배, 3할, 40분, 2020년 3월, 3년간',
      'percent 50, ratio 2, percent 30, time 40, date 3/2020, span 36',
    ],
  ] as const)('%s: %s', (language, text, values) => expect(formatQuantities(text, language).join(', ')).toBe(values));
});

describe('isSupportedQuantity', () => {
  const isSupported = (source: string, text: string, language: Language = 'en') =>
    findQuantities(text, [language]).every((value) => isSupportedQuantity(value, findQuantities(source, [language])));

  it.each([
    ['800,000,000', '800 million'],
    ['90 minutes', '1.5 hours'],
    ['43 people', 'more than 40 people'],
    ['by 50%', 'halved'],
    ['doubled', 'by 100 percent'],
    ['up to 90 arrivals', 'as many as 90 patients'],
    ['9 new nurses', 'nine people'],
    ['since 03/2020', 'since 2020'],
    ['$48,000', '48K of margin'],
  ])('%s supports "%s"', (source, text) => expect(isSupported(source, text)).toBe(true));

  it.each([
    ['43 people', 'nearly 50 people'],
    ['43 people', '45 people'],
    ['30 days', '1 month'],
    ['37 tickets', '37%'],
    ['800 tickets', '800 people'],
    ['30 patients', '30 employees'],
    ['48,000 users', '$48,000'],
    ['since 2020', 'since 03/2020'],
    ['up to 90 calls', 'over 90 calls'],
    ['two trials', 'doubled'],
  ])('%s does not support "%s"', (source, text) => expect(isSupported(source, text)).toBe(false));
});
