import { generateDocumentsRequestSchema } from '@shortlist/contracts/generator/generation';
import { parseGenerationRequest } from './generation-request';

const schema = generateDocumentsRequestSchema.pick({ jobTitle: true, industry: true, jobPosting: true });

it.each([
  { jobTitle: 'Nurse', industry: 'Healthcare' },
  { jobTitle: '  Nurse \n', industry: 'Healthcare' },
  { jobTitle: ' '.repeat(3), industry: 'Healthcare' },
  { jobTitle: 'x'.repeat(120), industry: 'Legal' },
  { jobTitle: 'x'.repeat(121), industry: 'Legal' },
  { jobTitle: 'Nurse', industry: 'Healthcare', jobPosting: 'x'.repeat(20_000) },
  { jobTitle: 'Nurse', industry: '' },
  { jobTitle: 'Nurse', industry: 'healthcare' },
])('accepts the same fields as the request schema: %j', (fields) => {
  expect(parseGenerationRequest(fields)).toEqual(schema.safeParse(fields).data);
});
