import type { Language } from '../platform/languages';
import type { PublicConfig } from '../platform/public-config';

/** `amount` is in the currency's smallest unit. */
function formatPrice(amount: number, currency: string, language: string): string {
  const format = new Intl.NumberFormat(language, {
    style: 'currency',
    currency,
    currencyDisplay: 'narrowSymbol',
    trailingZeroDisplay: 'stripIfInteger',
  });
  const digits = format.resolvedOptions().maximumFractionDigits ?? 2;
  return format.format(amount / 10 ** digits).replace('￥', '¥');
}

type Price = PublicConfig['prices'][Language];
const createPrice = (language: Language, currency: Price['currency'], amount: number): Price => ({
  currency,
  amount,
  display: formatPrice(amount, currency, language),
});

/** The server charges these amounts. They come from the specification. */
export const prices: PublicConfig['prices'] = {
  en: createPrice('en', 'usd', 1900),
  es: createPrice('es', 'eur', 1600),
  fr: createPrice('fr', 'eur', 1600),
  de: createPrice('de', 'eur', 1600),
  ja: createPrice('ja', 'jpy', 2185),
  ko: createPrice('ko', 'krw', 23000),
};
