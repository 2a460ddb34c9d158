import type { GenerateDocumentsRequest } from '@shortlist/contracts/generator/generation';
import { industries } from '@shortlist/contracts/platform/industries';

export type GenerationRequest = Pick<GenerateDocumentsRequest, 'jobTitle' | 'industry'>;

/** Values of the form; either may be empty. */
export interface GenerationRequestFields {
  jobTitle: string;
  industry: string;
}

export const maxTitleLength = 120;

/**
 * Returns the request for filled fields, with the title trimmed, or undefined while one is empty. Decides as the schema
 * of the request does, which the first load of the form has no room for.
 */
export function parseGenerationRequest(fields: GenerationRequestFields): GenerationRequest | undefined {
  const jobTitle = fields.jobTitle.trim();
  const industry = industries.find((name) => name === fields.industry);
  return jobTitle && jobTitle.length <= maxTitleLength && industry ? { jobTitle, industry } : undefined;
}
