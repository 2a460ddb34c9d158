import type { GenerateDocumentsRequest } from '@shortlist/contracts/generator/generation';
import { industries } from '@shortlist/contracts/platform/industries';

export type GenerationRequest = Pick<GenerateDocumentsRequest, 'jobTitle' | 'industry' | 'jobPosting'>;

/** Any value may be empty. */
export interface GenerationRequestFields {
  jobTitle: string;
  industry: string;
  jobPosting?: string;
}

export const maxTitleLength = 120;
export const maxJobPostingLength = 20_000;

/**
 * Returns the request with its texts trimmed, or undefined if a field is invalid. Must accept the same values as the
 * request schema, which would slow down the initial load of the form.
 */
export function parseGenerationRequest(fields: GenerationRequestFields): GenerationRequest | undefined {
  const jobTitle = fields.jobTitle.trim();
  const industry = industries.find((name) => name === fields.industry);
  const jobPosting = fields.jobPosting?.trim();
  if (!jobTitle || jobTitle.length > maxTitleLength || !industry) return undefined;
  return { jobTitle, industry, ...(jobPosting && { jobPosting: jobPosting.slice(0, maxJobPostingLength) }) };
}
