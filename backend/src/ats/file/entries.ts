import type { Education, Experience, ResumeContent } from '@shortlist/contracts/builder/resume';
import type { Language } from '@shortlist/contracts/platform/languages';
import { formatDate } from '@shortlist/documents/words/dates';
import { wording } from '@shortlist/documents/words/wording';
import { squeezed } from './headings';

/** Entry of the resume as expected in the file. Texts contain only letters and digits. */
export interface ExpectedEntry {
  path: string;
  section: 'experience' | 'education';
  /** Variants of the header, in order of preference. The parts of a header may come in any order. */
  heads: string[];
  /** Variants of the body, in order of preference: one empty variant if there is no body. */
  bodies: string[];
}

type Dated = Pick<Experience | Education, 'startDate' | 'endDate' | 'current'>;

function datesOf({ startDate, endDate, current }: Dated, language: Language): string {
  return formatDate(startDate, language) + (current ? wording[language].present : formatDate(endDate, language));
}

const unique = (texts: string[]) => [...new Set(texts)];

/** Returns whether two consecutive roles share a company, which documents print only once. */
export const sameCompany = (one: Experience | undefined, other: Experience | undefined) =>
  one !== undefined &&
  other !== undefined &&
  squeezed(one.company) !== '' &&
  squeezed(one.company) === squeezed(other.company);

export function expectedEntries({ experience, education }: ResumeContent, language: Language): ExpectedEntry[] {
  const jobs = experience.map((entry, i): ExpectedEntry => {
    const role = entry.position + datesOf(entry, language);
    const again = sameCompany(experience[i - 1], entry);
    const heads = again
      ? [role + entry.location, role, role + entry.company + entry.location]
      : [role + entry.company + entry.location];
    return {
      path: `experience.${i}`,
      section: 'experience',
      heads: unique(heads.map(squeezed)),
      bodies: [squeezed(entry.description + entry.achievements.join(''))],
    };
  });
  const schools = education.map((entry, i): ExpectedEntry => {
    const notes = entry.gpa + entry.achievements.join('');
    return {
      path: `education.${i}`,
      section: 'education',
      heads: [squeezed(entry.degree + entry.field + datesOf(entry, language) + entry.institution + entry.location)],
      // Numeric grades are printed with a label. The longer variant comes first because it contains the other.
      bodies: unique([entry.gpa ? wording[language].grade + notes : notes, notes].map(squeezed)),
    };
  });
  return [...jobs, ...schools].filter(({ heads, bodies }) => heads[0] !== '' || bodies[0] !== '');
}
