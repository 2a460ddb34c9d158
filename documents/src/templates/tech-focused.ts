import type { TemplateDesign } from './template-design';

const monoFont = 'ibm-plex-mono';

/** Resembles documentation, with the skills matrix on top and details in monospace, for developers and operators. */
export const techFocused: TemplateDesign = {
  id: 'tech-focused',
  name: 'Tech Focused',
  category: 'tech',
  isPremium: false,
  accents: ['Pine', 'Harbour', 'Indigo', 'Rust', 'Ink'],
  margins: { top: 46, right: 52, bottom: 50, left: 52 },
  body: { font: 'ibm-plex-sans', size: 10, leading: 14.4 },
  bullet: { weight: 400, indent: 11 },
  align: 'left',
  header: [
    { kind: 'name', style: { weight: 600, size: 26, leading: 31, tracking: -0.01 }, opticalMargin: 1 },
    {
      kind: 'headline',
      style: { font: monoFont, weight: 500, size: 10.2, leading: 15, color: 'accent' },
      spaceBefore: 0,
    },
    {
      kind: 'contacts',
      style: { font: monoFont, size: 7.8, leading: 13.5, color: 'soft' },
      spaceBefore: 9,
      gap: 18,
      columns: [0, 164, 328],
    },
  ],
  heading: {
    style: { font: monoFont, weight: 600, size: 10, leading: 17, color: 'accent' },
    spaceBefore: 17,
    spaceAfter: 6,
    decoration: { kind: 'bar', tint: 0.09, bleed: 7, edgeWidth: 3 },
  },
  entryLines: [
    {
      placement: 'lineEnds',
      left: { field: 'title', style: { weight: 600, size: 10.7 } },
      right: { field: 'date', style: { font: monoFont, size: 8.7 } },
    },
    {
      placement: 'lineEnds',
      left: { field: 'organisation', style: { weight: 500, color: 'accent' } },
      right: { field: 'place', style: { font: monoFont, size: 8.7, color: 'soft' } },
    },
  ],
  entryBodyGap: 2,
  projectLines: [
    {
      placement: 'lineEnds',
      left: { field: 'title', style: { weight: 600, size: 10.7 } },
      right: { field: 'link', style: { font: monoFont, size: 8.7, color: 'accent' } },
    },
    { placement: 'lineEnds', left: { field: 'technologies', style: { font: monoFont, size: 8.7, color: 'soft' } } },
  ],
  certificationLine: {
    placement: 'lineEnds',
    left: { field: 'title', style: {} },
    right: { field: 'date', style: { font: monoFont, size: 8.7 } },
  },
  skills: { form: 'matrix', labelStyle: {} },
  languages: { form: 'matrix', levelStyle: {} },
  matrix: {
    labelStyle: { font: monoFont, size: 8.9, color: 'soft' },
    valueOffset: 134,
    rowHeight: 18.9,
    rule: { thickness: 0.5, color: '#CBD3D1' },
  },
  sectionOrder: [
    'summary',
    'skills',
    'experience',
    'projects',
    'education',
    'certifications',
    'achievements',
    'languages',
  ],
  letter: { header: [{ kind: 'rule', spaceBefore: 9, thickness: 1, color: 'ink' }], dateSpaceBefore: 2 },
  eastAsianOverrides: {
    body: { size: 9.8, leading: 16.4 },
    name: { size: 23, leading: 32, weight: 700 },
    heading: { size: 10 },
    headline: { size: 10.2 },
  },
};
