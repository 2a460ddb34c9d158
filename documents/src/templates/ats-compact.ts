import type { TemplateDesign } from './template-design';

/** Fits a lot on one page. Suits long careers, and jobs in nursing, engineering and government. */
export const atsCompact: TemplateDesign = {
  id: 'ats-compact',
  name: 'ATS Compact',
  category: 'ats',
  isPremium: true,
  accents: ['Ink', 'Navy', 'Harbour', 'Pine', 'Oxblood'],
  margins: { top: 40, right: 44, bottom: 42, left: 44 },
  body: { font: 'source-sans-3', size: 10, leading: 12.9, compactLeading: 11.7 },
  bullet: { weight: 400, indent: 9 },
  align: 'left',
  header: [
    { kind: 'name', style: { weight: 700, size: 21, leading: 25, color: 'accent' } },
    { kind: 'headline', style: { weight: 600, size: 11, leading: 14, color: 'soft' }, spaceBefore: 0 },
    { kind: 'contacts', style: { size: 9.2, leading: 12.5 }, spaceBefore: 4, gap: 18, spread: true },
  ],
  heading: {
    style: { weight: 700, size: 9.6, leading: 12.5, tracking: 0.05, color: 'accent', uppercase: true },
    spaceBefore: 11,
    spaceAfter: 4,
    decoration: { kind: 'overline', spaceAfter: 3, thickness: 0.75, color: 'ink' },
  },
  entryLines: [
    {
      placement: 'lineEnds',
      left: { field: 'title', style: { weight: 700 } },
      right: { field: 'date', style: { weight: 600 } },
    },
    {
      placement: 'lineEnds',
      left: { field: 'organisation', style: { weight: 600, color: 'soft' } },
      right: { field: 'place', style: { color: 'soft' } },
    },
  ],
  entryBodyGap: 0,
  projectLines: [
    {
      placement: 'lineEnds',
      left: { field: 'title', style: { weight: 700 } },
      right: { field: 'link', style: { color: 'soft' } },
    },
  ],
  certificationLine: {
    placement: 'lineEnds',
    left: { field: 'title', style: {} },
    right: { field: 'date', style: { weight: 600 } },
  },
  skills: { form: 'run-in', labelStyle: { weight: 600 } },
  languages: { form: 'inline', levelStyle: {} },
  sectionOrder: [
    'summary',
    'skills',
    'experience',
    'education',
    'projects',
    'certifications',
    'achievements',
    'languages',
  ],
  letter: { margins: { top: 56, right: 72, bottom: 56, left: 72 }, dateSpaceBefore: 2.5 },
  eastAsianOverrides: {
    body: { size: 9.8, leading: 15.2 },
    name: { size: 19, leading: 26, weight: 700 },
    heading: { size: 9.6 },
    headline: { size: 11 },
  },
};
