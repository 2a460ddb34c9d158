import { splitBlanks } from '@shortlist/documents/blanks';
import type {
  Education,
  Experience,
  LetterContent,
  ResumeContent,
} from '@shortlist/contracts/builder/document-content';
import type { Language } from '@shortlist/contracts/platform/languages';
import { formatRecipientLines, formatSalutation } from '@shortlist/documents/i18n/letter-phrases';
import { removeSalutation } from '../language/text-processing';
import { formatBlank, type BlankKey } from '../writing/messages';
import { blankOutFacts } from './blank-out-facts';
import { isPlausibleTitle } from './claims/sentences';
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
  const rules = new OneClickRules(source);
  return {
    ...documents,
    resume: rules.applyToResume(documents.resume),
    letter: rules.applyToLetter(documents.letter),
  };
}

class OneClickRules {
  private readonly allowedTerms: string[];
  private readonly occupationText: string;

  constructor(private readonly source: OneClickSource) {
    const { jobTitle, knownTerms, occupationText } = source;
    this.allowedTerms = [
      ...(isPlausibleTitle(jobTitle) ? [jobTitle] : []),
      ...knownTerms.filter((term) => /\p{N}/u.test(term)),
    ];
    this.occupationText = [occupationText, ...knownTerms].join('\n');
  }

  applyToResume(resume: ResumeContent): ResumeContent {
    const { language } = this.source;
    return {
      personalInfo: this.applyToPersonalInfo(resume.personalInfo),
      experience: resume.experience
        .slice(0, maxItems.entries)
        .map((entry, index) => this.applyToExperience(entry, index === 0)),
      education: resume.education.slice(0, 2).map((entry) => this.applyToEducation(entry)),
      projects: [],
      skills: this.cleanTexts(
        resume.skills.filter((skill) => skill.length <= 60 && !credentialPattern.test(skill)),
        maxItems.skills,
      ).filter((skill) => !skill.includes('[')),
      achievements: [],
      certifications: resume.certifications
        .slice(0, 3)
        .map(() => ({ name: formatBlank(language, 'certificate'), issuer: '', date: '' })),
      languages: [],
      customSections: [],
    };
  }

  applyToLetter(letter: LetterContent): LetterContent {
    const { language, today } = this.source;
    return {
      personalInfo: this.applyToPersonalInfo(letter.personalInfo),
      date: today,
      recipient: formatRecipientLines(language, formatBlank(language, 'company')),
      jobTitle: this.restoreTitle(letter.jobTitle),
      salutation: formatSalutation(language),
      paragraphs: this.cleanTexts(letter.paragraphs.map(removeSalutation), 6, true),
    };
  }

  private applyToPersonalInfo(info: ResumeContent['personalInfo']): ResumeContent['personalInfo'] {
    return {
      firstName: this.replaceFact(info.firstName, 'name'),
      lastName: '',
      email: this.replaceFact(info.email, 'email'),
      phone: this.replaceFact(info.phone, 'phone'),
      location: this.replaceFact(info.location, 'city'),
      summary: this.cleanText(info.summary),
      website: '',
      linkedin: '',
      headline: this.restoreTitle(info.headline),
    };
  }

  private applyToExperience(entry: Experience, isLatest: boolean): Experience {
    return {
      company: this.replaceFact(entry.company, 'employer'),
      position: this.replaceFact(entry.position, isLatest ? 'jobTitle' : 'earlierTitle'),
      startDate: this.replaceFact(entry.startDate, 'monthYear'),
      endDate: entry.current ? '' : this.replaceFact(entry.endDate, 'monthYear'),
      current: entry.current,
      location: entry.location && this.replaceFact(entry.location, 'city'),
      description: this.cleanText(entry.description),
      achievements: this.cleanTexts(entry.achievements, maxItems.bullets),
    };
  }

  private applyToEducation(entry: Education): Education {
    return {
      institution: this.replaceFact(entry.institution, 'school'),
      degree: this.replaceFact(entry.degree, 'degree'),
      field: this.replaceFact(entry.field, 'field'),
      startDate: entry.startDate && this.replaceFact(entry.startDate, 'year'),
      endDate: entry.current ? '' : this.replaceFact(entry.endDate, 'year'),
      current: entry.current,
      location: entry.location && this.replaceFact(entry.location, 'city'),
      gpa: '',
      achievements: [],
    };
  }

  private replaceFact(value: string, label: BlankKey): string {
    return isBlank(value) ? value : formatBlank(this.source.language, label);
  }

  private restoreTitle(title: string): string {
    const { jobTitle } = this.source;
    return title.toLowerCase() === jobTitle.toLowerCase() ? title : jobTitle;
  }

  private cleanText(text: string, isLetter = false): string {
    const { language, jobTitle, isKnownOccupation } = this.source;
    const { occupationText } = this;
    const textWithBlanks = blankOutFacts(text, language, this.allowedTerms);
    const draftSource = { language, jobTitle, occupationText, isKnownOccupation, isLetter };
    return removeClaims(textWithBlanks, draftSource).slice(0, 1_000);
  }

  private cleanTexts(texts: readonly string[], maxCount: number, isLetter = false): string[] {
    return texts
      .map((text) => this.cleanText(text, isLetter))
      .filter(Boolean)
      .slice(0, maxCount);
  }
}

function isBlank(value: string): boolean {
  const [firstPiece, ...rest] = splitBlanks(value);
  return firstPiece?.label !== undefined && rest.length === 0 && !/\p{N}/u.test(firstPiece.label);
}
