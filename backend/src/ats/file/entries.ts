import type { Education, Experience, ResumeContent } from '@shortlist/contracts/builder/resume';
import type { Language } from '@shortlist/contracts/platform/languages';
import { formatDate } from '@shortlist/documents/words/dates';
import { wording } from '@shortlist/documents/words/wording';
import { squeezed } from './headings';

/** An entry of the resume as it should stand in the file; texts squeezed to letters and digits. */
export interface ExpectedEntry {
  /** Its place in the content: "experience.0". */
  path: string;
  section: 'experience' | 'education';
  /** What stands before the text, in any order of its parts; ways to print it, the fullest first. */
  heads: string[];
  /** What is said about it, in order; ways to print it. The only one is empty where nothing is said. */
  bodies: string[];
}

type Dated = Pick<Experience | Education, 'startDate' | 'endDate' | 'current'>;

function datesOf({ startDate, endDate, current }: Dated, language: Language): string {
  return formatDate(startDate, language) + (current ? wording[language].present : formatDate(endDate, language));
}

const unique = (texts: string[]) => [...new Set(texts)];

/** Documents name a company once for several roles in a row. */
export const sameCompany = (one: Experience | undefined, other: Experience | undefined) =>
  one !== undefined &&
  other !== undefined &&
  squeezed(one.company) !== '' &&
  squeezed(one.company) === squeezed(other.company);

/** The entries of the experience and the education, as documents print them. */
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
      // A grade that is given as a figure has a label before it. The fuller way comes first: it contains the other.
      bodies: unique([entry.gpa ? wording[language].grade + notes : notes, notes].map(squeezed)),
    };
  });
  return [...jobs, ...schools].filter(({ heads, bodies }) => heads[0] !== '' || bodies[0] !== '');
}
