/** Fictional people of /resume-examples, most visited first. These are available in all six languages. */
export const translatedExampleIds = [
  'developer',
  'nurse',
  'teacher',
  'sales',
  'service',
  'analyst',
  'assistant',
  'marketer',
  'engineer',
  'director',
] as const;
export const englishExampleIds = [
  'software-engineer',
  'data-analyst',
  'medical-assistant',
  'physical-therapist',
  'accountant',
  'early-educator',
  'digital-marketer',
  'account-executive',
  'civil-engineer',
  'ux-designer',
  'graphic-designer',
  'paralegal',
  'lawyer',
  'recruiter',
  'hr-manager',
  'customer-success',
  'machine-operator',
  'production-supervisor',
  'sales-associate',
  'store-manager',
  'real-estate-agent',
  'property-manager',
  'management-consultant',
  'business-analyst',
  'fundraiser',
  'volunteer-coordinator',
  'policy-analyst',
  'social-worker',
  'journalist',
  'video-editor',
  'electrician',
  'construction-manager',
] as const;

export const exampleIds = [...translatedExampleIds, ...englishExampleIds] as const;
export type ExampleId = (typeof exampleIds)[number];
export type TranslatedExampleId = (typeof translatedExampleIds)[number];

export const isTranslated = (id: ExampleId): id is TranslatedExampleId =>
  (translatedExampleIds as readonly string[]).includes(id);
