import type { TemplateDesign } from './template';

const display = 'instrument-serif';

/** Tall display serif and Swiss gutter, work first: designers, writers, film, architecture. */
export const creativePortfolio: TemplateDesign = {
  id: 'creative-portfolio',
  name: 'Creative Portfolio',
  category: 'creative',
  isPremium: false,
  accents: ['Vermilion', 'Indigo', 'Pine', 'Plum', 'Ink'],
  margins: { top: 42, right: 50, bottom: 48, left: 50 },
  body: { face: 'instrument-sans', size: 9.2, leading: 13.5 },
  bullet: { weight: 700, indent: 10 },
  gutter: 112,
  align: 'left',
  header: [
    { part: 'name', type: { face: display, size: 54, leading: 56, tracking: -0.015 }, hang: 2 },
    { part: 'headline', type: { face: display, size: 17, leading: 22, tone: 'accent' }, before: 0 },
    {
      part: 'contacts',
      type: { size: 8.6, leading: 13.5, tone: 'soft' },
      before: 10,
      gap: 18,
      columns: [0, 140, 264],
      split: true,
      inGutter: true,
    },
  ],
  heading: {
    type: { face: display, size: 18, leading: 20 },
    before: 14,
    after: 2,
    mark: { kind: 'tab', width: 28, thickness: 3, gap: 3 },
  },
  entry: [
    {
      placing: 'gutter',
      left: { fact: 'date', type: { size: 8.4, tone: 'soft' } },
      right: { fact: 'title', type: { weight: 600, size: 10 } },
    },
    {
      placing: 'gutter',
      left: { fact: 'place', type: { size: 8.4, tone: 'soft' } },
      right: { fact: 'organisation', type: { weight: 500, tone: 'accent' } },
    },
  ],
  entryBody: 2,
  project: [
    {
      placing: 'gutter',
      left: { fact: 'technologies', type: { size: 8.4, tone: 'soft' } },
      right: { fact: 'title', type: { weight: 600, size: 10 } },
    },
    { placing: 'gutter', right: { fact: 'link', type: { size: 8.8, tone: 'accent' } } },
  ],
  certification: {
    placing: 'gutter',
    left: { fact: 'date', type: { size: 8.4, tone: 'soft' } },
    right: { fact: 'title', type: {} },
  },
  skills: { form: 'matrix', label: {} },
  languages: { form: 'inline', level: {} },
  matrix: { label: { size: 8.4, tone: 'soft' }, column: 112, row: 13.5 },
  order: ['summary', 'projects', 'experience', 'skills', 'education', 'certifications', 'achievements', 'languages'],
  letter: { dateBefore: 2.5 },
  eastAsian: {
    body: { size: 9, leading: 15 },
    name: { size: 40, leading: 52, weight: 500 },
    heading: { size: 15, after: 5 },
    headline: { size: 14 },
  },
};
