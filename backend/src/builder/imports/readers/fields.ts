import type { Language } from '@shortlist/contracts/platform/languages';
import { meansNow, readDate } from '@shortlist/documents/words/read-date';
import { withoutBullet } from '../source';
import type { Understood } from '../understand/understood';

export class FieldReader {
  readonly lines: { text: string; page: number }[] = [];
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

  /** Returns '' for a text that is not a date; it becomes an unplaced line. */
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
