import { languageSchema } from '@shortlist/contracts/platform/language-schema';
import type { Language } from '@shortlist/contracts/platform/languages';
import { z } from 'zod';

const namesSchema = z.string().regex(/^\S.*\S$|^\S$/u);

/** Entry of a skill file. Names are separated by " | ", and the first is displayed. The default kind is `skill`. */
const rowSchema = z.strictObject({
  kind: z.enum(['tool', 'certificate', 'soft']).optional(),
  en: namesSchema,
  es: namesSchema.optional(),
  fr: namesSchema.optional(),
  de: namesSchema.optional(),
  ja: namesSchema.optional(),
  ko: namesSchema.optional(),
});

export const skillFileSchema = z.strictObject({ industry: z.string(), skills: z.array(rowSchema) });
export type SkillFile = z.input<typeof skillFileSchema>;

export interface Skill {
  /** First English name, in lower case. */
  id: string;
  kind: 'skill' | 'tool' | 'certificate' | 'soft';
  industry: string;
  /** The first name of each language is displayed. English names match in every language. */
  names: Partial<Record<Language, string[]>> & { en: string[] };
}

export function parseSkillFile({ industry, skills }: SkillFile): Skill[] {
  return skills.map(({ kind, ...row }): Skill => {
    const names = Object.fromEntries(
      languageSchema.options.flatMap((language) => {
        const nameList = row[language];
        return nameList ? [[language, nameList.split('|').map((name) => name.trim())]] : [];
      }),
    ) as Skill['names'];
    return { id: names.en[0]?.toLowerCase() ?? '', kind: kind ?? 'skill', industry, names };
  });
}
