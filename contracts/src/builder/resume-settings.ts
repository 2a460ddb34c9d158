import * as z from '@shortlist/contracts/z';
import { industrySchema } from '../generator/generation';
import { languageSchema } from '../platform/language-schema';
import { pageSizeSchema } from './document-content';

/**
 * A section of a resume at the position the user chose. `key` is "summary", "experience", "education", "projects",
 * "skills", "achievements", "certifications", "languages", or "custom:" followed by the id of a custom section. An
 * empty `name` means the default heading in the document's language.
 */
export const sectionSettingSchema = z.object({
  key: z.string().max(60),
  name: z.string().max(80, 'too_long').default(''),
  hidden: z.boolean().default(false),
});
export type SectionSetting = z.infer<typeof sectionSettingSchema>;

/**
 * A line of an imported file that the importer could not place. It stays with the resume until the user places or
 * discards it.
 */
export const unplacedLineSchema = z.object({
  id: z.string().max(40),
  text: z.string().max(4_000),
  /** Description of the position in the file: 'Under "Other"'. */
  where: z.string().max(300).default(''),
});
export type UnplacedLine = z.infer<typeof unplacedLineSchema>;

/** In characters. */
export const maxJobPostingLength = 20_000;
export const jobPostingSchema = z.string().max(maxJobPostingLength, 'too_long');

export const resumeSettingsSchema = z.object({
  /** Shown in lists; defaults to name and headline. */
  title: z.string().trim().max(200, 'too_long').default(''),
  templateId: z.string().max(60).default('modern-professional'),
  /** One of the template's accents; unknown values mean the first. */
  accent: z.string().max(40).default(''),
  /** Id of a font pair (`documents/src/fonts/font-pairs.ts`); empty or unknown means the template's own. */
  fonts: z.string().max(40).default(''),
  density: z.enum(['compact', 'regular', 'airy']).default('regular'),
  /** In the user's order. An unlisted section stays in its place in the template. */
  sections: z.array(sectionSettingSchema).max(40).default([]),
  /** Page fit step. Tightens the layout beyond the density: 0 for none, 12 for the tightest legible layout. */
  fit: z.number().int().min(0).max(12).default(0),
  /** Defaults to the paper size of the browser's region at creation and is then stored. */
  pageSize: pageSizeSchema.optional(),
  /** Whether PDF and Word files embed the resume for a lossless import. If absent, the stored value remains. */
  carriesData: z.boolean().optional(),
  /** Language of the document. Defaults to the caller's at creation and is then stored. */
  language: languageSchema.optional(),
  /** Job that the resume is scored against and that letters are written for. Empty means the headline. */
  targetJobTitle: z.string().trim().max(120, 'too_long').default(''),
  targetIndustry: z.union([z.literal(''), industrySchema]).default(''),
  /** If absent, the stored company remains. */
  targetCompany: z.string().trim().max(200, 'too_long').optional(),
  /** If absent, the stored job posting remains. */
  jobPosting: jobPostingSchema.optional(),
  /** Lines of an imported file that no field contains. If absent, the stored lines remain. */
  tray: z.array(unplacedLineSchema).max(400).optional(),
});
