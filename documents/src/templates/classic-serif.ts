import type { TemplateDesign } from './template';

/** Like a well-made book page: academia, publishing, culture, medicine, law. */
export const classicSerif: TemplateDesign = {
  id: 'classic-serif',
  name: 'Classic Serif',
  category: 'classic',
  isPremium: true,
  accents: ['Oxblood', 'Navy', 'Pine', 'Moss', 'Ink'],
  margins: { top: 60, right: 78, bottom: 60, left: 78 },
  body: { face: 'eb-garamond', size: 11, leading: 14 },
  bullet: { weight: 400, indent: 11 },
  align: 'left',
  header: [
    { part: 'name', type: { size: 36, leading: 40, tracking: -0.005 }, hang: 1.5 },
    { part: 'headline', type: { italic: true, size: 14, leading: 18, tone: 'accent' }, before: 0 },
    { part: 'contacts', type: { size: 10, leading: 14 }, before: 10, gap: 18 },
  ],
  heading: {
    type: { weight: 600, size: 9.6, leading: 14, tracking: 0.08, tone: 'accent', capitals: true },
    before: 19,
    after: 6,
    mark: { kind: 'flanked', sides: 'right', gap: 10, thickness: 0.5, tone: { tint: 0.38 } },
  },
  entry: [
    {
      placing: 'ends',
      left: { fact: 'organisation', type: { weight: 600, size: 11.6 } },
      right: { fact: 'date', type: { size: 10.4 } },
    },
    {
      placing: 'ends',
      left: { fact: 'title', type: { italic: true } },
      right: { fact: 'place', type: { italic: true, size: 10.4, tone: 'soft' } },
    },
  ],
  entryBody: 1,
  project: [
    {
      placing: 'ends',
      left: { fact: 'title', type: { weight: 600, size: 11.6 } },
      right: { fact: 'link', type: { italic: true, size: 10.4, tone: 'accent' } },
    },
  ],
  certification: {
    placing: 'ends',
    left: { fact: 'title', type: {} },
    right: { fact: 'date', type: { size: 10.4 } },
  },
  skills: { form: 'run-in', label: { italic: true } },
  languages: { form: 'inline', level: { italic: true } },
  order: ['summary', 'experience', 'education', 'projects', 'skills', 'certifications', 'achievements', 'languages'],
  letter: { dateBefore: 2.5 },
  eastAsian: {
    serif: true,
    body: { size: 9.4, leading: 16 },
    name: { size: 30, leading: 42, weight: 400 },
    heading: { size: 10.4 },
    headline: { size: 12 },
    contacts: { size: 8.8 },
    facts: { first: 10, others: 9 },
  },
};
