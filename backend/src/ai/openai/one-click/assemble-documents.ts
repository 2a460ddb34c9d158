import { z } from 'zod';
import type { LetterContent, ResumeContent } from '@shortlist/contracts/builder/document-content';
import { formatRecipientLines, formatSalutation } from '@shortlist/documents/i18n/letter-phrases';
import type { GenerationInput } from '../../writer';
import { createBlankContact, createBlankEducation, createBlankExperience } from '../../../engine/writing/blank-entries';
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
  const contact = createBlankContact(language, jobTitle);
  return {
    resume: {
      personalInfo: { ...contact, summary: completions.summary },
      experience: completions.experience.map(({ achievements }, index) =>
        createBlankExperience(language, achievements, index === 0),
      ),
      education: completions.skills.length ? [createBlankEducation(language)] : [],
      projects: [],
      skills: completions.skills,
      achievements: [],
      certifications: [],
      languages: [],
      customSections: [],
    },
    letter: {
      personalInfo: contact,
      date: today,
      recipient: formatRecipientLines(language, formatBlank(language, 'company')),
      jobTitle,
      salutation: formatSalutation(language),
      paragraphs: completions.paragraphs,
    },
  };
}
