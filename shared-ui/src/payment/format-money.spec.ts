import { formatMoney } from './format-money';

describe('formatMoney', () => {
  it.each([
    [1900, 'usd', 'en', '$19.00'],
    [1600, 'eur', 'de', '16,00 €'],
    [2185, 'jpy', 'ja', '¥2,185'],
    [23000, 'krw', 'ko', '₩23,000'],
  ])('formats %s %s in %s', (amount, currency, language, text) => {
    expect(formatMoney(amount, currency, language).replace(/\s/g, ' ')).toBe(text);
  });
});
