import { splitBlanks } from '@shortlist/documents/blanks';
import type { LetterContent, ResumeContent } from '@shortlist/contracts/builder/document-content';
import type { Language } from '@shortlist/contracts/platform/languages';
import { formatRecipientLines, formatSalutation } from '@shortlist/documents/i18n/letter-phrases';
import { removeSalutation } from '../language/remove-salutation';
import { formatBlank, type BlankKey } from '../writing/messages';
import { blankOutFacts } from './blank-out-facts';
import { isPlausibleTitle } from './claims/plausible-title';
import { removeClaims } from './remove-claims';

export interface OneClickSource {
  jobTitle: string;
  language: Language;
  /** ISO date of the letter. */
  today: string;
  knownTerms: string[];
  /** Texts of the occupation, which are true of everybody with that job. */
  occupationText: string;
  /** False if the title matches no occupation. */
  isKnownOccupation: boolean;
}

const maxItems = { entries: 5, bullets: 8, skills: 20 };

const credentialPattern =
  /certif|licen[sc]e|diplom|degree|bachelor|master['’]s|\bMBA\b|\bPh\.?D|学士|修士|博士|자격증|학위/iu;

/**
 * Enforces the rules of one-click documents. Their only sources are the requested title, the industry and our
 * occupation profile. Employers, schools, degrees, certificates, dates, places, contacts, numbers and all job titles
 * except the requested one become blanks. Documents that follow the rules stay unchanged.
 */
export function enforceOneClickRules<T extends { resume: ResumeContent; letter: LetterContent }>(
  documents: T,
  source: OneClickSource,
): T {
  const { language, jobTitle } = source;
  const replaceFact = (value: string, label: BlankKey) => (isBlank(value) ? value : formatBlank(language, label));
  const allowedTerms = [
    ...(isPlausibleTitle(jobTitle) ? [jobTitle] : []),
    ...source.knownTerms.filter((term) => /\p{N}/u.test(term)),
  ];
  const draftSource = {
    language,
    jobTitle,
    occupationText: [source.occupationText, ...source.knownTerms].join('\n'),
    isKnownOccupation: source.isKnownOccupation,
  };
  const cleanText = (value: string, isLetter = false) =>
    removeClaims(blankOutFacts(value, language, allowedTerms), { ...draftSource, isLetter }).slice(0, 1_000);
  const cleanTexts = (values: string[], maxCount: number, isLetter = false) =>
    values
      .map((value) => cleanText(value, isLetter))
      .filter(Boolean)
      .slice(0, maxCount);
  const buildPersonalInfo = (info: ResumeContent['personalInfo']) => ({
    firstName: replaceFact(info.firstName, 'name'),
    lastName: '',
    email: replaceFact(info.email, 'email'),
    phone: replaceFact(info.phone, 'phone'),
    location: replaceFact(info.location, 'city'),
    summary: cleanText(info.summary),
    website: '',
    linkedin: '',
    headline: isRequestedTitle(info.headline, jobTitle) ? info.headline : jobTitle,
  });
  const { resume, letter } = documents;
  return {
    ...documents,
    resume: {
      personalInfo: buildPersonalInfo(resume.personalInfo),
      experience: resume.experience.slice(0, maxItems.entries).map((entry, index) => ({
        company: replaceFact(entry.company, 'employer'),
        position: replaceFact(entry.position, index === 0 ? 'jobTitle' : 'earlierTitle'),
        startDate: replaceFact(entry.startDate, 'monthYear'),
        endDate: entry.current ? '' : replaceFact(entry.endDate, 'monthYear'),
        current: entry.current,
        location: entry.location && replaceFact(entry.location, 'city'),
        description: cleanText(entry.description),
        achievements: cleanTexts(entry.achievements, maxItems.bullets),
      })),
      education: resume.education.slice(0, 2).map((entry) => ({
        institution: replaceFact(entry.institution, 'school'),
        degree: replaceFact(entry.degree, 'degree'),
        field: replaceFact(entry.field, 'field'),
        startDate: entry.startDate && replaceFact(entry.startDate, 'year'),
        endDate: entry.current ? '' : replaceFact(entry.endDate, 'year'),
        current: entry.current,
        location: entry.location && replaceFact(entry.location, 'city'),
        gpa: '',
        achievements: [],
      })),
      projects: [],
      skills: cleanTexts(
        resume.skills.filter((skill) => skill.length <= 60 && !credentialPattern.test(skill)),
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
      personalInfo: buildPersonalInfo(letter.personalInfo),
      date: source.today,
      recipient: formatRecipientLines(language, formatBlank(language, 'company')),
      jobTitle: isRequestedTitle(letter.jobTitle, jobTitle) ? letter.jobTitle : jobTitle,
      salutation: formatSalutation(language),
      paragraphs: cleanTexts(letter.paragraphs.map(removeSalutation), 6, true),
    },
  };
}

function isBlank(value: string): boolean {
  const [firstPiece, ...rest] = splitBlanks(value);
  return firstPiece?.label !== undefined && rest.length === 0 && !/\p{N}/u.test(firstPiece.label);
}

const isRequestedTitle = (value: string, jobTitle: string) => value.toLowerCase() === jobTitle.toLowerCase();
