import type { ResumeContent } from '@shortlist/contracts/builder/document-content';
import { sectionIds, documentLabels, type SectionId } from '@shortlist/documents/i18n/document-labels';
import { toAlphanumeric } from '../file-reader/section-headings';
import type { FileReading } from '../file-reader/read-resume';
import { isPresentWord, parseDate } from '../language/dates';
import { canonicalizeText } from '../language/text-processing';
import type { FileAnalysis } from '../file-reader/file-analysis';
import { isFilled, divideOrZero, type CheckContext, type CheckResult, type CheckRule } from './check-rule';

const notApplicable: CheckResult = { applies: false, share: 0 };

/**
 * Scores the file by its worse reading order: content order or position. For position, the better of rows and columns
 * counts.
 */
const checkWorstOrder =
  (judge: (reading: FileReading, file: FileAnalysis, context: CheckContext) => CheckResult): CheckRule['run'] =>
  (context) => {
    const { file } = context;
    if (!file) return notApplicable;
    const { stream, rows, columns } = checkEachReading(file, (reading) => judge(reading, file, context));
    const position = columns.share > rows.share ? columns : rows;
    return position.share < stream.share ? position : stream;
  };

function checkEachReading(
  { streamReading, rowReading, columnReading }: FileAnalysis,
  judge: (reading: FileReading) => CheckResult,
) {
  const judged = new Map(
    [...new Set([streamReading, rowReading, columnReading])].map((reading) => [reading, judge(reading)]),
  );
  const of = (reading: FileReading) => judged.get(reading) ?? notApplicable;
  return { stream: of(streamReading), rows: of(rowReading), columns: of(columnReading) };
}

/** Pages with fewer letters count as images of text. */
const minLetters = 20;
const maxUnreadableRatio = 0.01;

function checkTextLayer({ file }: CheckContext): CheckResult {
  if (!file) return notApplicable;
  const page = file.pages.findIndex(
    ({ letterCount, unreadableRatio }) => letterCount < minLetters || unreadableRatio > maxUnreadableRatio,
  );
  const isText = page < 0 && file.pages.length > 0;
  return { share: isText ? 1 : 0, values: { page: Math.max(1, page + 1) }, path: 'experience' };
}

const extractDigits = (text: string) => text.normalize('NFKC').replace(/\P{Nd}+/gu, '');
const removeWhitespace = (text: string) => text.normalize('NFKC').toLowerCase().replace(/\s+/g, '');

/** A blank counts as parsed if the file contains its brackets, but scores only once it is filled. */
function checkContactDetails(
  { alphanumerics, lines }: FileReading,
  { sourceResume }: FileAnalysis,
  { resume }: CheckContext,
): CheckResult {
  const text = removeWhitespace(lines.map((line) => line.text).join(''));
  const { firstName, lastName, typedName, email, phone, location } = sourceResume.personalInfo;
  const info = resume.personalInfo;
  const numbers = extractDigits(phone);
  const parts = [
    {
      name: 'name',
      path: 'firstName',
      ok:
        isFilled(info.firstName + info.lastName) &&
        [firstName + lastName, lastName + firstName, typedName || firstName + lastName].some((name) =>
          alphanumerics.includes(toAlphanumeric(name)),
        ),
    },
    { name: 'email', path: 'email', ok: isFilled(info.email) && text.includes(removeWhitespace(email)) },
    {
      name: 'phone',
      path: 'phone',
      ok:
        isFilled(info.phone) &&
        (numbers ? extractDigits(text).includes(numbers) : text.includes(removeWhitespace(phone))),
    },
    {
      name: 'location',
      path: 'location',
      ok: isFilled(info.location) && alphanumerics.includes(toAlphanumeric(location)),
    },
  ];
  const missing = parts.filter(({ ok }) => !ok);
  return {
    share: divideOrZero(parts.length - missing.length, parts.length),
    list: missing.map(({ name }) => name),
    path: `personalInfo.${missing[0]?.path ?? 'email'}`,
  };
}

const hasText = (value: unknown): boolean =>
  typeof value === 'string'
    ? value.trim() !== ''
    : typeof value === 'object' && value !== null && Object.values(value).some(hasText);

const getSectionPath = (id: SectionId) => (id === 'summary' ? 'personalInfo.summary' : id);

function listSections(resume: ResumeContent): SectionId[] {
  return sectionIds.filter((id) => hasText(id === 'summary' ? resume.personalInfo.summary : resume[id]));
}

/** A renamed section counts if parsers recognize its name. Custom sections need no known name. */
function checkHeadings(
  { sections }: FileReading,
  { sourceResume }: FileAnalysis,
  { customSectionNames, language }: CheckContext,
): CheckResult {
  const wanted = listSections(sourceResume);
  const missing = wanted.filter((id) => !sections.includes(id));
  const renamed = missing.filter((id) => customSectionNames.get(id));
  return {
    share: divideOrZero(wanted.length - missing.length, wanted.length),
    foundKey: wanted.length === 0 ? 'none' : renamed.length > 0 ? 'renamed' : undefined,
    ...(renamed.length > 0 && { fixKey: 'fixRenamed' }),
    phrases: renamed.map((id) => customSectionNames.get(id) ?? ''),
    terms: renamed.map((id) => documentLabels[language].headings[id]),
    values: { count: wanted.length - missing.length, all: wanted.length },
    path: getSectionPath(renamed[0] ?? missing[0] ?? 'summary'),
  };
}

function checkEntries(
  { entries }: FileReading,
  holds: (entry: FileReading['entries'][number]) => boolean,
): CheckResult {
  const failing = entries.filter((entry) => !holds(entry));
  return {
    share: divideOrZero(entries.length - failing.length, entries.length),
    foundKey: entries.length === 0 ? 'none' : undefined,
    values: { count: entries.length - failing.length, all: entries.length },
    path: failing[0]?.path ?? 'experience',
  };
}

const checkIntactEntries = (reading: FileReading) => checkEntries(reading, ({ isIntact }) => isIntact);

function getEntryAt(resume: ResumeContent, path: string) {
  const [list, index] = path.split('.');
  return (list === 'education' ? resume.education : resume.experience)[Number(index)];
}

/**
 * An entry passes if it has a date, none of its dates is an open blank, and all are parsed as the same months. S4
 * handles text that is not a date. A blank that the potential fills is matched by its brackets in the file.
 */
function checkDates(
  reading: FileReading,
  { sourceResume }: FileAnalysis,
  { resume, today }: CheckContext,
): CheckResult {
  return checkEntries(reading, ({ path, dates: read, headerText }) => {
    const [entry, source] = [getEntryAt(resume, path), getEntryAt(sourceResume, path)];
    if (!entry || !source) return false;
    const ends = entry.current ? (['startDate'] as const) : (['startDate', 'endDate'] as const);
    const isOpen = (text: string) => text.trim() !== '' && !isFilled(text);
    if (ends.some((field) => isOpen(entry[field]))) return false;
    const came = ends.flatMap((field) => {
      const span = parseDate(entry[field], today);
      if (!span) return [];
      if (!isFilled(source[field])) return [headerText.includes(toAlphanumeric(source[field]))];
      if (isPresentWord(source[field])) return [read.isOngoing];
      return [read.spans.some(({ from, to }) => from === span.from && to === span.to)];
    });
    if (entry.current) came.push(read.isOngoing);
    return came.length > 0 && came.every(Boolean);
  });
}

/** Word recall that earns full points, and recall at which none are earned. */
const [fullMarksRecall, zeroMarksRecall] = [0.98, 0.8];

function checkWordRecall({ wordRecall, mergedWords }: FileReading): CheckResult {
  const back = Math.min(1, Math.max(0, (wordRecall - zeroMarksRecall) / (fullMarksRecall - zeroMarksRecall)));
  return {
    share: Math.max(0, back - (mergedWords.length > 0 ? 0.5 : 0)),
    foundKey: mergedWords.length > 0 ? 'glued' : undefined,
    values: { percent: Math.floor(wordRecall * 100), word: mergedWords[0] ?? '' },
    path: 'personalInfo.summary',
  };
}

function checkReadingOrder({ file }: CheckContext): CheckResult {
  if (!file) return notApplicable;
  const { streamReading, rowReading, columnReading } = file;
  const same = [rowReading, columnReading].some(({ sections }) => sections.join() === streamReading.sections.join());
  const none = streamReading.sections.length === 0;
  return { share: same && !none ? 1 : 0, foundKey: none ? 'none' : undefined, path: 'personalInfo.summary' };
}

function checkHiddenText({ file }: CheckContext): CheckResult {
  if (!file) return notApplicable;
  const [first] = file.hidden;
  const text = canonicalizeText(first?.text ?? '');
  return {
    share: first ? 0 : 1,
    values: { count: file.hidden.length, text: text.length > 40 ? `${text.slice(0, 40)}…` : text },
    path: first && 'personalInfo.summary',
  };
}

export const parsingRules: CheckRule[] = [
  { id: 'P0', group: 'reads', max: 0, run: checkTextLayer },
  { id: 'P1', group: 'reads', max: 8, run: checkWorstOrder(checkContactDetails) },
  { id: 'P2', group: 'reads', max: 6, run: checkWorstOrder(checkHeadings) },
  { id: 'P3', group: 'reads', max: 12, run: checkWorstOrder(checkIntactEntries) },
  { id: 'P4', group: 'reads', max: 6, run: checkWorstOrder(checkDates) },
  { id: 'P5', group: 'reads', max: 4, run: checkWorstOrder(checkWordRecall) },
  { id: 'P6', group: 'reads', max: 4, run: checkReadingOrder },
  { id: 'P7', group: 'reads', max: 0, run: checkHiddenText },
];
