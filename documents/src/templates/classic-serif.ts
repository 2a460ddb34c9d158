import type { TemplateDesign } from './template-design';

/** Resembles a well-made book page, for academia, publishing, culture, medicine and law. */
export const classicSerif: TemplateDesign = {
  id: 'classic-serif',
  name: 'Classic Serif',
  category: 'classic',
  isPremium: true,
  accents: ['Oxblood', 'Navy', 'Pine', 'Moss', 'Ink'],
  margins: { top: 60, right: 78, bottom: 60, left: 78 },
  body: { font: 'eb-garamond', size: 11, leading: 14 },
  bullet: { weight: 400, indent: 11 },
  align: 'left',
  header: [
    { kind: 'name', style: { size: 36, leading: 40, tracking: -0.005 }, opticalMargin: 1.5 },
    { kind: 'headline', style: { italic: true, size: 14, leading: 18, color: 'accent' }, spaceBefore: 0 },
    { kind: 'contacts', style: { size: 10, leading: 14 }, spaceBefore: 10, gap: 18 },
  ],
  heading: {
    style: { weight: 600, size: 9.6, leading: 14, tracking: 0.08, color: 'accent', uppercase: true },
    spaceBefore: 19,
    spaceAfter: 6,
    decoration: { kind: 'flanked', sides: 'right', gap: 10, thickness: 0.5, color: { tint: 0.38 } },
  },
  entryLines: [
    {
      placement: 'lineEnds',
      left: { field: 'organisation', style: { weight: 600, size: 11.6 } },
      right: { field: 'date', style: { size: 10.4 } },
    },
    {
      placement: 'lineEnds',
      left: { field: 'title', style: { italic: true } },
      right: { field: 'place', style: { italic: true, size: 10.4, color: 'soft' } },
    },
  ],
  entryBodyGap: 1,
  projectLines: [
    {
      placement: 'lineEnds',
      left: { field: 'title', style: { weight: 600, size: 11.6 } },
      right: { field: 'link', style: { italic: true, size: 10.4, color: 'accent' } },
    },
  ],
  certificationLine: {
    placement: 'lineEnds',
    left: { field: 'title', style: {} },
    right: { field: 'date', style: { size: 10.4 } },
  },
  skills: { form: 'run-in', labelStyle: { italic: true } },
  languages: { form: 'inline', levelStyle: { italic: true } },
  sectionOrder: [
    'summary',
    'experience',
    'education',
    'projects',
    'skills',
    'certifications',
    'achievements',
    'languages',
  ],
  letter: { dateSpaceBefore: 2.5 },
  eastAsianOverrides: {
    isSerif: true,
    body: { size: 9.8, leading: 16.6 },
    name: { size: 30, leading: 42, weight: 400 },
    heading: { size: 10.4 },
    headline: { size: 12 },
    contacts: { size: 8.8 },
    entry: { first: 10.4, others: 9.4 },
  },
};
