import type { ResumeContent } from '@shortlist/contracts/builder/document-content';
import type { Language } from '@shortlist/contracts/platform/languages';
import { toAlphanumeric } from './section-headings';
import { type TextLine, readByPosition, readInStreamOrder } from './reading-orders';
import type { HiddenText, ParsedFile, ParsedPage } from './parsed-file';
import { listFooterNames, readResume, type FileReading } from './read-resume';

/** A file compared with the resume that it was made from, in every reading order. Ratios are from 0 to 1. */
export interface FileAnalysis {
  /** Resume that the file was made from. Its open blanks appear in brackets. */
  sourceResume: ResumeContent;
  streamReading: FileReading;
  rowReading: FileReading;
  columnReading: FileReading;
  /** Reads the right column first. Parsers do not, but this order is also correct, because columns are independent. */
  rightColumnReading: FileReading;
  pages: { letterCount: number; unreadableRatio: number; fillRatio: number }[];
  hiddenTexts: HiddenText[];
}

/** Fraction of the page height inside the margins. */
const textAreaRatio = 0.87;

const countMatches = (text: string, pattern: RegExp) => (text.match(pattern) ?? []).length;

export function analyzeFile(file: ParsedFile, sourceResume: ResumeContent, language: Language): FileAnalysis {
  const { rows, columns, columnsFromRight } = readByPosition(file);
  // In most documents, all orders are identical, so one reading is enough.
  const readings = new Map<string, FileReading>();
  const readOnce = (lines: TextLine[]) => {
    const key = lines.map(({ page, text }) => `${page} ${text}`).join('\n');
    const reading = readings.get(key) ?? readResume(lines, sourceResume, language);
    readings.set(key, reading);
    return reading;
  };
  return {
    sourceResume,
    streamReading: readOnce(readInStreamOrder(file)),
    rowReading: readOnce(rows),
    columnReading: readOnce(columns),
    rightColumnReading: readOnce(columnsFromRight),
    pages: file.pages.map((page, i) => {
      const text = page.items.map((item) => item.text).join('');
      return {
        letterCount: countMatches(text, /\p{L}/gu),
        unreadableRatio: countMatches(text, /[\uFFFD\p{Co}]/gu) / Math.max(1, text.replace(/\s/g, '').length),
        fillRatio: getFillRatio(page, i, sourceResume),
      };
    }),
    hiddenTexts: file.hidden,
  };
}

/**
 * Returns the distance from the first to the last line of a page as a fraction of the height inside the margins.
 * Ignores the name and page number in the footer.
 */
function getFillRatio({ items, height }: ParsedPage, pageIndex: number, sourceResume: ResumeContent): number {
  const footerTexts = listFooterNames(sourceResume).flatMap((name) => [name, name + String(pageIndex + 1)]);
  const bodyItems = items.filter(
    ({ text }) => text.trim() !== '' && (pageIndex === 0 || !footerTexts.includes(toAlphanumeric(text))),
  );
  if (bodyItems.length === 0) return 0;
  const top = Math.max(...bodyItems.map(({ y, size }) => y + size));
  const bottom = Math.min(...bodyItems.map(({ y }) => y));
  return (top - bottom) / (height * textAreaRatio);
}
