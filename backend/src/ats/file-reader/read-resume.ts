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
  /** True if the header directly precedes the body, with no other text in either. */
  isIntact: boolean;
  dates: { spans: MonthSpan[]; isOngoing: boolean };
  /** Letters and digits of the header, in which blanks are looked up. */
  headerText: string;
}

export interface FileReading {
  lines: TextLine[];
  alphanumerics: string;
  sections: SectionId[];
  entries: EntryReading[];
  /**
   * Share of the words that were read back, from 0 to 1, and words that were merged because the file lost the spaces
   * between them.
   */
  wordRecall: number;
  mergedWords: string[];
}

/** Lists the texts that may accompany the page number in a footer: none, or the name. Letters and digits only. */
export function listFooterNames({ personalInfo: { firstName, lastName, typedName = '' } }: ResumeContent): string[] {
  return ['', ...[firstName + lastName, lastName + firstName, typedName].map(toAlphanumeric)];
}

/**
 * Removes the name and page number in the footer of later pages, because parsers drop text that repeats on every page.
 */
function removePageFooters(lines: readonly TextLine[], written: ResumeContent): TextLine[] {
  const names = listFooterNames(written);
  return lines.filter(({ text, page }, i) => {
    const letters = toAlphanumeric(text);
    const number = String(page + 1);
    if (page === 0) return true;
    if (names.some((name) => letters === name + number)) return false;
    const next = lines[i + 1];
    return !(names.includes(letters) && next?.page === page && toAlphanumeric(next.text) === number);
  });
}

export function readResume(allLines: readonly TextLine[], written: ResumeContent, language: Language): FileReading {
  const lines = removePageFooters(allLines, written);
  const text = new AlphanumericText(lines.map((line) => line.text));
  const found = lines.flatMap(({ text: line }, i) => {
    const id = detectSection(line, language);
    return id ? [{ id, end: text.getLineEnd(i) }] : [];
  });
  const sections = [...new Set(found.map(({ id }) => id))];
  const startOf = (section: SectionId) => found.find(({ id }) => id === section)?.end ?? 0;
  const cursors: Record<ExpectedEntry['section'], number> = {
    experience: startOf('experience'),
    education: startOf('education'),
  };
  const entries = buildExpectedEntries(written, language).map((entry): EntryReading => {
    const place = findEntry(entry, text, cursors[entry.section]);
    if (place) cursors[entry.section] = place.end;
    const head = place ? text.getLinesBetween(place.start, place.bodyStart) : '';
    return {
      path: entry.path,
      isIntact: place?.isIntact ?? false,
      dates: findDateSpans(head),
      headerText: toAlphanumeric(head),
    };
  });
  return { lines, alphanumerics: text.letters, sections, entries, ...calculateWordRecall(lines, written) };
}

interface EntryLocation {
  start: number;
  bodyStart: number;
  end: number;
  isIntact: boolean;
}

/** Additional letters to search before a body for a header that is separated from it. */
const headerSearchDistance = 60;

/**
 * Locates an entry: its contiguous body and, directly before it, the letters of its header, whose parts may be in any
 * order. Compares letters, so that line and cell breaks do not matter.
 */
function findEntry(
  { headerVariants, bodyVariants }: ExpectedEntry,
  text: AlphanumericText,
  from: number,
): EntryLocation | undefined {
  const [fullest = ''] = headerVariants;
  let tornFrom: EntryLocation | undefined;
  for (const body of bodyVariants) {
    if (body === '') {
      for (const head of headerVariants) {
        const start = text.findSameLetters(head, from);
        if (start !== undefined)
          return { start, bodyStart: start + head.length, end: start + head.length, isIntact: true };
      }
      continue;
    }
    // A short body may also occur in a header, so every occurrence is checked.
    for (let at = text.letters.indexOf(body, from); at >= 0; at = text.letters.indexOf(body, at + 1)) {
      const end = at + body.length;
      const head = headerVariants.find((one) => text.hasSameLettersAt(one, at - one.length));
      if (head !== undefined) return { start: at - head.length, bodyStart: at, end, isIntact: true };
      tornFrom ??= {
        start: Math.max(from, at - fullest.length - headerSearchDistance),
        bodyStart: at,
        end,
        isIntact: false,
      };
    }
  }
  return tornFrom;
}

const sorted = (text: string) => [...text].sort().join('');

/** Letters and digits of all lines as one string, mapped to the lines. */
class AlphanumericText {
  readonly letters: string;
  private readonly starts: number[] = [];

  constructor(private readonly lines: readonly string[]) {
    let letters = '';
    for (const line of lines) {
      this.starts.push(letters.length);
      letters += toAlphanumeric(line);
    }
    this.letters = letters;
  }

  getLineEnd(line: number): number {
    return this.starts[line + 1] ?? this.letters.length;
  }

  /** Returns the complete lines that overlap a range of letters. */
  getLinesBetween(start: number, end: number): string {
    return this.lines.filter((_, i) => this.getLineEnd(i) > start && (this.starts[i] ?? 0) < end).join(' ');
  }

  hasSameLettersAt(wanted: string, start: number): boolean {
    return start >= 0 && sorted(this.letters.slice(start, start + wanted.length)) === sorted(wanted);
  }

  findSameLetters(wanted: string, from: number): number | undefined {
    return this.starts.find((start) => start >= from && this.hasSameLettersAt(wanted, start));
  }
}
