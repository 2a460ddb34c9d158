import type { GenerateLetterRequest } from '@shortlist/contracts/builder/cover-letter';
import { type ResumeContent, resumeContentSchema } from '@shortlist/contracts/builder/document-content';
import type { SectionSetting } from '@shortlist/contracts/builder/resume-settings';
import type { Language } from '@shortlist/contracts/platform/languages';
import { emptyHiddenSections } from '@shortlist/documents/sections';
import { isTermInResume } from '../../engine/writing/rule-based/job-evidence';
import { findIndustry } from '../../engine/writing/rule-based/titles/find-occupation';
import type { CoverLetterTaskInput } from '../../engine/writing/tasks/cover-letter';
import { parseJobPosting, toTargetTerms } from '../job-postings/job-posting';
import { isTermRejected } from '../resumes/rejected-changes';

/** The resume that a cover letter is based on. Its hidden sections are not sent to the writer. */
export interface SourceResume {
  content: ResumeContent;
  sections: SectionSetting[];
  language: Language;
  /** Keys of the changes that the user rejected for this resume. */
  rejectedChanges: string[];
}

export const toSourceResume = ({ content, sections, language, rejectedChanges }: SourceResume): SourceResume => ({
  content,
  sections,
  language,
  rejectedChanges,
});

export function buildLetterInput({
  request,
  source,
  languages,
}: {
  request: GenerateLetterRequest;
  source: SourceResume | undefined;
  languages: { letter: Language; advice: Language };
}): CoverLetterTaskInput {
  const { jobTitle, companyName, jobDescription, recipient, tone, length } = request;
  const language = languages.letter;
  const jobPosting = parseJobPosting(jobDescription, language, jobTitle);
  const resume = source ? emptyHiddenSections(source.content, source.sections) : buildContent(request);
  const rejectedKeys = new Set(source?.rejectedChanges);
  const terms = jobPosting && toTargetTerms(jobPosting, language).map(({ term }) => term);
  return {
    resume,
    resumeLanguage: source?.language,
    jobTitle,
    industry: findIndustry(jobTitle, language),
    company: companyName,
    jobPostingText: jobDescription || undefined,
    terms: terms?.filter((term) => !isTermRejected(term, rejectedKeys) || isTermInResume(term, resume, language)),
    recipient: recipient.trim() || undefined,
    tone,
    length,
    language,
    adviceLanguage: languages.advice,
  };
}

const emptyPersonalInfo = { firstName: '', lastName: '', email: '', phone: '', location: '' };
const emptyExperience = { company: '', position: '', startDate: '' };

function buildContent({ personalInfo, experience = [], skills }: GenerateLetterRequest): ResumeContent {
  return resumeContentSchema.parse({
    personalInfo: { ...emptyPersonalInfo, ...personalInfo },
    experience: experience.map((entry) => ({ ...emptyExperience, ...entry })),
    skills,
  });
}
