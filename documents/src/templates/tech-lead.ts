import type { TemplateDesign } from './template-design';

const slabFont = 'zilla-slab';
const noteType = { font: 'fira-mono', size: 8.6, color: 'soft' } as const;

/**
 * Resembles an engineering drawing, with title block, margin column and slab serif, for staff engineers and heads of
 * technology.
 */
export const techLead: TemplateDesign = {
  id: 'tech-lead',
  name: 'Tech Lead',
  category: 'tech',
  isPremium: true,
  accents: ['Rust', 'Harbour', 'Pine', 'Plum', 'Ink'],
  margins: { top: 48, right: 40, bottom: 54, left: 50 },
  body: { font: 'fira-sans', size: 10, leading: 14.5 },
  bullet: { weight: 600, indent: 11 },
  marginColumn: { gap: 28, width: 128, divider: { offset: 12, thickness: 0.5, color: '#B9A99F' } },
  align: 'left',
  header: [
    { kind: 'rule', spaceBefore: 0, thickness: 3, color: 'ink' },
    {
      kind: 'title-block',
      spaceBefore: 10,
      main: [
        {
          kind: 'name',
          style: { font: slabFont, weight: 600, size: 32, leading: 36, tracking: -0.01 },
          opticalMargin: 1,
        },
        {
          kind: 'headline',
          style: { font: slabFont, weight: 500, size: 14, leading: 18, color: 'accent' },
          spaceBefore: 0,
        },
      ],
      margin: [{ kind: 'contacts', style: { size: 8.2, leading: 13.5 }, spaceBefore: 0, gap: 0, stacked: true }],
    },
    { kind: 'rule', spaceBefore: 11, thickness: 0.5, color: 'ink' },
  ],
  heading: {
    style: { font: slabFont, weight: 600, size: 14.5, leading: 18 },
    spaceBefore: 18,
    spaceBeforeFirst: 16,
    spaceAfter: 5,
    decoration: { kind: 'plain' },
  },
  entryLines: [
    {
      placement: 'margin',
      left: { field: 'title', style: { weight: 600, size: 10.8 } },
      right: { field: 'date', style: noteType },
    },
    {
      placement: 'margin',
      left: { field: 'organisation', style: { weight: 500, color: 'accent' } },
      right: { field: 'place', style: noteType },
    },
  ],
  entryBodyGap: 2,
  projectLines: [
    {
      placement: 'margin',
      left: { field: 'title', style: { weight: 600, size: 10.8 } },
      right: { field: 'technologies', style: noteType },
    },
    { placement: 'margin', left: { field: 'link', style: { color: 'accent' } } },
  ],
  certificationLine: {
    placement: 'margin',
    left: { field: 'title', style: {} },
    right: { field: 'date', style: noteType },
  },
  skills: { form: 'matrix', labelStyle: {} },
  languages: { form: 'inline', levelStyle: {} },
  matrix: { labelStyle: { weight: 500 }, valueOffset: 114, rowHeight: 14.5 },
  sectionOrder: [
    'summary',
    'experience',
    'skills',
    'projects',
    'education',
    'certifications',
    'achievements',
    'languages',
  ],
  letter: { dateSpaceBefore: 2 },
  eastAsianOverrides: {
    body: { size: 9.8, leading: 16.4 },
    name: { size: 27, leading: 36, weight: 700 },
    heading: { size: 12.5 },
    headline: { size: 12 },
  },
};
