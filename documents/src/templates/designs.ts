import { atsCompact } from './ats-compact';
import { classicExecutive } from './classic-executive';
import { classicSerif } from './classic-serif';
import { creativePortfolio } from './creative-portfolio';
import { creativeSplit } from './creative-split';
import { minimalClean } from './minimal-clean';
import { modernAccent } from './modern-accent';
import { modernProfessional } from './modern-professional';
import { techFocused } from './tech-focused';
import { techLead } from './tech-lead';
import type { TemplateDesign } from './template-design';

/** In the order of the gallery. */
export const templateDesigns: TemplateDesign[] = [
  modernProfessional,
  modernAccent,
  classicExecutive,
  classicSerif,
  creativePortfolio,
  creativeSplit,
  minimalClean,
  atsCompact,
  techFocused,
  techLead,
];

/** Unknown ids fall back to the default template. */
export const getTemplateDesign = (templateId: string): TemplateDesign =>
  templateDesigns.find(({ id }) => id === templateId) ?? modernProfessional;
