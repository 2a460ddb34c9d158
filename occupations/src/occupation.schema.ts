import { industries } from '@shortlist/contracts/platform/industries';
import * as z from '@shortlist/contracts/z';

const removeBlanks = (text: string) => text.replace(/\[[^[\]{}]+\]/gu, '');
const hasBlank = (text: string) => removeBlanks(text) !== text;
const areDifferent = (names: string[]) => new Set(names.map((name) => name.toLowerCase())).size === names.length;

/** Names are printed in comma-separated lists. */
const nameSchema = z
  .string()
  .regex(/^[^\s,、[\]{}](?:[^\n,、[\]{}]*[^\s,、[\]{}])?$/u, 'no comma, bracket or outer space');

const textSchema = z
  .string()
  .regex(/^\S(?:.*\S)?$/u, 'one line, no outer space')
  .refine((text) => !/\p{Nd}/u.test(removeBlanks(text)), 'a digit: write the blank for a number')
  .refine((text) => !/[[\]{}]/u.test(removeBlanks(text).replace('{title}', '')), 'a bracket without a blank in it');

const createBulletsSchema = (count: number, blankCount: number) =>
  z
    .array(textSchema)
    .length(count)
    .refine((bullets) => bullets.filter(hasBlank).length === blankCount, `${blankCount} of ${count} must have a blank`);

/**
 * Typical content of an occupation, which users keep, change or delete. It contains no facts about anyone: no digits,
 * employers, schools or degrees. A number is a blank, such as "[number]", in the language of the content.
 */
const occupationSchema = z
  .strictObject({
    /** The same in every language: "registered-nurse". */
    id: z.string().regex(/^[a-z]+(?:-[a-z]+)*$/),
    title: nameSchema,
    /** Other titles, in lower case. A job title matches an alias if it contains all words of the alias in any order. */
    aliases: z.array(nameSchema.refine((alias) => alias === alias.toLowerCase(), 'lower case')),
    /** Set if the title means something else in other industries. The occupation then matches only in its industry. */
    isIndustrySpecific: z.literal(true).optional(),
    /** Noun phrases that job postings ask for and that fit into a list of skills, most important first. */
    terms: z.array(nameSchema).length(10),
    tools: z.array(nameSchema),
    /** Licenses and certificates that job postings ask for. Used as keywords, but never claimed in a document. */
    certifications: z.array(nameSchema),
    /** Two sentences, the first with `{title}` as the placeholder for the title. */
    summary: z
      .array(textSchema)
      .length(2)
      .transform(([first = '', second = '']): [string, string] => [first, second]),
    /** Bullets in the present tense, strongest first. */
    duties: createBulletsSchema(8, 4),
    /** Bullets in the past tense for earlier jobs. */
    pastDuties: createBulletsSchema(6, 3),
    letter: z.strictObject({
      opening: textSchema.refine((text) => !hasBlank(text), 'no blank'),
      /** Sentence with a blank for the employer and a blank for a number, both in the language of the content. */
      achievement: textSchema.refine(hasBlank, 'the blanks for an employer and a number'),
    }),
  })
  .refine(({ summary }) => summary[0].includes('{title}'), 'the first sentence of the summary must contain {title}')
  .refine(
    (occupation) => JSON.stringify(occupation).split('{title}').length <= 2,
    'only the first sentence of the summary may contain {title}, once',
  )
  .refine(({ terms, tools, certifications }) => {
    const count = terms.length + tools.length + certifications.length;
    return count >= 12 && count <= 16;
  }, '12 to 16 terms, tools and certifications')
  .refine(
    ({ terms, tools, certifications }) => areDifferent([...terms, ...tools, ...certifications]),
    'a term, tool or certification occurs twice',
  )
  .refine(({ duties, pastDuties }) => areDifferent([...duties, ...pastDuties]), 'a bullet occurs twice');

export const industryOccupationsSchema = z.strictObject({
  industry: z.enum(industries),
  /** Content for job titles that match no occupation. */
  general: occupationSchema,
  occupations: z.array(occupationSchema).min(1),
});

export type Occupation = z.infer<typeof occupationSchema>;
export type IndustryOccupations = z.infer<typeof industryOccupationsSchema>;
