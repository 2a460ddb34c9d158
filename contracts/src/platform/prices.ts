import type { PublicConfig } from './public-config';

/** The price table. Source: the specification's constants; the server charges by the same table. */
export const prices: PublicConfig['prices'] = {
  en: { currency: 'usd', amount: 1900, display: '$19' },
  es: { currency: 'eur', amount: 1600, display: '€16' },
  fr: { currency: 'eur', amount: 1600, display: '€16' },
  de: { currency: 'eur', amount: 1600, display: '€16' },
  ja: { currency: 'jpy', amount: 2185, display: '¥2,185' },
  ko: { currency: 'krw', amount: 23000, display: '₩23,000' },
};
