import type { TemplateDesign } from './template';

const mono = 'ibm-plex-mono';

/** Reads like good documentation, with the skills matrix on top and monospaced facts: developers, data, operations. */
export const techFocused: TemplateDesign = {
  id: 'tech-focused',
  name: 'Tech Focused',
  category: 'tech',
  isPremium: false,
  accents: ['Pine', 'Harbour', 'Indigo', 'Rust', 'Ink'],
  margins: { top: 46, right: 52, bottom: 50, left: 52 },
  body: { face: 'ibm-plex-sans', size: 9.3, leading: 13.5 },
  bullet: { weight: 400, indent: 11 },
  align: 'left',
  header: [
    { part: 'name', type: { weight: 600, size: 26, leading: 31, tracking: -0.01 }, hang: 1 },
    { part: 'headline', type: { face: mono, weight: 500, size: 10.2, leading: 15, tone: 'accent' }, before: 0 },
    {
      part: 'contacts',
      type: { face: mono, size: 7.8, leading: 13.5, tone: 'soft' },
      before: 9,
      gap: 18,
      columns: [0, 164, 328],
    },
  ],
  heading: {
    type: { face: mono, weight: 600, size: 9.4, leading: 17, tone: 'accent' },
    before: 17,
    after: 6,
    mark: { kind: 'bar', tint: 0.09, bleed: 7, edge: 3 },
  },
  entry: [
    {
      placing: 'ends',
      left: { fact: 'title', type: { weight: 600, size: 10 } },
      right: { fact: 'date', type: { face: mono, size: 8 } },
    },
    {
      placing: 'ends',
      left: { fact: 'organisation', type: { weight: 500, tone: 'accent' } },
      right: { fact: 'place', type: { face: mono, size: 8, tone: 'soft' } },
    },
  ],
  entryBody: 2,
  project: [
    {
      placing: 'ends',
      left: { fact: 'title', type: { weight: 600, size: 10 } },
      right: { fact: 'link', type: { face: mono, size: 8, tone: 'accent' } },
    },
    { placing: 'ends', left: { fact: 'technologies', type: { face: mono, size: 8, tone: 'soft' } } },
  ],
  certification: {
    placing: 'ends',
    left: { fact: 'title', type: {} },
    right: { fact: 'date', type: { face: mono, size: 8 } },
  },
  skills: { form: 'matrix', label: {} },
  languages: { form: 'matrix', level: {} },
  matrix: {
    label: { face: mono, size: 8.2, tone: 'soft' },
    column: 124,
    row: 18,
    line: { thickness: 0.5, tone: '#CBD3D1' },
  },
  order: ['summary', 'skills', 'experience', 'projects', 'education', 'certifications', 'achievements', 'languages'],
  letter: { header: [{ part: 'rule', before: 9, thickness: 1, tone: 'ink' }], dateBefore: 2 },
  eastAsian: {
    body: { size: 9, leading: 15.2 },
    name: { size: 23, leading: 32, weight: 700 },
    heading: { size: 9.4 },
    headline: { size: 10.2 },
  },
};
