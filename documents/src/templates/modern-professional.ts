import type { TemplateDesign } from './template';

/** Clear and current, for any office profession: one blue line, everything else quiet. */
export const modernProfessional: TemplateDesign = {
  id: 'modern-professional',
  name: 'Modern Professional',
  category: 'modern',
  isPremium: false,
  accents: ['Harbour', 'Pine', 'Plum', 'Slate', 'Ink'],
  margins: { top: 52, right: 64, bottom: 54, left: 64 },
  body: { face: 'libre-franklin', size: 9.4, leading: 13.5 },
  bullet: { weight: 700, indent: 11 },
  align: 'left',
  header: [
    { part: 'name', type: { weight: 600, size: 29, leading: 32, tracking: -0.015 }, hang: 1.5 },
    { part: 'headline', type: { weight: 500, size: 12, leading: 17, tone: 'accent' }, before: 2 },
    { part: 'rule', before: 12, thickness: 2, tone: 'accent' },
    {
      part: 'contacts',
      type: { size: 8.6, leading: 13.5, tone: 'soft' },
      before: 7,
      gap: 18,
      columns: [0, 156, 312],
    },
  ],
  heading: {
    type: { weight: 700, size: 11, leading: 15, tone: 'accent' },
    before: 19,
    after: 7,
    mark: { kind: 'underline', before: 3, thickness: 0.5, tone: '#C5CDD6' },
  },
  entry: [
    {
      placing: 'ends',
      left: { fact: 'title', type: { weight: 600, size: 10 } },
      right: { fact: 'date', type: { weight: 500, size: 8.8 } },
    },
    {
      placing: 'ends',
      left: { fact: 'organisation', type: { weight: 500, tone: 'soft' } },
      right: { fact: 'place', type: { size: 8.8, tone: 'soft' } },
    },
  ],
  entryBody: 2,
  project: [
    {
      placing: 'ends',
      left: { fact: 'title', type: { weight: 600, size: 10 } },
      right: { fact: 'link', type: { size: 8.8, tone: 'soft' } },
    },
    { placing: 'ends', left: { fact: 'technologies', type: { size: 8.8, tone: 'soft' } } },
  ],
  certification: {
    placing: 'ends',
    left: { fact: 'title', type: {} },
    right: { fact: 'date', type: { weight: 500, size: 8.8 } },
  },
  skills: { form: 'run-in', label: { weight: 600 } },
  languages: { form: 'inline', level: { tone: 'soft' } },
  order: ['summary', 'experience', 'projects', 'skills', 'education', 'certifications', 'achievements', 'languages'],
  letter: { dateBefore: 2.5 },
  eastAsian: {
    body: { size: 9, leading: 15.2 },
    name: { size: 25, leading: 34, weight: 700 },
    heading: { size: 11 },
    headline: { size: 12 },
  },
};
