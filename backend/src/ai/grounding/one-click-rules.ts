import { splitBlanks } from '@shortlist/documents/blanks';
import type { LetterContent, ResumeContent } from '@shortlist/contracts/builder/document-content';
import type { Language } from '@shortlist/contracts/platform/languages';
import { formatRecipientLines, formatSalutation } from '@shortlist/documents/i18n/letter-phrases';
import { formatBlank, type BlankKey } from '../messages';
import { blankOutFacts } from './blank-out-facts';

export interface OneClickSource {
  jobTitle: string;
  language: Language;
  /** ISO date of the letter. */
  today: string;
  knownTerms: string[];
}

const maxItems = { entries: 5, bullets: 8, skills: 20 };

const credentialClaim =
  /certif|licen[sc]e|diplom|degree|bachelor|master['’]s|\bMBA\b|\bPh\.?D|学士|修士|博士|자격증|학위/iu;

/** Salutation at the start of a model's paragraph. The letter already has its own salutation. */
const greeting =
  /^(?:Dear|Hello|Hi|Estimad[oa]s?|Chers?|Chère|Madame|Sehr geehrte|Liebe[rs]?)(?=[\s,])[^.!?]{0,80}?[,:]\s*/u;

/**
 * Enforces the rules of one-click documents, whose only sources are the requested title, the industry and our
 * occupation profile. Employers, schools, degrees, certificates, dates, places, contacts, numbers and all job titles
 * except the requested one become blanks. Documents that follow the rules stay unchanged.
 */
export function enforceOneClickRules<T extends { resume: ResumeContent; letter: LetterContent }>(
  written: T,
  source: OneClickSource,
): T {
  const { language, jobTitle } = source;
  const fact = (value: string, label: BlankKey) => (isBlank(value) ? value : formatBlank(language, label));
  const given = [jobTitle, ...source.knownTerms.filter((term) => /\p{N}/u.test(term))];
  const text = (value: string) => blankOutFacts(value, language, given).slice(0, 1_000);
  const texts = (values: string[], count: number) => values.map(text).filter(Boolean).slice(0, count);
  const person = (info: ResumeContent['personalInfo']) => ({
    firstName: fact(info.firstName, 'name'),
    lastName: '',
    email: fact(info.email, 'email'),
    phone: fact(info.phone, 'phone'),
    location: fact(info.location, 'city'),
    summary: text(info.summary),
    website: '',
    linkedin: '',
    headline: isRequestedTitle(info.headline, jobTitle) ? info.headline : jobTitle,
  });
  const { resume, letter } = written;
  return {
    ...written,
    resume: {
      personalInfo: person(resume.personalInfo),
      experience: resume.experience.slice(0, maxItems.entries).map((entry, index) => ({
        company: fact(entry.company, 'employer'),
        position: fact(entry.position, index === 0 ? 'jobTitle' : 'earlierTitle'),
        startDate: fact(entry.startDate, 'monthYear'),
        endDate: entry.current ? '' : fact(entry.endDate, 'monthYear'),
        current: entry.current,
        location: entry.location && fact(entry.location, 'city'),
        description: text(entry.description),
        achievements: texts(entry.achievements, maxItems.bullets),
      })),
      education: resume.education.slice(0, 2).map((entry) => ({
        institution: fact(entry.institution, 'school'),
        degree: fact(entry.degree, 'degree'),
        field: fact(entry.field, 'field'),
        startDate: entry.startDate && fact(entry.startDate, 'year'),
        endDate: entry.current ? '' : fact(entry.endDate, 'year'),
        current: entry.current,
        location: entry.location && fact(entry.location, 'city'),
        gpa: '',
        achievements: [],
      })),
      projects: [],
      skills: texts(
        resume.skills.filter((skill) => skill.length <= 60 && !credentialClaim.test(skill)),
        maxItems.skills,
      ).filter((skill) => !skill.includes('[')),
      achievements: [],
      certifications: resume.certifications
        .slice(0, 3)
        .map(() => ({ name: formatBlank(language, 'certificate'), issuer: '', date: '' })),
      languages: [],
      customSections: [],
    },
    letter: {
      personalInfo: person(letter.personalInfo),
      date: source.today,
      recipient: formatRecipientLines(language, formatBlank(language, 'company')),
      jobTitle: isRequestedTitle(letter.jobTitle, jobTitle) ? letter.jobTitle : jobTitle,
      salutation: formatSalutation(language),
      paragraphs: texts(
        letter.paragraphs.map((paragraph) => paragraph.replace(greeting, '')),
        6,
      ),
    },
  };
}

function isBlank(value: string): boolean {
  const [only, ...rest] = splitBlanks(value);
  return only?.label !== undefined && rest.length === 0 && !/\p{N}/u.test(only.label);
}

const isRequestedTitle = (value: string, jobTitle: string) => value.toLowerCase() === jobTitle.toLowerCase();
