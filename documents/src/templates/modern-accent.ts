import type { TemplateDesign } from './template';

const white = '#FFFFFF';

/** Bold color band and quick-facts column: consulting, product, marketing, sales. */
export const modernAccent: TemplateDesign = {
  id: 'modern-accent',
  name: 'Modern Accent',
  category: 'modern',
  isPremium: true,
  accents: ['Petrol', 'Navy', 'Oxblood', 'Plum', 'Ink'],
  margins: { first: 40, top: 46, right: 46, bottom: 50, left: 50 },
  body: { face: 'figtree', size: 9.2, leading: 13.5 },
  bullet: { weight: 700, indent: 11 },
  align: 'left',
  side: {
    at: 'right',
    width: 120,
    gap: 36,
    before: 26,
    sections: ['skills', 'languages', 'achievements'],
    heading: { smaller: 0, before: 18 },
    items: { smaller: 0.2, closer: 0 },
    axis: { before: 16, thickness: 0.5, tone: '#BFCBCF' },
  },
  band: {
    below: 20,
    tone: 'accent',
    later: 12,
    strip: {
      height: 3,
      tones: { Petrol: '#D9A441', Navy: '#C98B6B', Oxblood: '#D8B08C', Plum: '#C9A2C4', Ink: '#9AA3AD' },
    },
  },
  header: [
    { part: 'name', type: { weight: 700, size: 31, leading: 35, tracking: -0.015, tone: white } },
    { part: 'headline', type: { size: 12, leading: 17, tone: { tint: 0.18 } }, before: 2 },
    { part: 'contacts', type: { size: 8.6, leading: 13.5, tone: white }, before: 14, gap: 18, spread: true },
  ],
  heading: {
    type: { weight: 700, size: 11.5, leading: 15, tone: 'accent' },
    before: 18,
    first: 0,
    after: 6,
    mark: { kind: 'plain' },
  },
  entry: [
    {
      placing: 'ends',
      left: { fact: 'title', type: { weight: 700, size: 10 } },
      right: { fact: 'date', type: { weight: 500, size: 8.6, tone: 'accent' } },
    },
    {
      placing: 'ends',
      left: { fact: 'organisation', type: { weight: 500 } },
      right: { fact: 'place', type: { size: 8.6, tone: 'soft' } },
    },
  ],
  entryBody: 2,
  project: [
    {
      placing: 'ends',
      left: { fact: 'title', type: { weight: 700, size: 10 } },
      right: { fact: 'link', type: { size: 8.6, tone: 'accent' } },
    },
  ],
  note: { tone: 'soft' },
  certification: {
    placing: 'ends',
    left: { fact: 'title', type: {} },
    right: { fact: 'date', type: { weight: 500, size: 8.6, tone: 'accent' } },
  },
  skills: { form: 'run-in', label: { weight: 600 } },
  languages: { form: 'inline', level: { tone: 'soft' } },
  order: ['summary', 'experience', 'projects', 'education', 'certifications'],
  letter: { dateBefore: 1 },
  eastAsian: {
    body: { size: 9, leading: 15.2 },
    name: { size: 27, leading: 36, weight: 700 },
    heading: { size: 11.5 },
    headline: { size: 12 },
  },
};
