import type { ResumeContent } from '@shortlist/contracts/builder/resume';
import type { Language } from '@shortlist/contracts/platform/languages';
import type { SectionId } from '@shortlist/documents/words/wording';
import { datesIn, type Span } from '../language/dates';
import { expectedEntries, type ExpectedEntry } from './entries';
import { sectionOf, squeezed } from './headings';
import type { Line } from './orders';
import { recallOf } from './word-recall';

export interface ReadEntry {
  path: string;
  /** True if the header directly precedes the body, with no other text in either. */
  isIntact: boolean;
  dates: { spans: Span[]; now: boolean };
  /** Letters and digits of the header, in which blanks are looked up. */
  head: string;
}

export interface Reading {
  lines: Line[];
  letters: string;
  sections: SectionId[];
  entries: ReadEntry[];
  /**
   * Share of the words that were read back, from 0 to 1, and words that were merged because the file lost the spaces
   * between them.
   */
  recall: number;
  glued: string[];
}

/** Lists the texts that may accompany the page number in a footer: none, or the name. Letters and digits only. */
export function namesOf({ personalInfo: { firstName, lastName, typedName = '' } }: ResumeContent): string[] {
  return ['', ...[firstName + lastName, lastName + firstName, typedName].map(squeezed)];
}

/**
 * Removes the name and page number in the footer of later pages, because parsers drop text that repeats on every page.
 */
function withoutFeet(lines: readonly Line[], written: ResumeContent): Line[] {
  const names = namesOf(written);
  return lines.filter(({ text, page }, i) => {
    const letters = squeezed(text);
    const number = String(page + 1);
    if (page === 0) return true;
    if (names.some((name) => letters === name + number)) return false;
    const next = lines[i + 1];
    return !(names.includes(letters) && next?.page === page && squeezed(next.text) === number);
  });
}

export function readResume(allLines: readonly Line[], written: ResumeContent, language: Language): Reading {
  const lines = withoutFeet(allLines, written);
  const text = new Letters(lines.map((line) => line.text));
  const found = lines.flatMap(({ text: line }, i) => {
    const id = sectionOf(line, language);
    return id ? [{ id, end: text.endOf(i) }] : [];
  });
  const sections = [...new Set(found.map(({ id }) => id))];
  const startOf = (section: SectionId) => found.find(({ id }) => id === section)?.end ?? 0;
  const cursors: Record<ExpectedEntry['section'], number> = {
    experience: startOf('experience'),
    education: startOf('education'),
  };
  const entries = expectedEntries(written, language).map((entry): ReadEntry => {
    const place = findEntry(entry, text, cursors[entry.section]);
    if (place) cursors[entry.section] = place.end;
    const head = place ? text.between(place.start, place.body) : '';
    return {
      path: entry.path,
      isIntact: place?.isIntact ?? false,
      dates: datesIn(head),
      head: squeezed(head),
    };
  });
  return { lines, letters: text.letters, sections, entries, ...recallOf(lines, written) };
}

interface Place {
  start: number;
  body: number;
  end: number;
  isIntact: boolean;
}

/** Additional letters to search before a body for a header that is separated from it. */
const torn = 60;

/**
 * Locates an entry: its contiguous body and, directly before it, the letters of its header, whose parts may be in any
 * order. Compares letters, so that line and cell breaks do not matter.
 */
function findEntry({ heads, bodies }: ExpectedEntry, text: Letters, from: number): Place | undefined {
  const [fullest = ''] = heads;
  let tornFrom: Place | undefined;
  for (const body of bodies) {
    if (body === '') {
      for (const head of heads) {
        const start = text.findScrambled(head, from);
        if (start !== undefined) return { start, body: start + head.length, end: start + head.length, isIntact: true };
      }
      continue;
    }
    // A short body may also occur in a header, so every occurrence is checked.
    for (let at = text.letters.indexOf(body, from); at >= 0; at = text.letters.indexOf(body, at + 1)) {
      const end = at + body.length;
      const head = heads.find((one) => text.isScrambled(one, at - one.length));
      if (head !== undefined) return { start: at - head.length, body: at, end, isIntact: true };
      tornFrom ??= { start: Math.max(from, at - fullest.length - torn), body: at, end, isIntact: false };
    }
  }
  return tornFrom;
}

const sorted = (text: string) => [...text].sort().join('');

/** Letters and digits of all lines as one string, mapped to the lines. */
class Letters {
  readonly letters: string;
  private readonly starts: number[] = [];

  constructor(private readonly lines: readonly string[]) {
    let letters = '';
    for (const line of lines) {
      this.starts.push(letters.length);
      letters += squeezed(line);
    }
    this.letters = letters;
  }

  endOf(line: number): number {
    return this.starts[line + 1] ?? this.letters.length;
  }

  /** Returns the complete lines that overlap a range of letters. */
  between(start: number, end: number): string {
    return this.lines.filter((_, i) => this.endOf(i) > start && (this.starts[i] ?? 0) < end).join(' ');
  }

  isScrambled(wanted: string, start: number): boolean {
    return start >= 0 && sorted(this.letters.slice(start, start + wanted.length)) === sorted(wanted);
  }

  findScrambled(wanted: string, from: number): number | undefined {
    return this.starts.find((start) => start >= from && this.isScrambled(wanted, start));
  }
}
