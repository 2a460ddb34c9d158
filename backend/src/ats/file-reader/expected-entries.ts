import type { Education, Experience, ResumeContent } from '@shortlist/contracts/builder/document-content';
import type { Language } from '@shortlist/contracts/platform/languages';
import { formatDate } from '@shortlist/documents/i18n/format-date';
import { documentLabels } from '@shortlist/documents/i18n/document-labels';
import { toAlphanumeric } from './section-headings';

/** Entry of the resume as expected in the file. Texts contain only letters and digits. */
export interface ExpectedEntry {
  path: string;
  section: 'experience' | 'education';
  /** Variants of the header, in order of preference. The parts of a header may come in any order. */
  headerVariants: string[];
  /** Variants of the body, in order of preference: one empty variant if there is no body. */
  bodyVariants: string[];
}

type Dated = Pick<Experience | Education, 'startDate' | 'endDate' | 'current'>;

function formatEntryDates({ startDate, endDate, current }: Dated, language: Language): string {
  return formatDate(startDate, language) + (current ? documentLabels[language].present : formatDate(endDate, language));
}

const unique = (texts: string[]) => [...new Set(texts)];

/** Returns whether two consecutive roles share a company, which documents print only once. */
export const isSameCompany = (one: Experience | undefined, other: Experience | undefined) =>
  one !== undefined &&
  other !== undefined &&
  toAlphanumeric(one.company) !== '' &&
  toAlphanumeric(one.company) === toAlphanumeric(other.company);

export function buildExpectedEntries({ experience, education }: ResumeContent, language: Language): ExpectedEntry[] {
  const jobs = experience.map((entry, i): ExpectedEntry => {
    const role = entry.position + formatEntryDates(entry, language);
    const again = isSameCompany(experience[i - 1], entry);
    const heads = again
      ? [role + entry.location, role, role + entry.company + entry.location]
      : [role + entry.company + entry.location];
    return {
      path: `experience.${i}`,
      section: 'experience',
      headerVariants: unique(heads.map(toAlphanumeric)),
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
      bodyVariants: unique(
        [entry.gpa ? documentLabels[language].gradePrefix + notes : notes, notes].map(toAlphanumeric),
      ),
    };
  });
  return [...jobs, ...schools].filter(
    ({ headerVariants, bodyVariants }) => headerVariants[0] !== '' || bodyVariants[0] !== '',
  );
}
