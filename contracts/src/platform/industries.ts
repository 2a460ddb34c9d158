/** APIs always use these English names. */
export const industries = [
  'Healthcare',
  'Technology',
  'Finance',
  'Education',
  'Marketing',
  'Sales',
  'Engineering',
  'Design',
  'Operations',
  'Legal',
  'Human Resources',
  'Customer Service',
  'Manufacturing',
  'Retail',
  'Real Estate',
  'Consulting',
  'Non-profit',
  'Government',
  'Media',
  'Construction',
] as const;
export type Industry = (typeof industries)[number];
