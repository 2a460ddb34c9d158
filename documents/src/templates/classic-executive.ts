import type { TemplateDesign } from './template-design';

/** Symmetrical and formal, for directors, lawyers, bankers and public officials. */
export const classicExecutive: TemplateDesign = {
  id: 'classic-executive',
  name: 'Classic Executive',
  category: 'classic',
  isPremium: false,
  accents: ['Navy', 'Ink', 'Oxblood', 'Pine', 'Slate'],
  margins: { top: 54, right: 68, bottom: 56, left: 68 },
  body: { font: 'source-serif-4', size: 10, leading: 14.1 },
  bullet: { weight: 600, indent: 11 },
  align: 'center',
  header: [
    { kind: 'name', style: { size: 24, leading: 30, tracking: 0.08, color: 'accent', uppercase: true } },
    { kind: 'headline', style: { italic: true, size: 11.5, leading: 17 }, spaceBefore: 0 },
    { kind: 'contacts', style: { size: 8.8, leading: 14, color: 'soft' }, spaceBefore: 6, gap: 17 },
    { kind: 'rule', spaceBefore: 10, thickness: 2, color: 'accent' },
    { kind: 'rule', spaceBefore: 2, thickness: 0.5, color: 'accent' },
  ],
  heading: {
    style: { weight: 600, size: 9.6, leading: 14, tracking: 0.08, color: 'accent', uppercase: true },
    spaceBefore: 20,
    spaceBeforeFirst: 18,
    spaceAfter: 8,
    decoration: { kind: 'flanked', sides: 'both', gap: 14, thickness: 0.5, color: '#9AA3B2' },
  },
  entryLines: [
    {
      placement: 'lineEnds',
      left: { field: 'organisation', style: { weight: 600, size: 10.8 } },
      right: { field: 'place', style: { size: 9.6, color: 'soft' } },
    },
    {
      placement: 'lineEnds',
      left: { field: 'title', style: { italic: true } },
      right: { field: 'date', style: { italic: true, size: 9.6 } },
    },
  ],
  entryBodyGap: 2,
  projectLines: [
    {
      placement: 'lineEnds',
      left: { field: 'title', style: { weight: 600, size: 10.8 } },
      right: { field: 'link', style: { color: 'soft' } },
    },
  ],
  certificationLine: {
    placement: 'lineEnds',
    left: { field: 'title', style: {} },
    right: { field: 'date', style: { italic: true, size: 9.6 } },
  },
  skills: { form: 'paragraph', labelStyle: { weight: 600 } },
  languages: { form: 'inline', levelStyle: { italic: true } },
  sectionOrder: [
    'summary',
    'experience',
    'education',
    'skills',
    'projects',
    'certifications',
    'achievements',
    'languages',
  ],
  letter: { margins: { left: 86, right: 86 }, dateSpaceBefore: 2.5 },
  eastAsianOverrides: {
    isSerif: true,
    body: { size: 9.8, leading: 16.5 },
    name: { size: 23, leading: 32, weight: 400 },
    heading: { size: 10 },
    headline: { size: 11.5 },
  },
};
