import { useLanguage } from '../../navigation/use-language';

/**
 * Returns a function that formats points in the page's language with at most one decimal, because a check
 * that counts how many parts are right can award fractions.
 */
export function useFormatPoints(): (points: number) => string {
  const numberFormat = new Intl.NumberFormat(useLanguage(), { maximumFractionDigits: 1 });
  return (points) => numberFormat.format(points);
}
