import type { FieldText } from './printed-fields';
import type { Span, WordSequence } from './word-sequence';

export type PlacedField = FieldText & Span;

/**
 * Finds a place of its own for each text, in the order of its column, so that neither a skill that was deleted is found
 * in a sentence nor a bullet of one job at another. A file may have the side column before, after or between the pages
 * of the other texts. Returns undefined if a text has no place.
 * @param columns the side column, which stays in one piece in any file, before the others
 */
export function placeFields(words: WordSequence, columns: readonly FieldText[][]): PlacedField[] | undefined {
  // In the other order, if the first column took a text of the second one.
  return placeColumns(words, columns) ?? placeColumns(words, columns.toReversed());
}

function placeColumns(words: WordSequence, columns: readonly FieldText[][]): PlacedField[] | undefined {
  const isTaken = new Uint8Array(words.letters.length);
  const placedColumns = columns.map((fields) => new PlacedColumn(words, fields, isTaken));
  // Texts that occur once show where the others belong.
  const areAllPlaced =
    placedColumns.every((column) => column.placeUniqueFields()) &&
    placedColumns.every((column) => column.placeOtherFields());
  return areAllPlaced ? placedColumns.flatMap((column) => column.placedFields) : undefined;
}

class PlacedColumn {
  private readonly spans: (Span | undefined)[];

  constructor(
    private readonly words: WordSequence,
    private readonly fields: readonly FieldText[],
    /** By offset, for all columns. */
    private readonly isTaken: Uint8Array,
  ) {
    this.spans = fields.map(() => undefined);
  }

  get placedFields(): PlacedField[] {
    return this.fields.flatMap((field, i) => {
      const span = this.spans[i];
      return span ? [{ ...field, ...span }] : [];
    });
  }

  placeUniqueFields(): boolean {
    return this.fields.every((field, i) => this.listSpans(field).length !== 1 || this.place(i));
  }

  /** Goes from the places that are known to the texts beside them. */
  placeOtherFields(): boolean {
    const indexes = [...this.fields.keys()];
    const known = indexes.find((i) => this.spans[i]) ?? 0;
    const isPlaced = (i: number) => this.spans[i] !== undefined || this.place(i, i < known);
    return indexes.slice(0, known).toReversed().every(isPlaced) && indexes.slice(known).every(isPlaced);
  }

  private listSpans = ({ spellings }: FieldText): Span[] =>
    spellings.flatMap((spelling) => [...this.words.find(spelling)]);

  /** Takes the first free place between the texts before and after in the column, or the last one. */
  private place(i: number, isLast = false): boolean {
    const field = this.fields[i];
    const min = this.spans.slice(0, i).findLast(Boolean)?.end ?? 0;
    const max = this.spans.slice(i + 1).find(Boolean)?.start ?? this.words.letters.length;
    const [span] = (field ? this.listSpans(field) : [])
      .filter(({ start, end }) => start >= min && end <= max && !this.isTaken.subarray(start, end).includes(1))
      // The longer one, because a year can have a sign: 2019年.
      .sort((a, b) => (isLast ? b.start - a.start : a.start - b.start) || b.end - a.end);
    if (!span) return false;
    this.isTaken.fill(1, span.start, span.end);
    this.spans[i] = span;
    return true;
  }
}
