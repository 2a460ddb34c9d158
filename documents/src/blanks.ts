import type { Fills, LetterContent, ResumeContent } from '@shortlist/contracts/builder/resume';

/**
 * Blanks are facts that only the person can know, written in brackets until filled: "[number]", "[Employer]". A blank
 * is identified by its field and its index there ("experience.0.achievements.2#0"), so that its value can be changed or
 * cleared. In a letter, a blank other than a number shares the id of a blank of the resume, or of an earlier blank of
 * the letter, with the same label: both are the same fact.
 */
export interface Blank {
  id: string;
  label: string;
  path: string;
  /** Index of the blank in its field, from 0. */
  index: number;
}

/**
 * Labels have 1 to 60 characters, not only spaces. Doubled brackets form one blank, so that filling it leaves no
 * brackets behind.
 */
const blankPattern = /(?<!\[)\[+(?! *\])([^[\]\n]{1,60})\]+/g;

/** Splits a text at its blanks; pieces without `label` are plain text. */
export function splitBlanks(text: string): { text: string; label?: string; index?: number }[] {
  const pieces: { text: string; label?: string; index?: number }[] = [];
  let end = 0;
  let index = 0;
  for (const match of text.matchAll(blankPattern)) {
    if (match.index > end) pieces.push({ text: text.slice(end, match.index) });
    pieces.push({ text: match[0], label: match[1] ?? '', index: index++ });
    end = match.index + match[0].length;
  }
  if (end < text.length) pieces.push({ text: text.slice(end) });
  return pieces;
}

/** The pieces of a text with what `fillAt` has for its blanks; after "Lindqvist Ltd." no second full stop stands. */
export function fillPieces(text: string, fillAt: (index: number) => string | undefined) {
  let isStopped = false;
  return splitBlanks(text).flatMap((piece) => {
    const fill = (piece.index !== undefined && fillAt(piece.index)?.trim()) || undefined;
    const shown = fill ?? (isStopped ? piece.text.replace(/^\.(?!\.)/, '') : piece.text);
    isStopped = fill?.endsWith('.') ?? false;
    return shown ? [{ ...piece, text: shown, filled: fill !== undefined }] : [];
  });
}

/** Labels of quantities, which never denote the same fact in two places. */
const numberLabels = new Set(['number', 'número', 'nombre', 'Zahl', '数', '숫자']);

/** Ids are not prose. */
const isName = (key: string) => key === 'id';

/** Yields every text field of the content with its dotted path, in schema order. */
function* fields(value: unknown, path = ''): Generator<[string, string]> {
  if (typeof value === 'string') yield [path, value];
  else if (Array.isArray(value))
    for (const [i, item] of value.entries()) yield* fields(item, `${path}${path && '.'}${i}`);
  else if (value && typeof value === 'object') {
    for (const [key, item] of Object.entries(value))
      if (!isName(key)) yield* fields(item, `${path}${path && '.'}${key}`);
  }
}

function blanksOf(content: ResumeContent | LetterContent): Blank[] {
  return [...fields(content)].flatMap(([path, text]) =>
    splitBlanks(text).flatMap(({ label, index }) =>
      label === undefined || index === undefined ? [] : [{ id: `${path}#${index}`, label, path, index }],
    ),
  );
}

/**
 * Blanks of a resume and, when given, of its letter: one entry a fact. Where something of the resume was left out since
 * it was written, `written` is the whole: the letter's blanks keep the ids that they have by it.
 */
export function listBlanks(resume: ResumeContent, letter?: LetterContent, written = resume): Blank[] {
  const found = new Map(blanksOf(resume).map((blank) => [blank.id, blank]));
  if (letter) for (const blank of letterBlanks(written, letter)) if (!found.has(blank.id)) found.set(blank.id, blank);
  return [...found.values()];
}

/** Whether a listed blank stands in the letter alone: one of the resume is named by its own place. */
export const isOfLetter = ({ id, path, index }: Blank): boolean => id !== `${path}#${index}`;

/** Blanks of a letter under the ids of the facts that they share with the resume as written, or with a blank before. */
export function letterBlanks(resume: ResumeContent | undefined, letter: LetterContent): Blank[] {
  const known = new Map<string, string>();
  for (const { label, id } of resume ? blanksOf(resume) : [])
    if (!known.has(label) && !numberLabels.has(label)) known.set(label, id);
  return blanksOf(letter).map((blank) => {
    const id = known.get(blank.label) ?? `letter.${blank.id}`;
    if (!numberLabels.has(blank.label)) known.set(blank.label, id);
    return { ...blank, id };
  });
}

/**
 * Returns the content with its blanks filled; open ones stay in brackets. For a letter, pass its resume so that shared
 * facts have one id.
 */
export function applyFills<Content extends ResumeContent | LetterContent>(
  content: Content,
  fills: Fills,
  resume?: ResumeContent,
): Content {
  const blanks = 'paragraphs' in content ? letterBlanks(resume, content) : blanksOf(content);
  const ids = new Map(blanks.map(({ id, path, index }) => [`${path}#${index}`, id]));
  const filled = (text: string, path: string) =>
    fillPieces(text, (index) => fills[ids.get(`${path}#${index}`) ?? ''])
      .map((piece) => piece.text)
      .join('');
  return mapFields(content, filled);
}

/** Returns a deep copy with `change` applied to every text; other values stay unchanged. */
export function mapFields<Value>(value: Value, change: (text: string, path: string) => string, path?: string): Value;
export function mapFields(value: unknown, change: (text: string, path: string) => string, path = ''): unknown {
  if (typeof value === 'string') return change(value, path);
  const below = (key: string | number) => `${path}${path && '.'}${key}`;
  if (Array.isArray(value)) return value.map((item: unknown, index) => mapFields(item, change, below(index)));
  if (value === null || typeof value !== 'object') return value;
  return Object.fromEntries(
    Object.entries(value).map(([key, item]) => [key, isName(key) ? item : mapFields(item, change, below(key))]),
  );
}
