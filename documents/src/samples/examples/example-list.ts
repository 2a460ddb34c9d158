import type { Industry } from '@shortlist/contracts/platform/industries';
import type { Density } from '../../compose/layout-context';
import type { TemplateId } from '../../templates/template-summaries';
import type { Example, ExampleGroup, ExampleLevel } from './examples';
import { exampleIds, type ExampleId } from './ids';

type ExampleSettings = [Industry, ExampleLevel, templateId: TemplateId, density?: Density];

const exampleSettings: Record<ExampleId, ExampleSettings> = {
  developer: ['Technology', 'entry', 'tech-focused', 'compact'],
  nurse: ['Healthcare', 'senior', 'modern-professional'],
  teacher: ['Education', 'mid', 'classic-executive', 'compact'],
  sales: ['Sales', 'mid', 'modern-professional', 'compact'],
  service: ['Customer Service', 'entry', 'minimal-clean', 'compact'],
  analyst: ['Finance', 'mid', 'classic-executive', 'compact'],
  assistant: ['Operations', 'senior', 'modern-professional', 'compact'],
  marketer: ['Marketing', 'mid', 'modern-accent'],
  engineer: ['Engineering', 'mid', 'tech-focused', 'compact'],
  director: ['Operations', 'senior', 'classic-serif'],
  'software-engineer': ['Technology', 'senior', 'tech-lead', 'compact'],
  'data-analyst': ['Technology', 'mid', 'tech-focused', 'compact'],
  'medical-assistant': ['Healthcare', 'entry', 'modern-professional', 'compact'],
  'physical-therapist': ['Healthcare', 'senior', 'classic-serif', 'compact'],
  accountant: ['Finance', 'senior', 'classic-executive', 'compact'],
  'early-educator': ['Education', 'mid', 'minimal-clean', 'compact'],
  'digital-marketer': ['Marketing', 'mid', 'modern-professional', 'compact'],
  'account-executive': ['Sales', 'senior', 'classic-executive', 'compact'],
  'civil-engineer': ['Engineering', 'entry', 'tech-focused', 'compact'],
  'ux-designer': ['Design', 'mid', 'creative-portfolio', 'compact'],
  'graphic-designer': ['Design', 'mid', 'creative-split', 'compact'],
  paralegal: ['Legal', 'mid', 'classic-serif', 'compact'],
  lawyer: ['Legal', 'senior', 'classic-executive', 'compact'],
  recruiter: ['Human Resources', 'mid', 'modern-professional', 'compact'],
  'hr-manager': ['Human Resources', 'senior', 'classic-serif', 'compact'],
  'customer-success': ['Customer Service', 'mid', 'minimal-clean', 'compact'],
  'machine-operator': ['Manufacturing', 'entry', 'ats-compact', 'compact'],
  'production-supervisor': ['Manufacturing', 'senior', 'ats-compact', 'compact'],
  'sales-associate': ['Retail', 'entry', 'minimal-clean', 'compact'],
  'store-manager': ['Retail', 'senior', 'modern-professional', 'compact'],
  'real-estate-agent': ['Real Estate', 'entry', 'modern-professional', 'compact'],
  'property-manager': ['Real Estate', 'mid', 'classic-executive', 'compact'],
  'management-consultant': ['Consulting', 'mid', 'classic-executive', 'compact'],
  'business-analyst': ['Consulting', 'entry', 'tech-focused', 'compact'],
  fundraiser: ['Non-profit', 'senior', 'classic-serif', 'compact'],
  'volunteer-coordinator': ['Non-profit', 'mid', 'minimal-clean', 'compact'],
  'policy-analyst': ['Government', 'entry', 'classic-executive', 'compact'],
  'social-worker': ['Government', 'senior', 'modern-professional', 'compact'],
  journalist: ['Media', 'mid', 'creative-portfolio', 'compact'],
  'video-editor': ['Media', 'entry', 'creative-split', 'compact'],
  electrician: ['Construction', 'mid', 'ats-compact', 'compact'],
  'construction-manager': ['Construction', 'senior', 'modern-professional', 'compact'],
};

export const examples: readonly Example[] = exampleIds.map((id) => {
  const [industry, level, templateId, density = 'regular'] = exampleSettings[id];
  return { id, industry, level, templateId, density };
});

export const groupByIndustry: Record<Industry, ExampleGroup> = {
  Healthcare: 'healthcare',
  Technology: 'technology',
  Engineering: 'technology',
  Marketing: 'marketing',
  Sales: 'marketing',
  Design: 'marketing',
  Media: 'marketing',
  Finance: 'finance',
  'Real Estate': 'finance',
  Operations: 'business',
  Legal: 'business',
  'Human Resources': 'business',
  Consulting: 'business',
  Manufacturing: 'business',
  'Customer Service': 'general',
  Education: 'general',
  Retail: 'general',
  'Non-profit': 'general',
  Government: 'general',
  Construction: 'general',
};
