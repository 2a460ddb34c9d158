import { useLanguage } from '../../navigation/use-language';

/**
 * Returns a function that formats points in the page's language with at most one decimal, because checks that count
 * parts give fractional points.
 */
export function useFormatPoints(): (points: number) => string {
  const format = new Intl.NumberFormat(useLanguage(), { maximumFractionDigits: 1 });
  return (points) => format.format(points);
}
