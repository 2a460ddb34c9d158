import type { TemplateDesign } from './template-design';

const white = '#FFFFFF';

/** Bold color band and a column of short facts, for consulting, product, marketing and sales. */
export const modernAccent: TemplateDesign = {
  id: 'modern-accent',
  name: 'Modern Accent',
  category: 'modern',
  isPremium: true,
  accents: ['Petrol', 'Navy', 'Oxblood', 'Plum', 'Ink'],
  margins: { firstPageTop: 40, top: 46, right: 46, bottom: 50, left: 50 },
  body: { font: 'figtree', size: 10, leading: 14.5 },
  bullet: { weight: 700, indent: 11 },
  align: 'left',
  sideColumn: {
    position: 'right',
    width: 120,
    gap: 36,
    spaceBefore: 26,
    sections: ['skills', 'languages', 'achievements'],
    heading: { sizeReduction: 0, spaceBefore: 18 },
    items: { sizeReduction: 1, leadingReduction: 1 },
    divider: { offset: 16, thickness: 0.5, color: '#BFCBCF' },
  },
  band: {
    paddingBottom: 20,
    color: 'accent',
    laterPagesHeight: 12,
    strip: {
      height: 3,
      colors: { Petrol: '#D9A441', Navy: '#C98B6B', Oxblood: '#D8B08C', Plum: '#C9A2C4', Ink: '#9AA3AD' },
    },
  },
  header: [
    { kind: 'name', style: { weight: 700, size: 31, leading: 35, tracking: -0.015, color: white } },
    { kind: 'headline', style: { size: 12, leading: 17, color: { tint: 0.18 } }, spaceBefore: 2 },
    { kind: 'contacts', style: { size: 8.6, leading: 13.5, color: white }, spaceBefore: 14, gap: 18, spread: true },
  ],
  heading: {
    style: { weight: 700, size: 11.5, leading: 15, color: 'accent' },
    spaceBefore: 18,
    spaceBeforeFirst: 0,
    spaceAfter: 6,
    decoration: { kind: 'plain' },
  },
  entryLines: [
    {
      placement: 'lineEnds',
      left: { field: 'title', style: { weight: 700, size: 10.8 } },
      right: { field: 'date', style: { weight: 500, size: 9.4, color: 'accent' } },
    },
    {
      placement: 'lineEnds',
      left: { field: 'organisation', style: { weight: 500 } },
      right: { field: 'place', style: { size: 9.4, color: 'soft' } },
    },
  ],
  entryBodyGap: 2,
  projectLines: [
    {
      placement: 'lineEnds',
      left: { field: 'title', style: { weight: 700, size: 10.8 } },
      right: { field: 'link', style: { size: 9.4, color: 'accent' } },
    },
  ],
  noteStyle: { color: 'soft' },
  certificationLine: {
    placement: 'lineEnds',
    left: { field: 'title', style: {} },
    right: { field: 'date', style: { weight: 500, size: 9.4, color: 'accent' } },
  },
  skills: { form: 'run-in', labelStyle: { weight: 600 } },
  languages: { form: 'inline', levelStyle: { color: 'soft' } },
  sectionOrder: ['summary', 'experience', 'projects', 'education', 'certifications'],
  letter: { dateSpaceBefore: 1 },
  eastAsianOverrides: {
    body: { size: 9.8, leading: 16.4 },
    name: { size: 27, leading: 36, weight: 700 },
    heading: { size: 11.5 },
    headline: { size: 12 },
  },
};
