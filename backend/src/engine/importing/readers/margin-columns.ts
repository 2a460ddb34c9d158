import { languageSchema } from '@shortlist/contracts/platform/language-schema';
import { findDates } from '@shortlist/documents/i18n/parse-date';
import type { ColumnRow, Segment } from '../../file-reader/reading-orders';
import { findHeading, guessSection } from '../headings';

const connectorPattern =
  /^(?:[\s()[\]（）.,:–—―−~～〜‒→/-]|(?<!\p{L})(?:from|since|to|until|till|desde|hasta|de|a|al|depuis|du|au|à|von|seit|bis|ab)(?!\p{L})|\d+\s*(?:years?|yrs?|months?|mos?|años?|meses|mes|ans?|mois|jahre?n?|monate?n?|年|ヶ月|か月|カ月|개월|년)(?!\p{L}))*$/iu;
const startsWithConnector = /^\s*[–—―−~～〜‒→-]/u;
const endsWithConnector = /(?:[–—―−~～〜‒→-]|(?<!\p{L})(?:to|until|hasta|a|al|au|à|bis))\s*$/iu;
const bracketedPattern = /^[(（].*[)）]$/u;
const yearPattern = /^\d{4}$/;

/** Returns whether a text is a date, a range, a part of a range such as "–", or a duration. */
export const isDateText = (text: string): boolean =>
  text.length <= 40 &&
  languageSchema.options.some((language) =>
    connectorPattern.test(
      findDates(text, language).reduceRight((rest, { start, end }) => rest.slice(0, start) + rest.slice(end), text),
    ),
  );

/** Minimum share of dates, headings and labels in a column of dates. A label is on the baseline of the text next to it. */
const minMarginShare = 0.7;

/** Minimum number of dates on the baselines of the other column. In a side column, hardly any date has such a baseline. */
const minSharedDates = 3;

/** Minimum share of headings in a column of headings. In a side column, lists follow the headings. */
const minHeadingShare = 0.8;

/** Returns whether a column has the dates or headings of the text next to it, so that both belong together row by row. */
export const isMarginColumn = (rows: readonly ColumnRow[]): boolean => isDateColumn(rows) || isHeadingColumn(rows);

const isHeadingColumn = (rows: readonly ColumnRow[]) =>
  rows.length >= 3 &&
  rows.filter(({ text }) => findHeading(text) ?? guessSection(text)).length >= minHeadingShare * rows.length;

function isDateColumn(rows: readonly ColumnRow[]): boolean {
  const dates = rows.filter(({ text }) => isDateText(text));
  if (dates.length < 2) return false;
  if (dates.filter(({ isShared }) => isShared).length >= minSharedDates) return true;
  const otherCount = rows.filter(
    ({ text, isShared }) => !isDateText(text) && (findHeading(text) !== undefined || (isShared && text.length <= 30)),
  ).length;
  return dates.length + otherCount >= minMarginShare * rows.length;
}

/** Joins a date range that takes several lines in a column of dates, such as "03/2019 –" above "today". */
export function joinDateRanges(rows: readonly Segment[][]): Segment[][] {
  const joinedRows = rows.map((row) => [...row]);
  for (const [i, row] of joinedRows.entries()) {
    for (const [column, segment] of row.entries()) {
      if (!isDateText(segment.text)) continue;
      let text = segment.text;
      for (const nextRow of joinedRows.slice(i + 1, i + 4)) {
        const nextIndex = nextRow.findIndex(
          ({ left, text: nextText }) => Math.abs(left - segment.left) < 40 && isDateText(nextText),
        );
        const next = nextRow[nextIndex];
        if (!next || !isContinuation(text, next.text)) break;
        text = `${text} ${next.text}`;
        nextRow.splice(nextIndex, 1);
      }
      if (text !== segment.text) row[column] = { ...segment, text };
    }
  }
  return joinedRows.filter((row) => row.length > 0);
}

const isContinuation = (text: string, nextText: string) =>
  endsWithConnector.test(text) ||
  startsWithConnector.test(nextText) ||
  bracketedPattern.test(nextText) ||
  (/\p{L}\.?$/u.test(text) && yearPattern.test(nextText));
