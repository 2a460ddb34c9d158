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
  /** The header comes right before the text, with no foreign text in either. */
  isIntact: boolean;
  dates: { spans: Span[]; now: boolean };
  /** The header, letters and digits only; used to look up blanks. */
  head: string;
}

export interface Reading {
  lines: Line[];
  letters: string;
  /** Sections whose heading is alone on a line, in order. */
  sections: SectionId[];
  entries: ReadEntry[];
  /**
   * Share of the words that were read back, from 0 to 1, and words that exist only because the spaces between them were
   * lost.
   */
  recall: number;
  glued: string[];
}

/**
 * Lists the texts that may accompany a page number in the footer: none, or the person's name. Letters and digits only.
 */
export function namesOf({ personalInfo: { firstName, lastName, typedName = '' } }: ResumeContent): string[] {
  return ['', ...[firstName + lastName, lastName + firstName, typedName].map(squeezed)];
}

/**
 * Removes the name and page number in the footer of later pages. Parsers recognize and drop text that repeats on every
 * page.
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

/** Reads a resume from the lines of a file. `written` is the resume that the file was made from. */
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

/** Additional letters to search before the text for a header that is separated from it. */
const torn = 60;

/**
 * Locates an entry: its contiguous text, and right before it the letters of its header, whose parts may be in any
 * order. Compares letters instead of words, so that line and cell breaks do not matter.
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
    // A short text may also occur in a header, so all of its occurrences are checked.
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

/** Letters and digits of all lines as one string that can be mapped back to the lines. */
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

  /** Returns all lines that a range of letters touches, complete. */
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
