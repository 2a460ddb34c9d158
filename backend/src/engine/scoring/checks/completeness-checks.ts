import { isFilled } from '@shortlist/documents/blanks';
import type { ResumeContent } from '@shortlist/contracts/builder/document-content';
import { parseIsoMonth, parseDate, type MonthSpan } from '../../language/dates';
import { measureLength, isCharacterBased, canonicalizeText } from '../../language/text-processing';
import { removeRepeatedTerms } from '../../matching/terms';
import { divideOrZero, type CheckContext, type CheckResult, type CheckRule } from './check-rule';

function checkContactDetails({ resume }: CheckContext): CheckResult {
  const { email, phone, location, website, linkedin } = resume.personalInfo;
  const parts = [
    { name: 'email', isValid: isFilled(email) && /^[^\s@]+@[^\s@.]+(\.[^\s@.]+)+$/.test(canonicalizeText(email)) },
    { name: 'phone', isValid: isFilled(phone) && (canonicalizeText(phone).match(/\p{Nd}/gu) ?? []).length >= 7 },
    { name: 'location', isValid: isFilled(location) },
    {
      name: 'linkedin',
      isValid: [website, linkedin].some((link) => isFilled(link) && /^https?:\/\/[^\s/]+\.[^\s/]+/.test(link)),
    },
  ];
  const missingParts = parts.filter(({ isValid }) => !isValid).map(({ name }) => name);
  return {
    share: divideOrZero(parts.length - missingParts.length, parts.length),
    list: missingParts,
    path: `personalInfo.${missingParts[0] ?? 'email'}`,
  };
}

function checkSummary({ resume, target, language }: CheckContext): CheckResult {
  const text = resume.personalInfo.summary;
  const count = measureLength(removeRepeatedTerms(text, target?.terms ?? [], language), language);
  const [minLength, maxLength] = isCharacterBased(language) ? [60, 240] : [25, 90];
  const unit = isCharacterBased(language) ? 'Characters' : 'Words';
  return {
    share: count < minLength ? count / minLength : Math.max(0, Math.min(1, 1 - (count - maxLength) / maxLength)),
    foundKey: count === 0 ? 'none' : count >= minLength && count <= maxLength ? `ok${unit}` : `found${unit}`,
    fixKey: `fix${unit}`,
    values: { count },
    path: 'personalInfo.summary',
  };
}

function checkExperience({ resume }: CheckContext): CheckResult {
  const issuePaths = resume.experience.map(
    (entry, i) =>
      (!isFilled(entry.position) && `experience.${i}.position`) ||
      (!isFilled(entry.company) && `experience.${i}.company`) ||
      (!isFilled(entry.startDate) && `experience.${i}.startDate`) ||
      (entry.achievements.filter((bullet) => bullet.trim()).length < 2 && `experience.${i}.achievements`),
  );
  const total = issuePaths.length;
  const completeCount = issuePaths.filter((path) => !path).length;
  return {
    share: divideOrZero(completeCount, total),
    foundKey: total === 0 ? 'none' : undefined,
    values: { count: completeCount, all: total },
    path: issuePaths.find((path) => path !== false) || 'experience',
  };
}

type DatedEntry = Pick<ResumeContent['experience'][number], 'startDate' | 'endDate' | 'current'>;

/**
 * Returns the span of an entry in months, or undefined if a date is missing, in the future or out of order. Requires
 * both dates, so that removing a date never gains points.
 */
export function getEntrySpan(entry: DatedEntry, today: string): MonthSpan | undefined {
  const now = parseIsoMonth(today);
  const start = parseDate(entry.startDate, today);
  const end = entry.current ? now : parseDate(entry.endDate, today);
  if (!now || !start || !end || start.from > end.to || start.from > now.to || end.from > now.to) return undefined;
  return { from: start.from, to: end.to };
}

function hasOnlyGraduationDate({ startDate, endDate, current }: DatedEntry, today: string): boolean {
  const now = parseIsoMonth(today);
  const end = parseDate(endDate, today);
  return !current && startDate.trim() === '' && !!now && !!end && end.from <= now.to;
}

export function findReversedDates({ experience, education, customSections }: ResumeContent, today: string): string[] {
  const isReversed = ({ startDate, endDate, current }: DatedEntry) => {
    const [start, end] = [parseDate(startDate, today), parseDate(endDate, today)];
    return !current && start !== undefined && end !== undefined && start.from > end.to;
  };
  const listReversedPaths = (listPath: string, entries: readonly DatedEntry[]) =>
    entries.flatMap((entry, i) => (isReversed(entry) ? [`${listPath}.${i}.endDate`] : []));
  return [
    ...listReversedPaths('experience', experience),
    ...listReversedPaths('education', education),
    ...customSections.flatMap(({ items }, i) => listReversedPaths(`customSections.${i}.items`, items)),
  ];
}

function checkDateOrder({ reversedDatePaths }: CheckContext): CheckResult {
  return {
    share: reversedDatePaths.length === 0 ? 1 : 0,
    values: { count: reversedDatePaths.length },
    path: reversedDatePaths[0],
  };
}

/**
 * Awards two thirds of the points for complete schools and one third for the dates of all entries. A school needs no
 * field of study and no start date.
 */
function checkEducation({ resume, today }: CheckContext): CheckResult {
  const schoolIssuePaths = resume.education.map((entry, i) => {
    const missingField = (['institution', 'degree'] as const).find((field) => !isFilled(entry[field]));
    const hasDate = entry.current || parseDate(entry.endDate, today) || parseDate(entry.startDate, today);
    return missingField ? `education.${i}.${missingField}` : hasDate ? undefined : `education.${i}.endDate`;
  });
  const dateChecks = [
    ...resume.experience.map((entry, i) => ({
      path: `experience.${i}.startDate`,
      isValid: getEntrySpan(entry, today) !== undefined,
    })),
    ...resume.education.map((entry, i) => ({
      path: `education.${i}.startDate`,
      isValid: getEntrySpan(entry, today) !== undefined || hasOnlyGraduationDate(entry, today),
    })),
  ];
  const completeCount = schoolIssuePaths.filter((path) => !path).length;
  const validDatesCount = dateChecks.filter(({ isValid }) => isValid).length;
  const incompleteSchoolPath = schoolIssuePaths.find(Boolean);
  const invalidDatePath = dateChecks.find(({ isValid }) => !isValid)?.path;
  return {
    share:
      (2 * divideOrZero(completeCount, schoolIssuePaths.length) + divideOrZero(validDatesCount, dateChecks.length)) / 3,
    foundKey: schoolIssuePaths.length === 0 ? 'none' : undefined,
    values: {
      complete: completeCount,
      all: schoolIssuePaths.length,
      ordered: validDatesCount,
      entries: dateChecks.length,
    },
    fixKey: !incompleteSchoolPath && invalidDatePath ? 'fixDates' : undefined,
    path: incompleteSchoolPath ?? invalidDatePath ?? 'education',
  };
}

function checkSkills({ resume }: CheckContext): CheckResult {
  const names = resume.skills.flatMap((line) => line.replace(/^[^:：,、，]+[:：]/, '').split(/[,、，]/));
  const count = new Set(names.filter(isFilled).map((name) => canonicalizeText(name).toLowerCase())).size;
  return {
    share: count < 8 ? count / 8 : Math.max(0, Math.min(1, 1 - (count - 30) / 30)),
    values: { count },
    path: 'skills',
  };
}

function getExperienceYears({ resume, today }: CheckContext): number {
  const spans = resume.experience.map((entry) => getEntrySpan(entry, today)).filter((span) => span !== undefined);
  if (spans.length === 0) return 0;
  return (Math.max(...spans.map(({ to }) => to)) - Math.min(...spans.map(({ from }) => from))) / 12;
}

/** Minimum filled fraction of a page. A page with less text looks like a mistake. */
const minPageFill = 0.15;

function checkLength(context: CheckContext): CheckResult {
  if (!context.file) return { applies: false, share: 0 };
  const { pages } = context.file;
  const maxPages = getExperienceYears(context) < 5 ? 1 : 2;
  const lengthShare = Math.max(0, 1 - Math.max(0, pages.length - maxPages) / 2);
  const emptyPageIndex = pages.findIndex(({ fillRatio }) => fillRatio < minPageFill);
  return {
    share: emptyPageIndex >= 0 ? lengthShare / 2 : lengthShare,
    foundKey: emptyPageIndex >= 0 ? 'nearlyEmpty' : undefined,
    fixKey: emptyPageIndex === 0 ? 'fixEmpty' : undefined,
    values: { pages: pages.length, allowed: maxPages, page: emptyPageIndex + 1 },
    path: 'experience',
  };
}

export const completenessRules: CheckRule[] = [
  { id: 'S1', group: 'complete', max: 4, run: checkContactDetails },
  { id: 'S2', group: 'complete', max: 3, run: checkSummary },
  { id: 'S3', group: 'complete', max: 6, run: checkExperience },
  { id: 'S4', group: 'complete', max: 3, run: checkEducation },
  { id: 'S5', group: 'complete', max: 2, run: checkSkills },
  { id: 'S6', group: 'complete', max: 2, run: checkLength },
  { id: 'S7', group: 'complete', max: 0, run: checkDateOrder },
];
