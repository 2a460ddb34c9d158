import * as z from '@shortlist/contracts/z';

const line = z.string().max(200, 'too_long');
const text = z.string().max(4_000, 'too_long');
/** Web address as typed. Only `resumeFormSchema` requires a valid address. */
const urlText = z.string().max(500, 'too_long');

/** Any field may contain blanks in brackets, which the user fills in. */
export const personalInfoSchema = z.object({
  firstName: line,
  lastName: line,
  email: line,
  phone: line,
  location: line,
  summary: text.default(''),
  website: line.default(''),
  linkedin: line.default(''),
  /** Line under the name. Defaults to the target title. */
  headline: line.default(''),
  /** Full name as typed in one field. Documents print it if it matches the first and last name. */
  typedName: line.optional(),
});
export type PersonalInfo = z.infer<typeof personalInfoSchema>;

/**
 * Dates are MM/YYYY or YYYY, a blank in brackets, or empty. `current` takes precedence over `endDate`. Documents group
 * adjacent entries with the same company under one heading.
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

/** An item with only bullets is printed as a plain list. */
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

/** Content of a resume without its design. */
export const resumeContentSchema = z.object({
  personalInfo: personalInfoSchema,
  experience: z.array(experienceSchema).max(60).default([]),
  education: z.array(educationSchema).max(30).default([]),
  projects: z.array(projectSchema).max(30).default([]),
  /** Flat list. "Group: a, b" forms a named group. */
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

/** `paragraphs` exclude salutation and closing. */
export const letterContentSchema = z.object({
  personalInfo: personalInfoSchema,
  /** ISO date (YYYY-MM-DD). */
  date: z.string().max(10),
  /** Name (or "Hiring Manager") and company, one a line. */
  recipient: z.array(line).max(6),
  jobTitle: line,
  salutation: line,
  paragraphs: z.array(text).max(20),
});
export type LetterContent = z.infer<typeof letterContentSchema>;

/** In characters. */
export const maxJobPostingLength = 20_000;
export const jobPostingSchema = z.string().max(maxJobPostingLength, 'too_long');

/** The default is Letter in the US and Canada, and A4 elsewhere. */
export const pageSizeSchema = z.enum(['A4', 'Letter']);
export type PageSize = z.infer<typeof pageSizeSchema>;

/** Values of blanks by blank id (see `documents/src/blanks.ts`). An empty value clears the blank. */
export const blankFillsSchema = z.record(z.string().max(200), z.string().trim().max(200, 'too_long'));
export type BlankFills = z.infer<typeof blankFillsSchema>;
