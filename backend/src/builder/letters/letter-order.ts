import type { GenerateLetter } from '@shortlist/contracts/builder/cover-letter';
import { type ResumeContent, resumeContentSchema } from '@shortlist/contracts/builder/resume';
import type { SectionSetting } from '@shortlist/contracts/builder/saved-resume';
import type { Language } from '@shortlist/contracts/platform/languages';
import { withoutHidden } from '@shortlist/documents/sections';
import { industryOf } from '../../ai/built-in/titles/find-occupation';
import type { LetterInput } from '../../ai/jobs/letter';
import { readJobPost, targetTermsOf } from '../job-posts/job-post';

/** Resume that a cover letter is written from. Its hidden sections are not sent to the writer. */
export interface LetterSource {
  content: ResumeContent;
  sections: SectionSetting[];
  language: Language;
}

export const letterSourceOf = ({ content, sections, language }: LetterSource): LetterSource => ({
  content,
  sections,
  language,
});

export function letterInputOf({
  order,
  source,
  languages,
}: {
  order: GenerateLetter;
  source: LetterSource | undefined;
  languages: { letter: Language; advice: Language };
}): LetterInput {
  const { jobTitle, companyName, jobDescription, recipient, tone, length } = order;
  const language = languages.letter;
  const post = readJobPost(jobDescription, language, jobTitle);
  return {
    resume: source ? withoutHidden(source.content, source.sections) : contentOf(order),
    resumeLanguage: source?.language,
    jobTitle,
    industry: industryOf(jobTitle, language),
    company: companyName,
    jobDescription: jobDescription || undefined,
    terms: post && targetTermsOf(post, language).map(({ term }) => term),
    recipient: recipient.trim() || undefined,
    tone,
    length,
    language,
    adviceLanguage: languages.advice,
  };
}

const nobody = { firstName: '', lastName: '', email: '', phone: '', location: '' };
const nowhere = { company: '', position: '', startDate: '' };

function contentOf({ personalInfo, experience = [], skills }: GenerateLetter): ResumeContent {
  return resumeContentSchema.parse({
    personalInfo: { ...nobody, ...personalInfo },
    experience: experience.map((entry) => ({ ...nowhere, ...entry })),
    skills,
  });
}
