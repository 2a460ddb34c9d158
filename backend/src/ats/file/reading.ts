import type { ResumeContent } from '@shortlist/contracts/builder/resume';
import type { Language } from '@shortlist/contracts/platform/languages';
import type { SectionId } from '@shortlist/documents/words/wording';
import { datesIn, type Span } from '../language/dates';
import { expectedEntries, type ExpectedEntry } from './entries';
import { sectionOf, squeezed } from './headings';
import type { Line } from './orders';
import { recallOf } from './word-recall';

/** An entry as it was found in one order of the file. */
export interface ReadEntry {
  path: string;
  /** Its head stands right before its text, and nothing foreign in either. */
  isIntact: boolean;
  /** The dates of its head. */
  dates: { spans: Span[]; now: boolean };
  /** The head, squeezed: blanks are looked up in it. */
  head: string;
}

/** What one order of the file says. */
export interface Reading {
  lines: Line[];
  /** All letters and digits. */
  letters: string;
  /** Sections whose heading stands alone on a line, in their order. */
  sections: SectionId[];
  entries: ReadEntry[];
  /** Part of the words that came back, 0 to 1; and words that stand there only because blanks between them were lost. */
  recall: number;
  glued: string[];
}

/** What may stand beside the number at the foot of a page: nothing, or the person's name. Squeezed. */
export function namesOf({ personalInfo: { firstName, lastName, typedName = '' } }: ResumeContent): string[] {
  return ['', ...[firstName + lastName, lastName + firstName, typedName].map(squeezed)];
}

/** The lines without the name and number at the foot of later pages: readers know and drop what every page repeats. */
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

/** Reads a resume in the lines of a file, `written` being what the file was made from. */
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

/** A head that is torn from its text is looked for this many letters further before it. */
const torn = 60;

/**
 * Where an entry stands: its text as one, and right before it the letters of its head, in whatever order its parts are
 * printed. Letters are compared and not words, so that the breaks of lines and cells do not matter.
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
    // A short text may stand in a head too: every place of it is looked at.
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

/** The letters and digits of lines as one string, and the way back to the lines. */
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

  /** The lines that a stretch of letters begins to end in, whole. */
  between(start: number, end: number): string {
    return this.lines.filter((_, i) => this.endOf(i) > start && (this.starts[i] ?? 0) < end).join(' ');
  }

  /** Whether exactly these letters stand from `start` on, in any order. */
  isScrambled(wanted: string, start: number): boolean {
    return start >= 0 && sorted(this.letters.slice(start, start + wanted.length)) === sorted(wanted);
  }

  /** Where these letters stand in any order, at the beginning of a line. */
  findScrambled(wanted: string, from: number): number | undefined {
    return this.starts.find((start) => start >= from && this.isScrambled(wanted, start));
  }
}
