import { fillPieces } from '../blanks';
import type { Run } from '../document-tree';
import { formatDate } from '../i18n/format-date';
import type { LayoutContext } from './layout-context';

export interface FieldRunOptions {
  /** Number of earlier blanks in the same field. */
  blankOffset?: number;
  format?: (text: string) => string;
}

/** A space before a character that must not begin a line, as in "14 %", "3 Mio. €" and "fin ;" (French). */
const spaceBeforeSign = / (?=[%‰€£¥;:!?»](?:[\s.,;:)]|$))/g;

/**
 * Files must not contain some of these characters, and a series of them can hide words for a language model. Characters
 * that shape a visible one are allowed: a joiner or selector in an emoji, the variant of a kanji, the tags of a British
 * flag.
 */
const invisibleCharacters = new RegExp(
  [
    String.raw`[\p{Cc}\p{Surrogate}\p{Private_Use}\p{Noncharacter_Code_Point}\u202a-\u202e\u2066-\u2069]`,
    String.raw`(?![\u200c\u200d\p{Variation_Selector}\u{e0020}-\u{e007f}])\p{Default_Ignorable_Code_Point}`,
    String.raw`(?<=[\u200c\u200d])[\u200c\u200d\p{Variation_Selector}]`,
    String.raw`(?<=\p{Variation_Selector})\p{Variation_Selector}`,
    String.raw`(?<!\p{Script=Han})[\u{e0100}-\u{e01ef}]`,
    String.raw`(?<!\u{1f3f4}(?:\u{e0067}(?:\u{e0062}[\u{e0061}-\u{e007a}]{0,3})?)?)[\u{e0020}-\u{e007f}]`,
  ].join('|'),
  'gu',
);

/** Keeps tabs and line breaks. */
export const removeInvisibleCharacters = (text: string) =>
  text.replace(invisibleCharacters, (character) => (/[\t\n\r]/.test(character) ? character : ''));

/** Thin and narrow spaces become plain non-breaking spaces, because some fonts lack them. Line breaks become spaces. */
export const sanitizeText = (text: string) =>
  text
    .normalize('NFC')
    .replace(/[\u2009\u202f]/g, '\u00a0')
    .replace(/[ \t\r\n]+/g, ' ')
    .replace(invisibleCharacters, '')
    .replace(spaceBeforeSign, '\u00a0')
    .replace(/« /g, '«\u00a0');

/** Usually `getPositionalBlankId`. In a letter, blanks may have the id of a blank in the resume. */
export type GetBlankId = (path: string, index: number) => string;
export const getPositionalBlankId: GetBlankId = (path, index) => `${path}#${index}`;

/** Returns a function that converts a field to runs. Each blank is a separate run. */
export function createFieldRunFactory(layout: LayoutContext, getBlankId: GetBlankId = getPositionalBlankId) {
  return (path: string, value: string, { blankOffset = 0, format = (text) => text }: FieldRunOptions = {}): Run[] => {
    const getFieldBlankId = (index: number) => getBlankId(path, index + blankOffset);
    return fillPieces(value.trim(), (index) => layout.fills[getFieldBlankId(index)])
      .map(({ text, label, index, filled }) => {
        if (label === undefined || index === undefined) return { text: format(sanitizeText(text)), path };
        return {
          text: filled ? format(sanitizeText(text)) : sanitizeText(text),
          path,
          blank: { id: getFieldBlankId(index), label, filled },
        };
      })
      .filter(({ text }) => text !== '');
  };
}
export type FieldRunFactory = ReturnType<typeof createFieldRunFactory>;

/** Creates a date range such as "Mar 2020 – Present". Either date may be empty. */
export function createDateRangeRuns(
  layout: LayoutContext,
  toRuns: FieldRunFactory,
  path: string,
  dates: { startDate: string; endDate: string; current: boolean },
): Run[] {
  const formatInLanguage = (text: string) => formatDate(text, layout.language);
  const start = toRuns(`${path}.startDate`, dates.startDate, { format: formatInLanguage });
  const end: Run[] = dates.current
    ? [{ text: layout.labels.present, path: `${path}.current` }]
    : toRuns(`${path}.endDate`, dates.endDate, { format: formatInLanguage });
  return joinRuns([start, end], layout.labels.rangeSeparator);
}

export function joinRuns(pieces: Run[][], separator: string): Run[] {
  const nonEmptyPieces = pieces.filter((piece) => piece.length > 0);
  return nonEmptyPieces.flatMap((piece, index) =>
    index === 0 || separator === '' ? piece : [{ text: separator }, ...piece],
  );
}

export const runsToText = (runs: Run[]) => runs.map(({ text }) => text).join('');

export const mapRunText = (runs: Run[], change: (text: string) => string): Run[] =>
  runs.map((run) => ({ ...run, text: change(run.text) }));

/** Drops empty lines. Blanks keep their index in the field. */
export function splitFieldLines(toRuns: FieldRunFactory, path: string, value: string): Run[][] {
  let blankOffset = 0;
  return value.split(/\r?\n/).flatMap((line) => {
    const runs = toRuns(path, line, { blankOffset });
    blankOffset += runs.filter(({ blank }) => blank).length;
    return runs.length > 0 ? [runs] : [];
  });
}

/** Removes bullet characters that the user typed. Omits empty bullets. */
export const createBulletItems = (toRuns: FieldRunFactory, path: string, bullets: readonly string[]): Run[][] =>
  bullets
    .map((text, index) => toRuns(`${path}.${index}`, text.trim().replace(/^[•·▪–*-]\s+/, '')))
    .filter((runs) => runs.length > 0);

/** A last word of up to this many characters must not be alone on its line. */
const maxRuntLength = 9;

/** Joins a short last word to the previous word with a non-breaking space. Japanese has no spaces between words. */
export function preventRunt(runs: Run[], { language }: Pick<LayoutContext, 'language'>): Run[] {
  if (language === 'ja') return runs;
  let wordLength = 0;
  for (let index = runs.length - 1; index >= 0; index--) {
    const run = runs[index];
    if (!run) break;
    const space = run.text.lastIndexOf(' ');
    if (space < 0) {
      wordLength += run.text.length;
      continue;
    }
    wordLength += run.text.length - space - 1;
    if (run.blank || wordLength === 0 || wordLength > maxRuntLength) return runs;
    const joinedRun = { ...run, text: `${run.text.slice(0, space)}\u00a0${run.text.slice(space + 1)}` };
    return runs.with(index, joinedRun);
  }
  return runs;
}
