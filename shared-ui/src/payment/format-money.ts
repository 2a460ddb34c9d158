/**
 * Formats an amount, given in the currency's smallest unit: 1900 and 'usd' become "$19.00". Uses the narrow yen sign,
 * as the price table does.
 */
export function formatMoney(amount: number, currency: string, language: string): string {
  const numberFormat = new Intl.NumberFormat(language, {
    style: 'currency',
    currency,
    currencyDisplay: 'narrowSymbol',
  });
  const digits = numberFormat.resolvedOptions().maximumFractionDigits ?? 2;
  return numberFormat.format(amount / 10 ** digits).replace('￥', '¥');
}
