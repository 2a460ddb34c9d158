import type { GenerateDocumentsRequest } from '@shortlist/contracts/generator/generation';
import { industries } from '@shortlist/contracts/platform/industries';

export type GenerationRequest = Pick<GenerateDocumentsRequest, 'jobTitle' | 'industry'>;

/** Either value may be empty. */
export interface GenerationRequestFields {
  jobTitle: string;
  industry: string;
}

export const maxTitleLength = 120;

/**
 * Returns the request with the title trimmed, or undefined if a field is invalid. Must accept the same values as the
 * request schema, which would slow down the initial load of the form.
 */
export function parseGenerationRequest(fields: GenerationRequestFields): GenerationRequest | undefined {
  const jobTitle = fields.jobTitle.trim();
  const industry = industries.find((name) => name === fields.industry);
  return jobTitle && jobTitle.length <= maxTitleLength && industry ? { jobTitle, industry } : undefined;
}
