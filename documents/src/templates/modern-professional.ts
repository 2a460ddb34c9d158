import type { TemplateDesign } from './template-design';

/** Clear, modern and restrained, with one blue line, for any office job. */
export const modernProfessional: TemplateDesign = {
  id: 'modern-professional',
  name: 'Modern Professional',
  category: 'modern',
  isPremium: false,
  accents: ['Harbour', 'Pine', 'Plum', 'Slate', 'Ink'],
  margins: { top: 52, right: 64, bottom: 54, left: 64 },
  body: { font: 'libre-franklin', size: 10, leading: 14.3 },
  bullet: { weight: 700, indent: 11 },
  align: 'left',
  header: [
    { kind: 'name', style: { weight: 600, size: 29, leading: 32, tracking: -0.015 }, opticalMargin: 1.5 },
    { kind: 'headline', style: { weight: 500, size: 12, leading: 17, color: 'accent' }, spaceBefore: 2 },
    { kind: 'rule', spaceBefore: 12, thickness: 2, color: 'accent' },
    {
      kind: 'contacts',
      style: { size: 8.6, leading: 13.5, color: 'soft' },
      spaceBefore: 7,
      gap: 18,
      columns: [0, 156, 312],
    },
  ],
  heading: {
    style: { weight: 700, size: 11, leading: 15, color: 'accent' },
    spaceBefore: 19,
    spaceAfter: 7,
    decoration: { kind: 'underline', spaceBefore: 3, thickness: 0.5, color: '#C5CDD6' },
  },
  entryLines: [
    {
      placement: 'lineEnds',
      left: { field: 'title', style: { weight: 600, size: 10.6 } },
      right: { field: 'date', style: { weight: 500, size: 9.4 } },
    },
    {
      placement: 'lineEnds',
      left: { field: 'organisation', style: { weight: 500, color: 'soft' } },
      right: { field: 'place', style: { size: 9.4, color: 'soft' } },
    },
  ],
  entryBodyGap: 2,
  projectLines: [
    {
      placement: 'lineEnds',
      left: { field: 'title', style: { weight: 600, size: 10.6 } },
      right: { field: 'link', style: { size: 9.4, color: 'soft' } },
    },
    { placement: 'lineEnds', left: { field: 'technologies', style: { size: 9.4, color: 'soft' } } },
  ],
  certificationLine: {
    placement: 'lineEnds',
    left: { field: 'title', style: {} },
    right: { field: 'date', style: { weight: 500, size: 9.4 } },
  },
  skills: { form: 'run-in', labelStyle: { weight: 600 } },
  languages: { form: 'inline', levelStyle: { color: 'soft' } },
  sectionOrder: [
    'summary',
    'experience',
    'projects',
    'skills',
    'education',
    'certifications',
    'achievements',
    'languages',
  ],
  letter: { dateSpaceBefore: 2.5 },
  eastAsianOverrides: {
    body: { size: 9.8, leading: 16.4 },
    name: { size: 25, leading: 34, weight: 700 },
    heading: { size: 11 },
    headline: { size: 12 },
  },
};
