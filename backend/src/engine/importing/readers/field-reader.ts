import type { Language } from '@shortlist/contracts/platform/languages';
import { parseDate } from '@shortlist/documents/i18n/parse-date';
import { isPresentWord } from '@shortlist/documents/i18n/format-date';
import { stripBullet } from '../source-document';
import type { Extraction } from '../extractors/extraction';

export class FieldReader {
  readonly lines: { text: string; page: number }[] = [];
  readonly lineLocations = new Map<string, string>();

  constructor(
    private readonly extraction: Extraction,
    private readonly language: Language,
  ) {}

  addLines(text: string, location: string): void {
    for (const row of text.split('\n')) {
      if (row.trim() === '') continue;
      this.lines.push({ text: row.trim(), page: 1 });
      if (!this.lineLocations.has(row.trim())) this.lineLocations.set(row.trim(), location);
    }
  }

  /** Parses a date into its stored form. Returns '' for any other text, which becomes an unplaced line. */
  parseDate(text: string, path: string): string {
    const trimmedText = text.trim();
    if (trimmedText === '' || isPresentWord(trimmedText)) {
      this.extraction.consumedTexts.push(trimmedText);
      return '';
    }
    const date = parseDate(trimmedText, this.language) ?? parseDate(trimmedText.replace(/T.*$/s, ''), this.language);
    if (!date) return '';
    this.extraction.consumedTexts.push(trimmedText);
    if (date.alternative !== undefined)
      this.extraction.ambiguities.set(path, { question: 'date', alternative: date.alternative });
    return date.value;
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
