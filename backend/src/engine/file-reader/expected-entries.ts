import type { Education, Experience, ResumeContent } from '@shortlist/contracts/builder/document-content';
import type { Language } from '@shortlist/contracts/platform/languages';
import { formatDate } from '@shortlist/documents/i18n/format-date';
import { documentLabels } from '@shortlist/documents/i18n/document-labels';
import { toAlphanumeric } from './section-headings';

/** Text that the file should contain for an entry of the resume, reduced to letters and digits. */
export interface ExpectedEntry {
  path: string;
  section: 'experience' | 'education';
  /** Variants of the header, in order of preference. The parts of a header may come in any order. */
  headerVariants: string[];
  /** Variants of the body, in order of preference. An entry without a body has one empty variant. */
  bodyVariants: string[];
}

type DatedEntry = Pick<Experience | Education, 'startDate' | 'endDate' | 'current'>;

function formatEntryDates({ startDate, endDate, current }: DatedEntry, language: Language): string {
  return formatDate(startDate, language) + (current ? documentLabels[language].present : formatDate(endDate, language));
}

const removeDuplicates = (texts: string[]) => [...new Set(texts)];

/** Returns whether two consecutive roles share a company. Documents print it only once. */
export const hasSameCompany = (role: Experience | undefined, nextRole: Experience | undefined) =>
  role !== undefined &&
  nextRole !== undefined &&
  toAlphanumeric(role.company) !== '' &&
  toAlphanumeric(role.company) === toAlphanumeric(nextRole.company);

export function buildExpectedEntries({ experience, education }: ResumeContent, language: Language): ExpectedEntry[] {
  const jobs = experience.map((entry, i): ExpectedEntry => {
    const positionAndDates = entry.position + formatEntryDates(entry, language);
    const isRepeatedCompany = hasSameCompany(experience[i - 1], entry);
    const headers = isRepeatedCompany
      ? [positionAndDates + entry.location, positionAndDates, positionAndDates + entry.company + entry.location]
      : [positionAndDates + entry.company + entry.location];
    return {
      path: `experience.${i}`,
      section: 'experience',
      headerVariants: removeDuplicates(headers.map(toAlphanumeric)),
      bodyVariants: [toAlphanumeric(entry.description + entry.achievements.join(''))],
    };
  });
  const schools = education.map((entry, i): ExpectedEntry => {
    const notes = entry.gpa + entry.achievements.join('');
    return {
      path: `education.${i}`,
      section: 'education',
      headerVariants: [
        toAlphanumeric(
          entry.degree + entry.field + formatEntryDates(entry, language) + entry.institution + entry.location,
        ),
      ],
      // Numeric grades are printed with a label. The longer variant comes first because it contains the other.
      bodyVariants: removeDuplicates(
        [entry.gpa ? documentLabels[language].gradePrefix + notes : notes, notes].map(toAlphanumeric),
      ),
    };
  });
  return [...jobs, ...schools].filter(
    ({ headerVariants, bodyVariants }) => headerVariants[0] !== '' || bodyVariants[0] !== '',
  );
}
