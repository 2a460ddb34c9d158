import { z } from 'zod';
import type { LetterContent, ResumeContent } from '@shortlist/contracts/builder/document-content';
import { formatRecipientLines, formatSalutation } from '@shortlist/documents/i18n/letter-phrases';
import type { GenerationInput } from '../writer';
import { formatBlank } from '../messages';

const lenientArray = <T extends z.ZodType>(item: T) =>
  z
    .array(z.unknown())
    .catch([])
    .transform((items) => items.flatMap((one) => item.safeParse(one).data ?? []));
const oneClickCompletionsSchema = z.object({
  summary: z.string().catch(''),
  experience: lenientArray(z.object({ achievements: lenientArray(z.string()) })),
  skills: lenientArray(z.string()),
  keywords: lenientArray(z.string()),
  paragraphs: lenientArray(z.string()),
});
export type OneClickCompletions = z.infer<typeof oneClickCompletionsSchema>;

export const parseCompletions = (resume: unknown, letter: unknown): OneClickCompletions =>
  oneClickCompletionsSchema.parse({
    ...(isObject(resume) ? resume : {}),
    paragraphs: isObject(letter) ? letter.paragraphs : undefined,
  });

const isObject = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null;

export function assembleDocuments(
  answers: OneClickCompletions,
  { jobTitle, language, today }: GenerationInput,
): { resume: ResumeContent; letter: LetterContent } {
  const at = (label: Parameters<typeof formatBlank>[1]) => formatBlank(language, label);
  const personalInfo = {
    firstName: at('name'),
    lastName: '',
    email: at('email'),
    phone: at('phone'),
    location: at('city'),
    summary: '',
    website: '',
    linkedin: '',
    headline: jobTitle,
  };
  const entry = {
    company: at('employer'),
    startDate: at('monthYear'),
    endDate: at('monthYear'),
    current: false,
    location: at('city'),
    description: '',
  };
  const school = {
    institution: at('school'),
    degree: at('degree'),
    field: at('field'),
    startDate: '',
    endDate: at('year'),
    current: false,
  };
  return {
    resume: {
      personalInfo: { ...personalInfo, summary: answers.summary },
      experience: answers.experience.map(({ achievements }, index) => ({
        ...entry,
        position: at(index === 0 ? 'jobTitle' : 'earlierTitle'),
        achievements,
      })),
      education: answers.skills.length ? [{ ...school, location: '', gpa: '', achievements: [] }] : [],
      projects: [],
      skills: answers.skills,
      achievements: [],
      certifications: [],
      languages: [],
      customSections: [],
    },
    letter: {
      personalInfo,
      date: today,
      recipient: formatRecipientLines(language, at('company')),
      jobTitle,
      salutation: formatSalutation(language),
      paragraphs: answers.paragraphs,
    },
  };
}
