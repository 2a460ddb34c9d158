import type { TemplateDesign } from './template';

const display = 'bricolage-grotesque';

/** Color block and soft panel with heavy type: brand, media, UX, events. */
export const creativeSplit: TemplateDesign = {
  id: 'creative-split',
  name: 'Creative Split',
  category: 'creative',
  isPremium: true,
  accents: ['Plum', 'Petrol', 'Oxblood', 'Indigo', 'Ink'],
  margins: { first: 72, top: 46, right: 48, bottom: 50, left: 38 },
  body: { face: 'work-sans', size: 9.1, leading: 13.5 },
  bullet: { weight: 400, indent: 11 },
  align: 'left',
  side: {
    at: 'left',
    width: 118,
    gap: 44,
    before: 23,
    sections: ['skills', 'languages', 'achievements'],
    heading: { smaller: 2, before: 15 },
    items: { smaller: 0.4, closer: 0.5 },
    panel: { after: 16, tint: 0.07 },
  },
  header: [
    {
      part: 'title-block',
      before: 0,
      main: [
        { part: 'name', type: { face: display, weight: 800, size: 44, leading: 46, tracking: -0.025 }, hang: 2 },
        { part: 'headline', type: { weight: 500, size: 11.5, leading: 16, tone: 'accent' }, before: 8 },
      ],
      margin: [
        { part: 'contacts', type: { size: 8.2, leading: 13.5, tone: '#FFFFFF' }, before: 0, gap: 0, stacked: true },
      ],
      block: { below: 7.5, tone: 'accent' },
    },
  ],
  heading: {
    type: { face: display, weight: 700, size: 13, leading: 17, tone: 'accent' },
    before: 18,
    first: 0,
    after: 6,
    mark: { kind: 'plain' },
  },
  entry: [
    {
      placing: 'ends',
      left: { fact: 'title', type: { weight: 600, size: 9.8 } },
      right: { fact: 'date', type: { size: 8.4, tone: 'soft' } },
    },
    {
      placing: 'ends',
      left: { fact: 'organisation', type: { weight: 500, tone: 'accent' } },
      right: { fact: 'place', type: { size: 8.4, tone: 'soft' } },
    },
  ],
  entryBody: 2,
  project: [
    {
      placing: 'ends',
      left: { fact: 'title', type: { weight: 600, size: 9.8 } },
      right: { fact: 'link', type: { size: 8.4, tone: 'accent' } },
    },
  ],
  certification: {
    placing: 'ends',
    left: { fact: 'title', type: {} },
    right: { fact: 'date', type: { size: 8.4, tone: 'soft' } },
  },
  skills: { form: 'run-in', label: { weight: 600 } },
  languages: { form: 'inline', level: { tone: 'soft' } },
  order: ['summary', 'experience', 'projects', 'education', 'certifications'],
  letter: { dateBefore: 1.5 },
  eastAsian: {
    body: { size: 8.8, leading: 15 },
    name: { size: 34, leading: 46, weight: 700 },
    heading: { size: 13 },
    headline: { size: 11.5 },
  },
};
