/**
 * Formats an amount, given in the currency's smallest unit: 1900 and 'usd' become "$19.00". The yen sign is the narrow
 * one, as in the price table.
 */
export function formatMoney(amount: number, currency: string, language: string): string {
  const format = new Intl.NumberFormat(language, { style: 'currency', currency, currencyDisplay: 'narrowSymbol' });
  const digits = format.resolvedOptions().maximumFractionDigits ?? 2;
  return format.format(amount / 10 ** digits).replace('￥', '¥');
}
