import { z } from 'zod';
import type { LetterContent, ResumeContent } from '@shortlist/contracts/builder/document-content';
import { formatRecipientLines, formatSalutation } from '@shortlist/documents/i18n/letter-phrases';
import type { GenerationInput } from '../../writer';
import { formatBlank } from '../../../engine/writing/messages';

const lenientArray = <T extends z.ZodType>(item: T) =>
  z
    .array(z.unknown())
    .catch([])
    .transform((items) => items.flatMap((value) => item.safeParse(value).data ?? []));
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
  completions: OneClickCompletions,
  { jobTitle, language, today }: GenerationInput,
): { resume: ResumeContent; letter: LetterContent } {
  const createBlank = (label: Parameters<typeof formatBlank>[1]) => formatBlank(language, label);
  const personalInfo = {
    firstName: createBlank('name'),
    lastName: '',
    email: createBlank('email'),
    phone: createBlank('phone'),
    location: createBlank('city'),
    summary: '',
    website: '',
    linkedin: '',
    headline: jobTitle,
  };
  const experienceFields = {
    company: createBlank('employer'),
    startDate: createBlank('monthYear'),
    endDate: createBlank('monthYear'),
    current: false,
    location: createBlank('city'),
    description: '',
  };
  const educationFields = {
    institution: createBlank('school'),
    degree: createBlank('degree'),
    field: createBlank('field'),
    startDate: '',
    endDate: createBlank('year'),
    current: false,
  };
  return {
    resume: {
      personalInfo: { ...personalInfo, summary: completions.summary },
      experience: completions.experience.map(({ achievements }, index) => ({
        ...experienceFields,
        position: createBlank(index === 0 ? 'jobTitle' : 'earlierTitle'),
        achievements,
      })),
      education: completions.skills.length ? [{ ...educationFields, location: '', gpa: '', achievements: [] }] : [],
      projects: [],
      skills: completions.skills,
      achievements: [],
      certifications: [],
      languages: [],
      customSections: [],
    },
    letter: {
      personalInfo,
      date: today,
      recipient: formatRecipientLines(language, createBlank('company')),
      jobTitle,
      salutation: formatSalutation(language),
      paragraphs: completions.paragraphs,
    },
  };
}
