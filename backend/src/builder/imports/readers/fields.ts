import type { Language } from '@shortlist/contracts/platform/languages';
import { meansNow, readDate } from '@shortlist/documents/words/read-date';
import { withoutBullet } from '../source';
import type { Understood } from '../understand/understood';

/** Notes where something begins and what was used, for files that say themselves what each value is. */
export class FieldReader {
  readonly lines: { text: string; page: number }[] = [];
  /** Where each line stood. */
  readonly places = new Map<string, string>();

  constructor(
    private readonly out: Understood,
    private readonly language: Language,
  ) {}

  line(text: string, place: string): void {
    for (const row of text.split('\n')) {
      if (row.trim() === '') continue;
      this.lines.push({ text: row.trim(), page: 1 });
      if (!this.places.has(row.trim())) this.places.set(row.trim(), place);
    }
  }

  /** A date as stored; one that is none stays in the file's words for the tray. */
  date(text: string, path: string): string {
    const trimmed = text.trim();
    if (trimmed === '' || meansNow(trimmed)) {
      this.out.used.push(trimmed);
      return '';
    }
    const found = readDate(trimmed, this.language) ?? readDate(trimmed.replace(/T.*$/s, ''), this.language);
    if (!found) return '';
    this.out.used.push(trimmed);
    if (found.ambiguous !== undefined) this.out.doubts.set(path, { question: 'date', other: found.ambiguous });
    return found.value;
  }
}

/** Text with bullets in it: what stands before them, and each of them. */
export function textAndBullets(text: string): { description: string; achievements: string[] } {
  const rows = text
    .split(/\n|(?<=\S)\s+(?=[•●▪] )/u)
    .map((row) => row.trim())
    .filter(Boolean)
    .map(withoutBullet);
  return {
    description: rows
      .filter(({ isBullet }) => !isBullet)
      .map((row) => row.text)
      .join('\n'),
    achievements: rows.filter(({ isBullet }) => isBullet).map((row) => row.text),
  };
}
