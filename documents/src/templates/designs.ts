import { atsCompact } from './ats-compact';
import { classicExecutive } from './classic-executive';
import { classicSerif } from './classic-serif';
import { creativePortfolio } from './creative-portfolio';
import { minimalClean } from './minimal-clean';
import { modernProfessional } from './modern-professional';
import { techFocused } from './tech-focused';
import { techLead } from './tech-lead';
import type { TemplateDesign } from './template';

/** Every template, in the order of the gallery. */
export const designs: TemplateDesign[] = [
  modernProfessional,
  classicExecutive,
  classicSerif,
  creativePortfolio,
  minimalClean,
  atsCompact,
  techFocused,
  techLead,
];

/** The template of an id; an unknown id means the default, as the specification reads it. */
export const designOf = (templateId: string): TemplateDesign =>
  designs.find(({ id }) => id === templateId) ?? modernProfessional;
