import { languageSchema } from '@shortlist/contracts/platform/language-schema';
import type { Language } from '@shortlist/contracts/platform/languages';
import { z } from 'zod';

const namesSchema = z.string().regex(/^\S.*\S$|^\S$/u);

/** Names are separated by " | ", and the first one is displayed. The default kind is `skill`. */
const skillEntrySchema = z.strictObject({
  kind: z.enum(['tool', 'certificate', 'soft']).optional(),
  en: namesSchema,
  es: namesSchema.optional(),
  fr: namesSchema.optional(),
  de: namesSchema.optional(),
  ja: namesSchema.optional(),
  ko: namesSchema.optional(),
});

export const skillFileSchema = z.strictObject({ industry: z.string(), skills: z.array(skillEntrySchema) });
export type SkillFile = z.input<typeof skillFileSchema>;

export interface Skill {
  id: string;
  kind: 'skill' | 'tool' | 'certificate' | 'soft';
  industry: string;
  /** The first name of each language is displayed. English names match in every language. */
  names: Partial<Record<Language, string[]>> & { en: string[] };
}

export function parseSkillFile({ industry, skills }: SkillFile): Skill[] {
  return skills.map(({ kind, ...namesByLanguage }): Skill => {
    const names = Object.fromEntries(
      languageSchema.options.flatMap((language) => {
        const nameList = namesByLanguage[language];
        return nameList ? [[language, nameList.split('|').map((name) => name.trim())]] : [];
      }),
    ) as Skill['names'];
    return { id: names.en[0]?.toLowerCase() ?? '', kind: kind ?? 'skill', industry, names };
  });
}
