import * as z from '@shortlist/contracts/z';
import { industrySchema } from '../generator/generation';
import { languageSchema } from '../platform/language-schema';
import { jobPostingSchema, pageSizeSchema } from './document-content';

export const sectionSettingSchema = z.object({
  /** Name of a section ("summary"), or "custom:" and the id of a custom section. */
  key: z.string().max(60),
  /** Heading. Empty for the default heading in the document's language. */
  name: z.string().max(80, 'too_long').default(''),
  hidden: z.boolean().default(false),
});
export type SectionSetting = z.infer<typeof sectionSettingSchema>;

/** A line of an imported file that fits no field. The resume keeps the line until the user moves or discards it. */
export const unplacedLineSchema = z.object({
  id: z.string().max(40),
  text: z.string().max(4_000),
  /** Position in the file in words: 'Under "Other"'. */
  where: z.string().max(300).default(''),
});
export type UnplacedLine = z.infer<typeof unplacedLineSchema>;

export const resumeSettingsSchema = z.object({
  /** Shown in lists. Defaults to name and headline. */
  title: z.string().trim().max(200, 'too_long').default(''),
  templateId: z.string().max(60).default('modern-professional'),
  /** Id of one of the template's accents. Unknown ids mean the first accent. */
  accent: z.string().max(40).default(''),
  /** Id of a font pair (`documents/src/fonts/font-pairs.ts`). Empty or unknown ids mean the template's fonts. */
  fonts: z.string().max(40).default(''),
  density: z.enum(['compact', 'regular', 'airy']).default('regular'),
  /** In the user's order. Unlisted sections stay where the template has them. */
  sections: z.array(sectionSettingSchema).max(40).default([]),
  /** Degree of tightening to fit pages, from 0 to 12 (the tightest legible layout). */
  fit: z.number().int().min(0).max(12).default(0),
  /** Defaults to the usual paper size of the caller's region. */
  pageSize: pageSizeSchema.optional(),
  /** Whether PDF and Word files embed the resume for a lossless import. If absent, the stored value remains. */
  carriesData: z.boolean().optional(),
  /** Language of the document. Defaults to the caller's language when the resume is created. */
  language: languageSchema.optional(),
  /** Job that the resume is scored against. Empty means the headline. */
  targetJobTitle: z.string().trim().max(120, 'too_long').default(''),
  targetIndustry: z.union([z.literal(''), industrySchema]).default(''),
  /** If absent, the stored company remains. */
  targetCompany: z.string().trim().max(200, 'too_long').optional(),
  /** If absent, the stored job posting remains. */
  jobPosting: jobPostingSchema.optional(),
  /** If absent, the stored lines remain. */
  tray: z.array(unplacedLineSchema).max(400).optional(),
});
