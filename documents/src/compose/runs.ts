import { fillPieces } from '../blanks';
import type { Run } from '../tree';
import { formatDate } from '../words/dates';
import type { Setting } from './setting';

/** Blanks of a text are cut out as runs of their own; a filled one carries what the person wrote. */
export interface FieldOptions {
  /** Index of the first blank of the field in this piece of it. */
  firstBlank?: number;
  /** Turns what stands in a piece into what is shown. */
  show?: (text: string) => string;
}

/** A sign that must not begin a line: "14 %", "3 Mio. €", and the French "fin ;". */
const beforeSign = / (?=[%‰€£¥;:!?»](?:[\s.,;:)]|$))/g;

/** Characters that no file may carry or a reader would not see: controls, marks that turn the direction of what follows, no characters. */
const unseen = /[\p{Cc}\p{Noncharacter_Code_Point}\u202a-\u202e\u2066-\u2069]/gu;

/**
 * Thin and narrow spaces become plain non-breaking ones, which every face has, as do those that hold signs to their words;
 * line ends become spaces.
 */
export const clean = (text: string) =>
  text
    .normalize('NFC')
    .replace(/[\u2009\u202f]/g, '\u00a0')
    .replace(/[ \t\r\n]+/g, ' ')
    .replace(unseen, '')
    .replace(beforeSign, '\u00a0')
    .replace(/« /g, '«\u00a0');

/** The id under which the blanks of a field are filled: by default its place, in a letter often the resume's. */
export type BlankIds = (path: string, index: number) => string;
export const idByPlace: BlankIds = (path, index) => `${path}#${index}`;

/** Makes runs of the fields of a content. */
export function fieldRuns(setting: Setting, blankId: BlankIds = idByPlace) {
  return (path: string, value: string, { firstBlank = 0, show = (text) => text }: FieldOptions = {}): Run[] => {
    const idOf = (index: number) => blankId(path, index + firstBlank);
    return fillPieces(value.trim(), (index) => setting.fills[idOf(index)]).map(({ text, label, index, filled }) => {
      if (label === undefined || index === undefined) return { text: show(clean(text)), path };
      return { text: filled ? show(clean(text)) : clean(text), path, blank: { id: idOf(index), label, filled } };
    });
  };
}
export type Field = ReturnType<typeof fieldRuns>;

/** From a start and an end date, either of which may be absent: "Mar 2020 – Present". */
export function dateRange(
  setting: Setting,
  field: Field,
  path: string,
  dates: { startDate: string; endDate: string; current: boolean },
): Run[] {
  const show = (text: string) => formatDate(text, setting.language);
  const start = field(`${path}.startDate`, dates.startDate, { show });
  const end: Run[] = dates.current
    ? [{ text: setting.words.present, path: `${path}.current` }]
    : field(`${path}.endDate`, dates.endDate, { show });
  return join([start, end], setting.words.until);
}

/** Joins pieces that are not empty. */
export function join(pieces: Run[][], separator: string): Run[] {
  const there = pieces.filter((piece) => piece.length > 0);
  return there.flatMap((piece, index) => (index === 0 || separator === '' ? piece : [{ text: separator }, ...piece]));
}

export const textOf = (runs: Run[]) => runs.map(({ text }) => text).join('');

export const mapText = (runs: Run[], change: (text: string) => string): Run[] =>
  runs.map((run) => ({ ...run, text: change(run.text) }));

/** Cuts at line ends, blanks staying whole, and leaves empty lines out. */
export function lines(field: Field, path: string, value: string): Run[][] {
  let firstBlank = 0;
  return value.split(/\r?\n/).flatMap((line) => {
    const runs = field(path, line, { firstBlank });
    firstBlank += runs.filter(({ blank }) => blank).length;
    return runs.length > 0 ? [runs] : [];
  });
}

/** Letters of a last word that must not stand alone on its line. */
const runt = 9;

/** Ties a short last word to the word before it. Japanese has no words to tie. */
export function withoutRunt(runs: Run[], { language }: Pick<Setting, 'language'>): Run[] {
  if (language === 'ja') return runs;
  let letters = 0;
  for (let at = runs.length - 1; at >= 0; at--) {
    const run = runs[at];
    if (!run) break;
    const space = run.text.lastIndexOf(' ');
    if (space < 0) {
      letters += run.text.length;
      continue;
    }
    letters += run.text.length - space - 1;
    if (run.blank || letters === 0 || letters > runt) return runs;
    const tied = { ...run, text: `${run.text.slice(0, space)}\u00a0${run.text.slice(space + 1)}` };
    return runs.with(at, tied);
  }
  return runs;
}
