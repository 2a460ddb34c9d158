import type { FieldText } from './printed-fields';
import type { Span, WordSequence } from './word-sequence';

/**
 * Finds a place of its own for each text, so that a skill that was deleted is not found in a sentence. Lists keep their
 * order, and sections stay in one piece: a file may have sections and the fields of an entry in another order, but not
 * the bullets of one job at another. Returns undefined if a text has no place. Texts that occur once come first, because
 * they show where the others belong, and long texts before short ones.
 */
export function placeFields(words: WordSequence, fields: readonly FieldText[]): Span[] | undefined {
  const places = new Places(words, fields);
  const candidates = fields.map((field) => {
    const [span, ...others] = field.spellings.flatMap((spelling) => words.find(spelling));
    return { field, length: span ? span.end - span.start : 0, isUnique: others.length === 0 };
  });
  const placeAll = (isUnique: boolean) =>
    candidates
      .filter((candidate) => candidate.isUnique === isUnique)
      .sort((a, b) => b.length - a.length)
      .every(({ field }) => places.place(field) || field.isOptional);
  return placeAll(true) && places.areSectionsWhole() && placeAll(false) ? places.spans : undefined;
}

/** Position of a text in a list. Dates of an entry count as a list, because a start precedes an end in any layout. */
interface ListPosition {
  list: string;
  item: string;
}

function listPositions({ path, part }: FieldText): ListPosition[] {
  const keys = path.split('.');
  const positions = keys.flatMap((key, i) =>
    /^\d+$/.test(key) ? [{ list: keys.slice(0, i).join('.'), item: keys.slice(0, i + 1).join('.') }] : [],
  );
  const dates = /\.(?:startDate|endDate|current)$/.exec(path);
  const datePositions = dates ? [{ list: `${path.slice(0, dates.index)}.dates`, item: path }] : [];
  return [...positions, ...datePositions, { list: `${path}#`, item: `${path}#${part}` }];
}

/** Contacts may stand apart from the name. */
const splitSections = new Set(['personalInfo', 'jobTitle', 'heading']);
function getSection({ path }: FieldText): string {
  const [section = '', index = ''] = path.split('.');
  return section === 'customSections' ? `${section}.${index}` : path === 'personalInfo.summary' ? path : section;
}

class Places {
  private readonly placed: (Span & { section: string })[] = [];
  /** Number of the section at each offset. */
  private readonly owners: Uint16Array;
  private readonly sectionNumbers = new Map<string, number>();
  /** Places of items by list, in the order in which documents print them. */
  private readonly lists = new Map<string, Map<string, Span | undefined>>();
  private readonly sections = new Map<string, Span>();

  constructor(
    private readonly words: WordSequence,
    fields: readonly FieldText[],
  ) {
    this.owners = new Uint16Array(words.letters.length);
    for (const field of fields) {
      const section = getSection(field);
      if (!this.sectionNumbers.has(section)) this.sectionNumbers.set(section, this.sectionNumbers.size + 1);
      for (const { list, item } of listPositions(field))
        this.lists.set(list, (this.lists.get(list) ?? new Map<string, Span>()).set(item, undefined));
    }
  }

  get spans(): Span[] {
    return this.placed;
  }

  place(field: FieldText): boolean {
    const positions = listPositions(field);
    const section = getSection(field);
    const number = this.sectionNumbers.get(section) ?? 0;
    const window = this.findWindow(positions);
    const neighbor = this.findNeighbor(positions) ?? this.sections.get(section);
    const span =
      (neighbor && this.findFree(field, this.findRegion(neighbor, number, window))) ?? this.findFree(field, window);
    if (!span) return false;
    this.owners.fill(number, span.start, span.end);
    this.placed.push({ ...span, section: field.isOptional ? 'heading' : section });
    this.sections.set(section, join(this.sections.get(section), span));
    for (const { list, item } of positions) {
      const items = this.lists.get(list);
      items?.set(item, join(items.get(item), span));
    }
    return true;
  }

  areSectionsWhole(): boolean {
    const inOrder = this.placed
      .filter(({ section }) => !splitSections.has(section))
      .sort((a, b) => a.start - b.start)
      .map(({ section }) => section);
    return inOrder.filter((section, i) => section !== inOrder[i - 1]).length === new Set(inOrder).size;
  }

  private findFree({ spellings }: FieldText, { start: from, end: to }: Span): Span | undefined {
    const isFree = ({ start, end }: Span) =>
      start >= from &&
      end <= to &&
      this.owners[start] === 0 &&
      this.owners.subarray(start, end).every((owner) => owner === 0);
    const spans = spellings.flatMap((spelling) => this.words.find(spelling).find(isFree) ?? []);
    return spans.sort((a, b) => a.start - b.start)[0];
  }

  /** Returns the part of the window around a place, up to the next places of other sections. */
  private findRegion({ start, end }: Span, number: number, window: Span): Span {
    const isOpen = (offset: number) => this.owners[offset] === 0 || this.owners[offset] === number;
    while (start > window.start && isOpen(start - 1)) start--;
    while (end < window.end && isOpen(end)) end++;
    return { start: Math.max(start, window.start), end: Math.min(end, window.end) };
  }

  /** Returns the text between the items before and after in each list. */
  private findWindow(positions: readonly ListPosition[]): Span {
    const window = { start: 0, end: this.words.letters.length };
    for (const { list, item } of positions) {
      let isBefore = true;
      for (const [other, span] of this.lists.get(list) ?? []) {
        if (other === item) isBefore = false;
        else if (span && isBefore) window.start = Math.max(window.start, span.end);
        else if (span) window.end = Math.min(window.end, span.start);
      }
    }
    return window;
  }

  /** Returns the place of the smallest item that has one. */
  private findNeighbor(positions: readonly ListPosition[]): Span | undefined {
    return positions.map(({ list, item }) => this.lists.get(list)?.get(item)).findLast(Boolean);
  }
}

const join = (span: Span | undefined, other: Span): Span =>
  span ? { start: Math.min(span.start, other.start), end: Math.max(span.end, other.end) } : other;
