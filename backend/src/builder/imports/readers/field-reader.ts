import type { Language } from '@shortlist/contracts/platform/languages';
import { isOngoingWord, parseDate } from '@shortlist/documents/i18n/parse-date';
import { stripBullet } from '../source-document';
import type { Extraction } from '../extractors/extraction';

export class FieldReader {
  readonly lines: { text: string; page: number }[] = [];
  readonly linePlaces = new Map<string, string>();

  constructor(
    private readonly extraction: Extraction,
    private readonly language: Language,
  ) {}

  addLines(text: string, place: string): void {
    for (const row of text.split('\n')) {
      if (row.trim() === '') continue;
      this.lines.push({ text: row.trim(), page: 1 });
      if (!this.linePlaces.has(row.trim())) this.linePlaces.set(row.trim(), place);
    }
  }

  /** Returns '' for a text that is not a date; it becomes an unplaced line. */
  parseDate(text: string, path: string): string {
    const trimmed = text.trim();
    if (trimmed === '' || isOngoingWord(trimmed)) {
      this.extraction.consumedTexts.push(trimmed);
      return '';
    }
    const found = parseDate(trimmed, this.language) ?? parseDate(trimmed.replace(/T.*$/s, ''), this.language);
    if (!found) return '';
    this.extraction.consumedTexts.push(trimmed);
    if (found.alternative !== undefined)
      this.extraction.ambiguities.set(path, { question: 'date', alternative: found.alternative });
    return found.value;
  }
}

export function splitBullets(text: string): { description: string; achievements: string[] } {
  const rows = text
    .split(/\n|(?<=\S)\s+(?=[•●▪] )/u)
    .map((row) => row.trim())
    .filter(Boolean)
    .map(stripBullet);
  return {
    description: rows
      .filter(({ isBullet }) => !isBullet)
      .map((row) => row.text)
      .join('\n'),
    achievements: rows.filter(({ isBullet }) => isBullet).map((row) => row.text),
  };
}
