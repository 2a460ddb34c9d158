import { normal } from './words';

/** Months since year 0; a bare year spans its twelve months. */
export interface Span {
  from: number;
  to: number;
}

const present =
  /^(present|now|today|current|ongoing|actualidad|presente|actual|hoy|aujourd[’']hui|présent|actuel|en cours|heute|aktuell|derzeit|現在|在職中|현재|재직 ?중)$/i;

function month(year: string | undefined, number: string | undefined): Span | undefined {
  const index = Number(number);
  return index >= 1 && index <= 12
    ? { from: Number(year) * 12 + index - 1, to: Number(year) * 12 + index - 1 }
    : undefined;
}

/** The span of "MM/YYYY", "YYYY-MM", "2020年3月", "2020.03" or "YYYY"; `today` for the words that mean now. */
export function parseDate(text: string, today: string): Span | undefined {
  const date = normal(text);
  if (present.test(date)) return monthOf(today);
  const monthFirst = /^(\d{1,2})[/.-](\d{4})$/.exec(date);
  if (monthFirst) return month(monthFirst[2], monthFirst[1]);
  const yearFirst = /^(\d{4})(?:[/.-]|年 ?|년 ?)(\d{1,2})(?:月|월)?$/.exec(date);
  if (yearFirst) return month(yearFirst[1], yearFirst[2]);
  const year = /^(\d{4})(?:年|년)?$/.exec(date);
  return year ? { from: Number(year[1]) * 12, to: Number(year[1]) * 12 + 11 } : undefined;
}

/** The month of an ISO date (YYYY-MM-DD). */
export function monthOf(iso: string): Span | undefined {
  return month(iso.slice(0, 4), iso.slice(5, 7));
}
