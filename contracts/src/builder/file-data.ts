import * as z from '@shortlist/contracts/z';
import { resumeContentSchema } from './document-content';
import { addSizeIssue } from './document-size';
import { resumeSettingsSchema } from './resume-settings';

/** Settings that affect how a resume's file looks. Only exported JSON contains `carriesData`. */
export const fileSettingsSchema = resumeSettingsSchema
  .pick({
    templateId: true,
    accent: true,
    fonts: true,
    density: true,
    sections: true,
    fit: true,
    targetJobTitle: true,
    carriesData: true,
  })
  .extend(resumeSettingsSchema.pick({ pageSize: true, language: true }).required().shape);
export type FileSettings = z.infer<typeof fileSettingsSchema>;

export const fileDataVersion = 1;

/**
 * The resume embedded in an exported file, as `meta.shortlist` of JSON Resume. JSON Resume itself has no fields for
 * dates in words, first and last names, custom sections and the design. Importers ignore other versions.
 */
export const fileDataSchema = z
  .object({ version: z.literal(fileDataVersion), content: resumeContentSchema, settings: fileSettingsSchema })
  .superRefine(addSizeIssue);
export type FileData = z.infer<typeof fileDataSchema>;

/** Name of the PDF attachment that contains the resume as JSON Resume. */
export const attachmentName = 'resume.json';

/** Namespace of the custom XML in a Word file that contains the resume in JSON Resume format. */
export const customXmlNamespace = 'urn:shortlist:json-resume';
