import * as z from '@shortlist/contracts/z';
import { templateCategories } from './template-categories';

/** Item of GET /api/templates. Name and description are in the language of the request. */
export const templateSchema = z.object({
  id: z.string(),
  name: z.string(),
  category: z.enum(templateCategories),
  description: z.string(),
  /** True if applicant tracking systems read the text in the same order as people do. */
  isAts: z.boolean(),
  isPremium: z.boolean(),
  /** Static HTML preview from the same renderer as the documents. */
  previewUrl: z.string(),
});
export type Template = z.infer<typeof templateSchema>;
