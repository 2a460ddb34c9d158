import type { ResumeContent } from '@shortlist/contracts/builder/document-content';
import type { Language } from '@shortlist/contracts/platform/languages';
import { documentLabels } from '@shortlist/documents/i18n/document-labels';

/** All renderers in the benchmark get this resume, so that they draw the same words in the same order. */
export interface PlainResume {
  language: Language;
  name: string;
  headline: string;
  contacts: string[];
  sections: PlainSection[];
}

export interface PlainSection {
  heading: string;
  paragraphs: string[];
  entries: PlainEntry[];
}

export interface PlainEntry {
  title: string;
  date: string;
  organization: string;
  location: string;
  bullets: string[];
}

export function toPlainResume(content: ResumeContent, language: Language): PlainResume {
  const { headings, present } = documentLabels[language];
  const { personalInfo: info, experience, projects, education } = content;
  const formatDates = ({ startDate, endDate, current }: { startDate: string; endDate: string; current: boolean }) =>
    `${startDate} – ${current ? present : endDate}`;
  const nameParts = [info.firstName, info.lastName];
  const sections: PlainSection[] = [
    { heading: headings.summary, paragraphs: [info.summary], entries: [] },
    {
      heading: headings.experience,
      paragraphs: [],
      entries: experience.map((job) => ({
        title: job.position,
        date: formatDates(job),
        organization: job.company,
        location: job.location,
        bullets: [job.description, ...job.achievements].filter(Boolean),
      })),
    },
    {
      heading: headings.projects,
      paragraphs: [],
      entries: projects.map((project) => ({
        title: project.name,
        date: '',
        // Projects show technologies and a link in the places of organization and location.
        organization: project.technologies.join(', '),
        location: project.url,
        bullets: [project.description],
      })),
    },
    { heading: headings.skills, paragraphs: content.skills, entries: [] },
    {
      heading: headings.education,
      paragraphs: [],
      entries: education.map((entry) => ({
        title: [entry.degree, entry.field].filter(Boolean).join(', '),
        date: formatDates(entry),
        organization: entry.institution,
        location: entry.location,
        bullets: [entry.gpa, ...entry.achievements].filter(Boolean),
      })),
    },
    {
      heading: headings.certifications,
      paragraphs: content.certifications.map(({ name, issuer, date }) =>
        [name, issuer, date].filter(Boolean).join(', '),
      ),
      entries: [],
    },
    { heading: headings.achievements, paragraphs: content.achievements, entries: [] },
    {
      heading: headings.languages,
      paragraphs: content.languages.map(({ name, level }) => `${name} (${level})`),
      entries: [],
    },
  ];
  return {
    language,
    name: (['ja', 'ko'].includes(language) ? nameParts.reverse() : nameParts).join(' '),
    headline: info.headline,
    contacts: [info.email, info.phone, info.location, info.linkedin, info.website].filter(Boolean),
    sections: sections.filter(({ paragraphs, entries }) => paragraphs.some(Boolean) || entries.length > 0),
  };
}
