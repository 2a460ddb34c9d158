import type { TemplateDesign } from './template-design';

const displayFont = 'instrument-serif';

/** Tall display serif and a gutter, with the work first, for designers, writers, filmmakers and architects. */
export const creativePortfolio: TemplateDesign = {
  id: 'creative-portfolio',
  name: 'Creative Portfolio',
  category: 'creative',
  isPremium: false,
  accents: ['Vermilion', 'Indigo', 'Pine', 'Plum', 'Ink'],
  margins: { top: 42, right: 50, bottom: 48, left: 50 },
  body: { font: 'instrument-sans', size: 10, leading: 14.5 },
  bullet: { weight: 700, indent: 10 },
  gutter: 112,
  align: 'left',
  header: [
    { kind: 'name', style: { font: displayFont, size: 54, leading: 56, tracking: -0.015 }, opticalMargin: 2 },
    { kind: 'headline', style: { font: displayFont, size: 17, leading: 22, color: 'accent' }, spaceBefore: 1 },
    {
      kind: 'contacts',
      style: { size: 8.6, leading: 13.5, color: 'soft' },
      spaceBefore: 10,
      gap: 18,
      columns: [0, 140, 264],
      split: true,
      inGutter: true,
    },
  ],
  heading: {
    style: { font: displayFont, size: 18, leading: 20 },
    spaceBefore: 10,
    spaceAfter: 5.5,
    decoration: { kind: 'tab', width: 28, thickness: 3, gap: 3 },
  },
  entryLines: [
    {
      placement: 'gutter',
      left: { field: 'date', style: { size: 8.6, color: 'soft' } },
      right: { field: 'title', style: { weight: 600, size: 10.8 } },
    },
    {
      placement: 'gutter',
      left: { field: 'place', style: { size: 8.6, color: 'soft' } },
      right: { field: 'organisation', style: { weight: 600, color: 'accent' } },
    },
  ],
  entryBodyGap: 2,
  projectLines: [
    {
      placement: 'gutter',
      left: { field: 'technologies', style: { size: 8.6, color: 'soft' } },
      right: { field: 'title', style: { weight: 600, size: 10.8 } },
    },
    { placement: 'gutter', right: { field: 'link', style: { size: 9.6, color: 'accent' } } },
  ],
  certificationLine: {
    placement: 'gutter',
    left: { field: 'date', style: { size: 8.6, color: 'soft' } },
    right: { field: 'title', style: {} },
  },
  skills: { form: 'matrix', labelStyle: {} },
  languages: { form: 'inline', levelStyle: {} },
  matrix: { labelStyle: { size: 9.2, color: 'soft' }, valueOffset: 122, rowHeight: 14.5 },
  sectionOrder: [
    'summary',
    'projects',
    'experience',
    'skills',
    'education',
    'certifications',
    'achievements',
    'languages',
  ],
  letter: { dateSpaceBefore: 2.5 },
  eastAsianOverrides: {
    body: { size: 9.8, leading: 16.2 },
    name: { size: 40, leading: 52, weight: 500 },
    heading: { size: 15, spaceAfter: 5 },
    headline: { size: 14 },
  },
};
