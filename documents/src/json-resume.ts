import type { ResumeContent } from '@shortlist/contracts/builder/document-content';
import { type FileData, fileDataVersion, type FileSettings } from '@shortlist/contracts/builder/file-data';
import { toHttpsUrl } from './compose/header/compose-contacts';
import { parseMonthYear, isPresentWord } from './i18n/format-date';
import { formatFullName } from './i18n/format-full-name';

function toIsoDate(text: string): string | undefined {
  const monthYear = parseMonthYear(text);
  if (monthYear) return `${monthYear.year}-${String(monthYear.month).padStart(2, '0')}`;
  return /^\s*((?:19|20)\d{2})\s*$/.exec(text)?.[1];
}

function omitEmpty<T extends object>(fields: T): Partial<T> {
  return Object.fromEntries(
    Object.entries(fields).filter(
      ([, value]) => value !== undefined && value !== '' && !(Array.isArray(value) && value.length === 0),
    ),
  ) as Partial<T>;
}

const toIsoDates = ({ startDate, endDate, current }: { startDate: string; endDate: string; current: boolean }) => ({
  startDate: toIsoDate(startDate),
  // In JSON Resume, a missing end date means ongoing.
  endDate: current || isPresentWord(endDate) ? undefined : toIsoDate(endDate),
});

/** "Group: a, b" is a named group. Any other skill is its own group. */
function toJsonSkill(skill: string) {
  const [, name, list] = /^([^:：]{1,60})[:：]\s*(\S.*)$/s.exec(skill) ?? [];
  return name && list
    ? { name: name.trim(), keywords: list.split(/[,、，]/).flatMap((keyword) => keyword.trim() || []) }
    : { name: skill };
}

function toProfiles(linkedin: string) {
  const url = toHttpsUrl(linkedin);
  return url ? [{ network: 'LinkedIn', url }] : [];
}

/**
 * Converts a resume to JSON Resume (jsonresume.org, schema 1.0.0). Dates in words are omitted, because the schema does
 * not allow them. `meta` contains the stored resume, so that an import into Shortlist loses nothing.
 */
export function toJsonResume(content: ResumeContent, settings: FileSettings) {
  const {
    personalInfo: info,
    experience,
    education,
    projects,
    skills,
    achievements,
    certifications,
    languages,
  } = content;
  const shortlist: FileData = { version: fileDataVersion, content, settings };
  return omitEmpty({
    $schema: 'https://raw.githubusercontent.com/jsonresume/resume-schema/v1.0.0/schema.json',
    basics: omitEmpty({
      name: formatFullName(info, settings.language),
      label: info.headline.trim() || settings.targetJobTitle,
      email: info.email,
      phone: info.phone,
      url: toHttpsUrl(info.website),
      summary: info.summary,
      location: info.location ? { address: info.location } : undefined,
      profiles: toProfiles(info.linkedin),
    }),
    work: experience.map((entry) =>
      omitEmpty({
        name: entry.company,
        position: entry.position,
        location: entry.location,
        ...toIsoDates(entry),
        summary: entry.description,
        highlights: entry.achievements,
      }),
    ),
    education: education.map((entry) =>
      omitEmpty({
        institution: entry.institution,
        studyType: entry.degree,
        area: entry.field,
        ...toIsoDates(entry),
        score: entry.gpa,
        courses: entry.achievements,
      }),
    ),
    projects: projects.map((project) =>
      omitEmpty({
        name: project.name,
        description: project.description,
        keywords: project.technologies,
        url: toHttpsUrl(project.url || project.github),
      }),
    ),
    skills: skills.map(toJsonSkill),
    awards: achievements.map((title) => ({ title })),
    certificates: certifications.map(({ name, issuer, date }) => omitEmpty({ name, issuer, date: toIsoDate(date) })),
    languages: languages.map(({ name, level }) => omitEmpty({ language: name, fluency: level })),
    meta: { shortlist },
  });
}
