import type { TemplateDesign } from './template';

/** As much as fits on one page without crowding: long careers, nursing, engineering, government forms. */
export const atsCompact: TemplateDesign = {
  id: 'ats-compact',
  name: 'ATS Compact',
  category: 'ats',
  isPremium: true,
  accents: ['Ink', 'Navy', 'Harbour', 'Pine', 'Oxblood'],
  margins: { top: 40, right: 44, bottom: 42, left: 44 },
  body: { face: 'source-sans-3', size: 9.7, leading: 12.5, compactLeading: 11.7 },
  bullet: { weight: 400, indent: 9 },
  align: 'left',
  header: [
    { part: 'name', type: { weight: 700, size: 21, leading: 25, tone: 'accent' } },
    { part: 'headline', type: { weight: 600, size: 11, leading: 14, tone: 'soft' }, before: 0 },
    { part: 'contacts', type: { size: 9.2, leading: 12.5 }, before: 4, gap: 18, spread: true },
  ],
  heading: {
    type: { weight: 700, size: 9.6, leading: 12.5, tracking: 0.05, tone: 'accent', capitals: true },
    before: 11,
    after: 4,
    mark: { kind: 'overline', after: 3, thickness: 0.75, tone: 'ink' },
  },
  entry: [
    {
      placing: 'ends',
      left: { fact: 'title', type: { weight: 700 } },
      right: { fact: 'date', type: { weight: 600 } },
    },
    {
      placing: 'ends',
      left: { fact: 'organisation', type: { weight: 600, tone: 'soft' } },
      right: { fact: 'place', type: { tone: 'soft' } },
    },
  ],
  entryBody: 0,
  project: [
    {
      placing: 'ends',
      left: { fact: 'title', type: { weight: 700 } },
      right: { fact: 'link', type: { tone: 'soft' } },
    },
  ],
  certification: {
    placing: 'ends',
    left: { fact: 'title', type: {} },
    right: { fact: 'date', type: { weight: 600 } },
  },
  skills: { form: 'run-in', label: { weight: 600 } },
  languages: { form: 'inline', level: {} },
  order: ['summary', 'skills', 'experience', 'education', 'projects', 'certifications', 'achievements', 'languages'],
  letter: { margins: { top: 56, right: 72, bottom: 56, left: 72 }, dateBefore: 2.5 },
  eastAsian: {
    body: { size: 9, leading: 14 },
    name: { size: 19, leading: 26, weight: 700 },
    heading: { size: 9.6 },
    headline: { size: 11 },
  },
};
