import type { BlankFills, LetterContent, ResumeContent } from '@shortlist/contracts/builder/document-content';

/** A placeholder for a fact that only the user knows, such as "[number]" or "[Employer]". */
export interface Blank {
  /**
   * Path and 0-based index in the field ("experience.0.achievements.2#0"). A blank in a letter shares the id of an
   * earlier blank with the same label, because both are the same fact. Blanks for numbers never share an id.
   */
  id: string;
  label: string;
  path: string;
  index: number;
}

/** Doubled brackets form one blank, so that filling the blank leaves no brackets behind. */
const blankPattern = /(?<!\[)\[+(?! *\])([^[\]\n]{1,60})\]+/g;

/** Splits a text into blanks and the text between them. Only blanks have a label and an index. */
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

/** A text with an open blank does not count as filled, because the fact is unknown. */
export const isFilled = (text: string): boolean =>
  text.trim() !== '' && splitBlanks(text).every(({ label }) => label === undefined);

/**
 * Splits a text and replaces its blanks with the values from `getFill`. If a value ends with a period ("Lindqvist
 * Ltd."), a period right after the blank is dropped.
 */
export function fillPieces(text: string, getFill: (index: number) => string | undefined) {
  let followsPeriod = false;
  return splitBlanks(text).flatMap((piece) => {
    const fill = (piece.index !== undefined && getFill(piece.index)?.trim()) || undefined;
    const pieceText = fill ?? (followsPeriod ? piece.text.replace(/^\.(?!\.)/, '') : piece.text);
    followsPeriod = fill?.endsWith('.') ?? false;
    return pieceText ? [{ ...piece, text: pieceText, filled: fill !== undefined }] : [];
  });
}

/** Two blanks with one of these labels are different facts. */
const numberLabels = new Set([
  ...['number', 'número', 'nombre', 'Zahl', '数', '숫자'],
  ...['how many or how often', 'cuántos o con qué frecuencia', 'combien ou à quelle fréquence'],
  ...['wie viele oder wie oft', '件数や頻度', '수량이나 빈도'],
]);

const isIdKey = (key: string) => key === 'id';

const firstSections = ['personalInfo', 'experience', 'education'];

/**
 * Lists fields in a fixed order, because the ids of shared blanks depend on the order: "[City]" in a letter is the
 * user's city, not a job's. The database and parsers may change the order of keys.
 */
function listEntries(value: object): [string, unknown][] {
  const getRank = (key: string) => (firstSections.includes(key) ? firstSections.indexOf(key) : firstSections.length);
  return Object.entries(value).sort(([a], [b]) => getRank(a) - getRank(b) || a.length - b.length || (a < b ? -1 : 1));
}

function* walkTextFields(value: unknown, path = ''): Generator<[string, string]> {
  if (typeof value === 'string') yield [path, value];
  else if (Array.isArray(value))
    for (const [i, item] of value.entries()) yield* walkTextFields(item, `${path}${path && '.'}${i}`);
  else if (value && typeof value === 'object') {
    for (const [key, item] of listEntries(value))
      if (!isIdKey(key)) yield* walkTextFields(item, `${path}${path && '.'}${key}`);
  }
}

function findBlanks(content: ResumeContent | LetterContent): Blank[] {
  return [...walkTextFields(content)].flatMap(([path, text]) =>
    splitBlanks(text).flatMap(({ label, index }) =>
      label === undefined || index === undefined ? [] : [{ id: `${path}#${index}`, label, path, index }],
    ),
  );
}

/**
 * Lists the blanks of a resume and its letter, one per fact. If the user has removed parts of a generated resume,
 * `completeResume` is the resume with these parts. The letter's blanks take their ids from the complete resume.
 */
export function listBlanks(resume: ResumeContent, letter?: LetterContent, completeResume = resume): Blank[] {
  const blanksById = new Map(findBlanks(resume).map((blank) => [blank.id, blank]));
  if (letter)
    for (const blank of listLetterBlanks(completeResume, letter))
      if (!blanksById.has(blank.id)) blanksById.set(blank.id, blank);
  return [...blanksById.values()];
}

/** Only blanks of a letter have an id that differs from their position. */
export const isLetterBlank = ({ id, path, index }: Blank): boolean => id !== `${path}#${index}`;

/** `resume` is the complete resume (see `listBlanks`). */
export function listLetterBlanks(resume: ResumeContent | undefined, letter: LetterContent): Blank[] {
  const idByLabel = new Map<string, string>();
  for (const { label, id } of resume ? findBlanks(resume) : [])
    if (!idByLabel.has(label) && !numberLabels.has(label)) idByLabel.set(label, id);
  return findBlanks(letter).map((blank) => {
    const id = idByLabel.get(blank.label) ?? `letter.${blank.id}`;
    if (!numberLabels.has(blank.label)) idByLabel.set(blank.label, id);
    return { ...blank, id };
  });
}

/** Returns a copy with the blanks filled. A letter needs its complete resume to find shared facts. */
export function fillBlanks<Content extends ResumeContent | LetterContent>(
  content: Content,
  fills: BlankFills,
  resume?: ResumeContent,
): Content {
  const blanks = 'paragraphs' in content ? listLetterBlanks(resume, content) : findBlanks(content);
  const idByPosition = new Map(blanks.map(({ id, path, index }) => [`${path}#${index}`, id]));
  const fillText = (text: string, path: string) =>
    fillPieces(text, (index) => fills[idByPosition.get(`${path}#${index}`) ?? ''])
      .map((piece) => piece.text)
      .join('');
  return mapTextFields(content, fillText);
}

/** Returns a deep copy with `change` applied to every string except ids. Paths are dotted ("experience.0.company"). */
export function mapTextFields<Value>(
  value: Value,
  change: (text: string, path: string) => string,
  path?: string,
): Value;
export function mapTextFields(value: unknown, change: (text: string, path: string) => string, path = ''): unknown {
  if (typeof value === 'string') return change(value, path);
  const joinPath = (key: string | number) => `${path}${path && '.'}${key}`;
  if (Array.isArray(value)) return value.map((item: unknown, index) => mapTextFields(item, change, joinPath(index)));
  if (value === null || typeof value !== 'object') return value;
  return Object.fromEntries(
    Object.entries(value).map(([key, item]) => [key, isIdKey(key) ? item : mapTextFields(item, change, joinPath(key))]),
  );
}
