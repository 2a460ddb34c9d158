import type { TemplateDesign } from './template';

const slab = 'zilla-slab';
const note = { face: 'fira-mono', size: 8, tone: 'soft' } as const;

/** Like an engineering drawing, with title block, margin axis and slab serif: staff engineers, heads of technology. */
export const techLead: TemplateDesign = {
  id: 'tech-lead',
  name: 'Tech Lead',
  category: 'tech',
  isPremium: true,
  accents: ['Rust', 'Harbour', 'Pine', 'Plum', 'Ink'],
  margins: { top: 48, right: 40, bottom: 54, left: 50 },
  body: { face: 'fira-sans', size: 9.2, leading: 13.5 },
  bullet: { weight: 600, indent: 11 },
  marginColumn: { gap: 28, width: 128, axis: { before: 12, thickness: 0.5, tone: '#B9A99F' } },
  align: 'left',
  header: [
    { part: 'rule', before: 0, thickness: 3, tone: 'ink' },
    {
      part: 'title-block',
      before: 10,
      main: [
        { part: 'name', type: { face: slab, weight: 600, size: 32, leading: 36, tracking: -0.01 }, hang: 1 },
        { part: 'headline', type: { face: slab, weight: 500, size: 14, leading: 18, tone: 'accent' }, before: 0 },
      ],
      margin: [{ part: 'contacts', type: { size: 8.2, leading: 13.5 }, before: 0, gap: 0, stacked: true }],
    },
    { part: 'rule', before: 11, thickness: 0.5, tone: 'ink' },
  ],
  heading: {
    type: { face: slab, weight: 600, size: 14.5, leading: 18 },
    before: 18,
    first: 16,
    after: 5,
    mark: { kind: 'plain' },
  },
  entry: [
    {
      placing: 'margin',
      left: { fact: 'title', type: { weight: 600, size: 10 } },
      right: { fact: 'date', type: note },
    },
    {
      placing: 'margin',
      left: { fact: 'organisation', type: { weight: 500, tone: 'accent' } },
      right: { fact: 'place', type: note },
    },
  ],
  entryBody: 2,
  project: [
    {
      placing: 'margin',
      left: { fact: 'title', type: { weight: 600, size: 10 } },
      right: { fact: 'technologies', type: note },
    },
    { placing: 'margin', left: { fact: 'link', type: { tone: 'accent' } } },
  ],
  certification: {
    placing: 'margin',
    left: { fact: 'title', type: {} },
    right: { fact: 'date', type: note },
  },
  skills: { form: 'matrix', label: {} },
  languages: { form: 'inline', level: {} },
  matrix: { label: { weight: 500 }, column: 104, row: 13.5 },
  order: ['summary', 'experience', 'skills', 'projects', 'education', 'certifications', 'achievements', 'languages'],
  letter: { dateBefore: 2 },
  eastAsian: {
    body: { size: 9, leading: 15.2 },
    name: { size: 27, leading: 36, weight: 700 },
    heading: { size: 12.5 },
    headline: { size: 12 },
  },
};
