import { isFilled } from '@shortlist/documents/blanks';
import type { ResumeContent } from '@shortlist/contracts/builder/document-content';
import { isPresentWord } from '@shortlist/documents/i18n/format-date';
import { sectionIds, documentLabels, type SectionId } from '@shortlist/documents/i18n/document-labels';
import { toAlphanumeric } from '../../file-reader/section-headings';
import type { FileReading } from '../../file-reader/read-resume';
import { parseDate } from '../../language/dates';
import { canonicalizeText } from '../../language/text-processing';
import type { FileAnalysis } from '../../file-reader/file-analysis';
import { divideOrZero, type CheckContext, type CheckResult, type CheckRule } from './check-rule';

const notApplicable: CheckResult = { applies: false, share: 0 };

/**
 * Scores a file by the worse of two reading orders: content order and page position. Parsers read positions in rows or
 * in columns, so the better of the two counts.
 */
const scoreByWorseOrder =
  (check: (reading: FileReading, file: FileAnalysis, context: CheckContext) => CheckResult): CheckRule['run'] =>
  (context) => {
    const { file } = context;
    if (!file) return notApplicable;
    const { stream, rows, columns } = checkEachReading(file, (reading) => check(reading, file, context));
    const positionResult = columns.share > rows.share ? columns : rows;
    return positionResult.share < stream.share ? positionResult : stream;
  };

function checkEachReading(
  { streamReading, rowReading, columnReading }: FileAnalysis,
  check: (reading: FileReading) => CheckResult,
) {
  const results = new Map(
    [...new Set([streamReading, rowReading, columnReading])].map((reading) => [reading, check(reading)]),
  );
  const getResult = (reading: FileReading) => results.get(reading) ?? notApplicable;
  return { stream: getResult(streamReading), rows: getResult(rowReading), columns: getResult(columnReading) };
}

/** Minimum number of letters on a page. A page with fewer is treated as an image. */
const minLetters = 20;
const maxUnreadableRatio = 0.01;

function checkTextLayer({ file }: CheckContext): CheckResult {
  if (!file) return notApplicable;
  const unreadablePageIndex = file.pages.findIndex(
    ({ letterCount, unreadableRatio }) => letterCount < minLetters || unreadableRatio > maxUnreadableRatio,
  );
  const hasTextLayer = unreadablePageIndex < 0 && file.pages.length > 0;
  return { share: hasTextLayer ? 1 : 0, values: { page: Math.max(1, unreadablePageIndex + 1) }, path: 'experience' };
}

const extractDigits = (text: string) => text.normalize('NFKC').replace(/\P{Nd}+/gu, '');
const removeWhitespace = (text: string) => text.normalize('NFKC').toLowerCase().replace(/\s+/g, '');

/** The file must show an open blank in brackets. A blank earns points only when it is filled. */
function checkContactDetails(
  { alphanumericText, lines }: FileReading,
  { sourceResume }: FileAnalysis,
  { resume }: CheckContext,
): CheckResult {
  const text = removeWhitespace(lines.map((line) => line.text).join(''));
  const { firstName, lastName, typedName, email, phone, location } = sourceResume.personalInfo;
  const info = resume.personalInfo;
  const phoneDigits = extractDigits(phone);
  const parts = [
    {
      name: 'name',
      path: 'firstName',
      isParsed:
        isFilled(info.firstName + info.lastName) &&
        [firstName + lastName, lastName + firstName, typedName || firstName + lastName].some((name) =>
          alphanumericText.includes(toAlphanumeric(name)),
        ),
    },
    { name: 'email', path: 'email', isParsed: isFilled(info.email) && text.includes(removeWhitespace(email)) },
    {
      name: 'phone',
      path: 'phone',
      isParsed:
        isFilled(info.phone) &&
        (phoneDigits ? extractDigits(text).includes(phoneDigits) : text.includes(removeWhitespace(phone))),
    },
    {
      name: 'location',
      path: 'location',
      isParsed: isFilled(info.location) && alphanumericText.includes(toAlphanumeric(location)),
    },
  ];
  const missingParts = parts.filter(({ isParsed }) => !isParsed);
  return {
    share: divideOrZero(parts.length - missingParts.length, parts.length),
    list: missingParts.map(({ name }) => name),
    path: `personalInfo.${missingParts[0]?.path ?? 'email'}`,
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

/**
 * Scores the share of sections whose headings parsers recognize. A renamed section counts if parsers recognize the new
 * name. Custom sections may have any name.
 */
function checkHeadings(
  { sections }: FileReading,
  { sourceResume }: FileAnalysis,
  { sectionNamesByKey, language }: CheckContext,
): CheckResult {
  const expectedSections = listSections(sourceResume);
  const missingSections = expectedSections.filter((id) => !sections.includes(id));
  const renamedSections = missingSections.filter((id) => sectionNamesByKey.get(id));
  return {
    share: divideOrZero(expectedSections.length - missingSections.length, expectedSections.length),
    foundKey: expectedSections.length === 0 ? 'none' : renamedSections.length > 0 ? 'renamed' : undefined,
    ...(renamedSections.length > 0 && { fixKey: 'fixRenamed' }),
    phrases: renamedSections.map((id) => sectionNamesByKey.get(id) ?? ''),
    terms: renamedSections.map((id) => documentLabels[language].headings[id]),
    values: { count: expectedSections.length - missingSections.length, all: expectedSections.length },
    path: getSectionPath(renamedSections[0] ?? missingSections[0] ?? 'summary'),
  };
}

function checkEntries(
  { entries }: FileReading,
  passes: (entry: FileReading['entries'][number]) => boolean,
): CheckResult {
  const failingEntries = entries.filter((entry) => !passes(entry));
  return {
    share: divideOrZero(entries.length - failingEntries.length, entries.length),
    foundKey: entries.length === 0 ? 'none' : undefined,
    values: { count: entries.length - failingEntries.length, all: entries.length },
    path: failingEntries[0]?.path ?? 'experience',
  };
}

const checkIntactEntries = (reading: FileReading) => checkEntries(reading, ({ isIntact }) => isIntact);

function getEntryByPath(resume: ResumeContent, path: string) {
  const [listName, index] = path.split('.');
  return (listName === 'education' ? resume.education : resume.experience)[Number(index)];
}

/**
 * An entry passes if it has a date, none of its dates is an open blank, and all of its dates are parsed correctly. Text
 * that is not a date fails S4 instead. The potential fills the blanks of the resume, but they are still open in the
 * file, so the file must show the text of the blank.
 */
function checkDates(
  reading: FileReading,
  { sourceResume }: FileAnalysis,
  { resume, today }: CheckContext,
): CheckResult {
  return checkEntries(reading, ({ path, dates: parsedDates, headerText }) => {
    const [entry, sourceEntry] = [getEntryByPath(resume, path), getEntryByPath(sourceResume, path)];
    if (!entry || !sourceEntry) return false;
    const dateFields = entry.current ? (['startDate'] as const) : (['startDate', 'endDate'] as const);
    const isOpenBlank = (text: string) => text.trim() !== '' && !isFilled(text);
    if (dateFields.some((field) => isOpenBlank(entry[field]))) return false;
    const matches = dateFields.flatMap((field) => {
      const span = parseDate(entry[field], today);
      if (!span) return [];
      if (!isFilled(sourceEntry[field])) return [headerText.includes(toAlphanumeric(sourceEntry[field]))];
      if (isPresentWord(sourceEntry[field])) return [parsedDates.isOngoing];
      return [parsedDates.spans.some(({ from, to }) => from === span.from && to === span.to)];
    });
    if (entry.current) matches.push(parsedDates.isOngoing);
    return matches.length > 0 && matches.every(Boolean);
  });
}

const [fullMarksRecall, zeroMarksRecall] = [0.98, 0.8];

function checkWordRecall({ wordRecall, mergedWords }: FileReading): CheckResult {
  const recallShare = Math.min(1, Math.max(0, (wordRecall - zeroMarksRecall) / (fullMarksRecall - zeroMarksRecall)));
  return {
    share: Math.max(0, recallShare - (mergedWords.length > 0 ? 0.5 : 0)),
    foundKey: mergedWords.length > 0 ? 'glued' : undefined,
    values: { percent: Math.floor(wordRecall * 100), word: mergedWords[0] ?? '' },
    path: 'personalInfo.summary',
  };
}

function checkReadingOrder({ file }: CheckContext): CheckResult {
  if (!file) return notApplicable;
  const { streamReading, rowReading, columnReading, rightColumnReading } = file;
  const isSameOrder = [rowReading, columnReading, rightColumnReading].some(
    ({ sections }) => sections.join() === streamReading.sections.join(),
  );
  const hasNoSections = streamReading.sections.length === 0;
  return {
    share: isSameOrder && !hasNoSections ? 1 : 0,
    foundKey: hasNoSections ? 'none' : undefined,
    path: 'personalInfo.summary',
  };
}

function checkHiddenText({ file }: CheckContext): CheckResult {
  if (!file) return notApplicable;
  const [firstHiddenText] = file.hiddenTexts;
  const text = canonicalizeText(firstHiddenText?.text ?? '');
  return {
    share: firstHiddenText ? 0 : 1,
    values: { count: file.hiddenTexts.length, text: text.length > 40 ? `${text.slice(0, 40)}…` : text },
    path: firstHiddenText && 'personalInfo.summary',
  };
}

export const parsingRules: CheckRule[] = [
  { id: 'P0', group: 'reads', max: 0, run: checkTextLayer },
  { id: 'P1', group: 'reads', max: 8, run: scoreByWorseOrder(checkContactDetails) },
  { id: 'P2', group: 'reads', max: 6, run: scoreByWorseOrder(checkHeadings) },
  { id: 'P3', group: 'reads', max: 12, run: scoreByWorseOrder(checkIntactEntries) },
  { id: 'P4', group: 'reads', max: 6, run: scoreByWorseOrder(checkDates) },
  { id: 'P5', group: 'reads', max: 4, run: scoreByWorseOrder(checkWordRecall) },
  { id: 'P6', group: 'reads', max: 4, run: checkReadingOrder },
  { id: 'P7', group: 'reads', max: 0, run: checkHiddenText },
];
