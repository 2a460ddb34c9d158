import type { Industry } from '@shortlist/contracts/generator/industries';
import type { Density } from '../../compose/setting';

/** The fictional people of /resume-examples, in the order of its cards. */
export const exampleIds = ['developer', 'marketer', 'nurse', 'analyst', 'director', 'service'] as const;
export type ExampleId = (typeof exampleIds)[number];

/** What examples are sorted by; `technology` to `general` and `entry` to `senior` are also what stands in the address. */
export const exampleIndustries = ['technology', 'marketing', 'healthcare', 'finance', 'business', 'general'] as const;
export const exampleLevels = ['entry', 'mid', 'senior'] as const;

export interface Example {
  id: ExampleId;
  industry: (typeof exampleIndustries)[number];
  level: (typeof exampleLevels)[number];
  templateId: string;
  templateName: string;
  isPremium?: true;
  density: Density;
  /** The industry of the generator that its target terms come from. */
  target: Industry;
}

/** The six examples: one for each industry, two for each level. Their texts are loaded by `loadExamples`. */
export const examples: readonly Example[] = [
  {
    id: 'developer',
    industry: 'technology',
    level: 'entry',
    templateId: 'tech-focused',
    templateName: 'Tech Focused',
    density: 'compact',
    target: 'Technology',
  },
  {
    id: 'marketer',
    industry: 'marketing',
    level: 'mid',
    templateId: 'creative-portfolio',
    templateName: 'Creative Portfolio',
    density: 'compact',
    target: 'Marketing',
  },
  {
    id: 'nurse',
    industry: 'healthcare',
    level: 'senior',
    templateId: 'modern-professional',
    templateName: 'Modern Professional',
    density: 'regular',
    target: 'Healthcare',
  },
  {
    id: 'analyst',
    industry: 'finance',
    level: 'mid',
    templateId: 'classic-executive',
    templateName: 'Classic Executive',
    density: 'compact',
    target: 'Finance',
  },
  {
    id: 'director',
    industry: 'business',
    level: 'senior',
    templateId: 'classic-serif',
    templateName: 'Classic Serif',
    isPremium: true,
    density: 'regular',
    target: 'Operations',
  },
  {
    id: 'service',
    industry: 'general',
    level: 'entry',
    templateId: 'minimal-clean',
    templateName: 'Minimal Clean',
    density: 'compact',
    target: 'Customer Service',
  },
];
