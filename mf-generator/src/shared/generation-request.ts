import {
  generateDocumentsRequestSchema,
  type GenerateDocumentsRequest,
} from '@shortlist/contracts/generator/generation';

export type GenerationRequest = Pick<GenerateDocumentsRequest, 'jobTitle' | 'industry'>;

/** Values of the form; either may be empty. */
export interface GenerationRequestFields {
  jobTitle: string;
  industry: string;
}

/** Returns the request for filled fields, with the title trimmed, or undefined while one is empty. */
export function parseGenerationRequest(fields: GenerationRequestFields): GenerationRequest | undefined {
  const { data } = generateDocumentsRequestSchema.pick({ jobTitle: true, industry: true }).safeParse(fields);
  return data;
}
