import type { TemplateDesign } from './template';

/** Nothing but type and space: one left edge, no rules, no color needed. */
export const minimalClean: TemplateDesign = {
  id: 'minimal-clean',
  name: 'Minimal Clean',
  category: 'ats',
  isPremium: false,
  accents: ['Ink', 'Harbour', 'Pine', 'Oxblood', 'Slate'],
  margins: { top: 56, right: 78, bottom: 54, left: 78 },
  body: { face: 'hanken-grotesk', size: 9.4, leading: 13.8 },
  bullet: { weight: 400, indent: 11 },
  align: 'left',
  header: [
    { part: 'name', type: { weight: 300, size: 25, leading: 30, tracking: -0.01, tone: 'accent' }, hang: 1 },
    { part: 'headline', type: { weight: 500, size: 9.6, leading: 14.5 }, before: 3 },
    {
      part: 'contacts',
      type: { size: 8.8, leading: 14.5, tone: 'soft' },
      before: 8,
      gap: 18,
      columns: [0, 146, 292],
    },
  ],
  heading: {
    type: { weight: 500, size: 13, leading: 18, tone: 'accent' },
    before: 21,
    after: 3,
    mark: { kind: 'plain' },
  },
  entry: [
    { placing: 'ends', left: { fact: 'title', type: { weight: 600 } } },
    { placing: 'ends', left: { fact: 'organisation', type: {} } },
    {
      placing: 'near',
      left: { fact: 'date', type: { size: 8.8, tone: 'soft' } },
      right: { fact: 'place', type: { size: 8.8, tone: 'soft' } },
      gap: 12,
    },
  ],
  entryBody: 2,
  project: [
    { placing: 'ends', left: { fact: 'title', type: { weight: 600 } } },
    {
      placing: 'near',
      left: { fact: 'link', type: { size: 8.8, tone: 'soft' } },
      right: { fact: 'technologies', type: { size: 8.8, tone: 'soft' } },
      gap: 12,
    },
  ],
  certification: {
    placing: 'near',
    left: { fact: 'title', type: {} },
    right: { fact: 'date', type: { size: 8.8, tone: 'soft' } },
    gap: 12,
  },
  skills: { form: 'paragraph', label: {} },
  languages: { form: 'inline', level: { tone: 'soft' } },
  order: ['summary', 'experience', 'education', 'projects', 'skills', 'certifications', 'achievements', 'languages'],
  letter: { dateBefore: 2.5 },
  eastAsian: {
    body: { size: 9.2, leading: 15.6 },
    name: { size: 22, leading: 32, weight: 400 },
    heading: { size: 13 },
    headline: { size: 9.6 },
  },
};
