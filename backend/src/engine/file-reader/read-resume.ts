import type { ResumeContent } from '@shortlist/contracts/builder/document-content';
import type { Language } from '@shortlist/contracts/platform/languages';
import type { SectionId } from '@shortlist/documents/i18n/document-labels';
import { findDateSpans, type MonthSpan } from '../language/dates';
import { buildExpectedEntries, type ExpectedEntry } from './expected-entries';
import { detectSection, toAlphanumeric } from './section-headings';
import type { TextLine } from './reading-orders';
import { calculateWordRecall } from './word-recall';

export interface EntryReading {
  path: string;
  /** True if the header directly precedes the body, and neither contains other text. */
  isIntact: boolean;
  dates: { spans: MonthSpan[]; isOngoing: boolean };
  /** Letters and digits of the header. Dates with an open blank are compared with this text. */
  headerText: string;
}

/** Content of a file as read in one order, compared with its resume. */
export interface FileReading {
  lines: TextLine[];
  alphanumericText: string;
  sections: SectionId[];
  entries: EntryReading[];
  /** Share of the resume's words found in the file, from 0 to 1. */
  wordRecall: number;
  /** Long words in the file that consist of several words whose spaces were lost. */
  mergedWords: string[];
}

/** Lists what may precede the page number in a footer: nothing or a form of the name, in letters and digits. */
export function listFooterNames({ personalInfo: { firstName, lastName, typedName = '' } }: ResumeContent): string[] {
  return ['', ...[firstName + lastName, lastName + firstName, typedName].map(toAlphanumeric)];
}

/** Parsers drop text that repeats on every page, such as the name and page number in the footer of later pages. */
function removePageFooters(lines: readonly TextLine[], sourceResume: ResumeContent): TextLine[] {
  const names = listFooterNames(sourceResume);
  return lines.filter(({ text, page }, i) => {
    const letters = toAlphanumeric(text);
    const pageNumber = String(page + 1);
    if (page === 0) return true;
    if (names.some((name) => letters === name + pageNumber)) return false;
    const nextLine = lines[i + 1];
    return !(names.includes(letters) && nextLine?.page === page && toAlphanumeric(nextLine.text) === pageNumber);
  });
}

export function readResume(
  allLines: readonly TextLine[],
  sourceResume: ResumeContent,
  language: Language,
): FileReading {
  const lines = removePageFooters(allLines, sourceResume);
  const text = new AlphanumericText(lines.map((line) => line.text));
  const foundHeadings = lines.flatMap(({ text: line }, i) => {
    const id = detectSection(line, language);
    return id ? [{ id, end: text.getLineEnd(i) }] : [];
  });
  const sections = [...new Set(foundHeadings.map(({ id }) => id))];
  const getSectionStart = (section: SectionId) => foundHeadings.find(({ id }) => id === section)?.end ?? 0;
  const cursors: Record<ExpectedEntry['section'], number> = {
    experience: getSectionStart('experience'),
    education: getSectionStart('education'),
  };
  const entries = buildExpectedEntries(sourceResume, language).map((entry): EntryReading => {
    const location = findEntry(entry, text, cursors[entry.section]);
    if (location) cursors[entry.section] = location.end;
    const headerText = location ? text.getLinesBetween(location.start, location.bodyStart) : '';
    return {
      path: entry.path,
      isIntact: location?.isIntact ?? false,
      dates: findDateSpans(headerText),
      headerText: toAlphanumeric(headerText),
    };
  });
  return { lines, alphanumericText: text.letters, sections, entries, ...calculateWordRecall(lines, sourceResume) };
}

interface EntryLocation {
  start: number;
  bodyStart: number;
  end: number;
  isIntact: boolean;
}

/** Maximum number of letters between a header and its body if other text separates them. */
const headerSearchDistance = 60;

/**
 * Locates an entry by its contiguous body. The letters of its header must directly precede the body, in any order.
 * Compares letters, so that line and cell breaks do not matter.
 */
function findEntry(
  { headerVariants, bodyVariants }: ExpectedEntry,
  text: AlphanumericText,
  from: number,
): EntryLocation | undefined {
  const [preferredHeader = ''] = headerVariants;
  let separatedLocation: EntryLocation | undefined;
  for (const body of bodyVariants) {
    if (body === '') {
      for (const variant of headerVariants) {
        const start = text.findSameLetters(variant, from);
        if (start !== undefined)
          return { start, bodyStart: start + variant.length, end: start + variant.length, isIntact: true };
      }
      continue;
    }
    // Checks every occurrence, because a short body may also occur in a header.
    for (
      let bodyStart = text.letters.indexOf(body, from);
      bodyStart >= 0;
      bodyStart = text.letters.indexOf(body, bodyStart + 1)
    ) {
      const end = bodyStart + body.length;
      const header = headerVariants.find((variant) => text.hasSameLettersAt(variant, bodyStart - variant.length));
      if (header !== undefined) return { start: bodyStart - header.length, bodyStart, end, isIntact: true };
      separatedLocation ??= {
        start: Math.max(from, bodyStart - preferredHeader.length - headerSearchDistance),
        bodyStart,
        end,
        isIntact: false,
      };
    }
  }
  return separatedLocation;
}

const sortLetters = (text: string) => [...text].sort().join('');

/** Letters and digits of all lines as one string, mapped to the lines. */
class AlphanumericText {
  readonly letters: string;
  private readonly lineStarts: number[] = [];

  constructor(private readonly lines: readonly string[]) {
    let letters = '';
    for (const line of lines) {
      this.lineStarts.push(letters.length);
      letters += toAlphanumeric(line);
    }
    this.letters = letters;
  }

  getLineEnd(line: number): number {
    return this.lineStarts[line + 1] ?? this.letters.length;
  }

  /** Returns the complete lines that overlap a range of letters. */
  getLinesBetween(start: number, end: number): string {
    return this.lines.filter((_, i) => this.getLineEnd(i) > start && (this.lineStarts[i] ?? 0) < end).join(' ');
  }

  hasSameLettersAt(letters: string, start: number): boolean {
    return start >= 0 && sortLetters(this.letters.slice(start, start + letters.length)) === sortLetters(letters);
  }

  findSameLetters(letters: string, from: number): number | undefined {
    return this.lineStarts.find((start) => start >= from && this.hasSameLettersAt(letters, start));
  }
}
