import { z } from 'zod';
import type { LetterContent, ResumeContent } from '@shortlist/contracts/builder/resume';
import { recipientLines, salutationOf } from '@shortlist/documents/words/letters';
import type { WriteInput } from '../writer';
import { blank } from '../words';

const list = <T extends z.ZodType>(item: T) =>
  z
    .array(z.unknown())
    .catch([])
    .transform((items) => items.flatMap((one) => item.safeParse(one).data ?? []));
const answersSchema = z.object({
  summary: z.string().catch(''),
  experience: list(z.object({ achievements: list(z.string()) })),
  skills: list(z.string()),
  keywords: list(z.string()),
  paragraphs: list(z.string()),
});
export type Answers = z.infer<typeof answersSchema>;

export const readAnswers = (resume: unknown, letter: unknown): Answers =>
  answersSchema.parse({
    ...(isObject(resume) ? resume : {}),
    paragraphs: isObject(letter) ? letter.paragraphs : undefined,
  });

const isObject = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null;

export function assemble(
  answers: Answers,
  { jobTitle, language, today }: WriteInput,
): { resume: ResumeContent; letter: LetterContent } {
  const at = (label: Parameters<typeof blank>[1]) => blank(language, label);
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
      recipient: recipientLines(language, at('company')),
      jobTitle,
      salutation: salutationOf(language),
      paragraphs: answers.paragraphs,
    },
  };
}
