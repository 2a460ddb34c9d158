import { useLanguage } from '../../navigation/use-language';

/** Points in figures of the page's language: checks that count parts give parts of points, and one digit says enough. */
export function useTenths(): (points: number) => string {
  const format = new Intl.NumberFormat(useLanguage(), { maximumFractionDigits: 1 });
  return (points) => format.format(points);
}
