import * as z from '@shortlist/contracts/z';
import { languageSchema } from '../platform/language-schema';
import { resumeContentSchema } from './document-content';

/** GET /api/examples/{id}. Returns the resume of a fictional person. Falls back to English. */
export const exampleSchema = z.object({
  id: z.string(),
  language: languageSchema,
  templateId: z.string(),
  density: z.enum(['compact', 'regular', 'airy']),
  resume: resumeContentSchema,
});
export type ExampleResponse = z.infer<typeof exampleSchema>;
