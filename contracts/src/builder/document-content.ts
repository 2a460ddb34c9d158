import * as z from '@shortlist/contracts/z';

const line = z.string().max(200, 'too_long');
const text = z.string().max(4_000, 'too_long');
/** Web address as typed; saving requires a valid one (see `resumeFormSchema`). */
const urlText = z.string().max(500, 'too_long');

/** Any field may contain a blank in brackets until the user fills it in. */
export const personalInfoSchema = z.object({
  firstName: line,
  lastName: line,
  email: line,
  phone: line,
  location: line,
  summary: text.default(''),
  website: line.default(''),
  linkedin: line.default(''),
  /** Line under the name; defaults to the target title. */
  headline: line.default(''),
  /** Full name as typed in one field. Documents print it as long as it matches the first and last name. */
  typedName: line.optional(),
});
export type PersonalInfo = z.infer<typeof personalInfoSchema>;

/**
 * Dates are MM/YYYY or YYYY, a blank in brackets, or empty. `current` takes precedence over `endDate`. Adjacent entries
 * with the same company are roles at one employer, which documents name only once.
 */
export const experienceSchema = z.object({
  company: line,
  position: line,
  startDate: line,
  endDate: line.default(''),
  current: z.boolean().default(false),
  location: line.default(''),
  description: text.default(''),
  achievements: z.array(text).max(40).default([]),
});
export type Experience = z.infer<typeof experienceSchema>;

export const educationSchema = z.object({
  institution: line,
  degree: line,
  field: line,
  startDate: line,
  endDate: line.default(''),
  current: z.boolean().default(false),
  location: line.default(''),
  gpa: line.default(''),
  achievements: z.array(text).max(40).default([]),
});
export type Education = z.infer<typeof educationSchema>;

export const projectSchema = z.object({
  name: line,
  description: text,
  technologies: z.array(line).max(40).default([]),
  url: urlText.default(''),
  github: urlText.default(''),
});
export type Project = z.infer<typeof projectSchema>;

/** Empty fields print nothing; an entry with only bullets is a plain list. */
export const customItemSchema = z.object({
  title: line.default(''),
  organisation: line.default(''),
  startDate: line.default(''),
  endDate: line.default(''),
  current: z.boolean().default(false),
  location: line.default(''),
  description: text.default(''),
  achievements: z.array(text).max(40).default([]),
});
export type CustomItem = z.infer<typeof customItemSchema>;

/** A custom section, such as "Publications". `id` is unique in the resume and never changes. */
export const customSectionSchema = z.object({
  id: z.string().regex(/^[a-z0-9-]{1,40}$/),
  name: line,
  items: z.array(customItemSchema).max(40).default([]),
});
export type CustomSection = z.infer<typeof customSectionSchema>;

/** Content of a resume, independent of its template. Lists keep the user's order. */
export const resumeContentSchema = z.object({
  personalInfo: personalInfoSchema,
  experience: z.array(experienceSchema).max(60).default([]),
  education: z.array(educationSchema).max(30).default([]),
  projects: z.array(projectSchema).max(30).default([]),
  /** Flat list; "Group: a, b" forms a named group. */
  skills: z.array(line).max(200).default([]),
  achievements: z.array(text).max(60).default([]),
  certifications: z
    .array(z.object({ name: line, issuer: line.default(''), date: line.default('') }))
    .max(40)
    .default([]),
  languages: z
    .array(z.object({ name: line, level: line.default('') }))
    .max(30)
    .default([]),
  customSections: z.array(customSectionSchema).max(20).default([]),
});
export type ResumeContent = z.infer<typeof resumeContentSchema>;

/** `paragraphs` go between salutation and closing. */
export const letterContentSchema = z.object({
  personalInfo: personalInfoSchema,
  /** ISO date (YYYY-MM-DD). Documents format it in their language. */
  date: z.string().max(10),
  /** Recipient lines above the subject: name or "Hiring Manager", company. */
  recipient: z.array(line).max(6),
  jobTitle: line,
  salutation: line,
  paragraphs: z.array(text).max(20),
});
export type LetterContent = z.infer<typeof letterContentSchema>;

/** Letter for the regions US and CA, otherwise A4. */
export const pageSizeSchema = z.enum(['A4', 'Letter']);
export type PageSize = z.infer<typeof pageSizeSchema>;

/** Values of blanks, by blank id (see documents/blanks). An empty value removes the fill. */
export const blankFillsSchema = z.record(z.string().max(200), z.string().trim().max(200, 'too_long'));
export type BlankFills = z.infer<typeof blankFillsSchema>;
