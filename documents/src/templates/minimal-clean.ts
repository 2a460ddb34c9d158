import type { TemplateDesign } from './template-design';

/** Only type and white space, with one left edge and no rules. */
export const minimalClean: TemplateDesign = {
  id: 'minimal-clean',
  name: 'Minimal Clean',
  category: 'ats',
  isPremium: false,
  accents: ['Ink', 'Harbour', 'Pine', 'Oxblood', 'Slate'],
  margins: { top: 56, right: 78, bottom: 54, left: 78 },
  body: { font: 'hanken-grotesk', size: 10, leading: 14.6 },
  bullet: { weight: 400, indent: 11 },
  align: 'left',
  header: [
    { kind: 'name', style: { weight: 300, size: 25, leading: 30, tracking: -0.01, color: 'accent' }, opticalMargin: 1 },
    { kind: 'headline', style: { weight: 500, size: 10.4, leading: 14.5 }, spaceBefore: 3 },
    {
      kind: 'contacts',
      style: { size: 8.8, leading: 14.5, color: 'soft' },
      spaceBefore: 8,
      gap: 18,
      columns: [0, 146, 292],
    },
  ],
  heading: {
    style: { weight: 500, size: 13, leading: 18, color: 'accent' },
    spaceBefore: 21,
    spaceAfter: 3,
    decoration: { kind: 'plain' },
  },
  entryLines: [
    { placement: 'lineEnds', left: { field: 'title', style: { weight: 600 } } },
    { placement: 'lineEnds', left: { field: 'organisation', style: {} } },
    {
      placement: 'near',
      left: { field: 'date', style: { size: 9.4, color: 'soft' } },
      right: { field: 'place', style: { size: 9.4, color: 'soft' } },
      gap: 12,
    },
  ],
  entryBodyGap: 2,
  projectLines: [
    { placement: 'lineEnds', left: { field: 'title', style: { weight: 600 } } },
    {
      placement: 'near',
      left: { field: 'link', style: { size: 9.4, color: 'soft' } },
      right: { field: 'technologies', style: { size: 9.4, color: 'soft' } },
      gap: 12,
    },
  ],
  certificationLine: {
    placement: 'near',
    left: { field: 'title', style: {} },
    right: { field: 'date', style: { size: 9.4, color: 'soft' } },
    gap: 12,
  },
  skills: { form: 'paragraph', labelStyle: { weight: 500 } },
  languages: { form: 'inline', levelStyle: { color: 'soft' } },
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
    body: { size: 9.8, leading: 16.5 },
    name: { size: 22, leading: 32, weight: 400 },
    heading: { size: 13 },
    headline: { size: 10.2 },
  },
};
