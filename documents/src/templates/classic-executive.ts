import type { TemplateDesign } from './template';

/** Symmetrical and formal: directors, law, finance, public office. */
export const classicExecutive: TemplateDesign = {
  id: 'classic-executive',
  name: 'Classic Executive',
  category: 'classic',
  isPremium: false,
  accents: ['Navy', 'Ink', 'Oxblood', 'Pine', 'Slate'],
  margins: { top: 54, right: 68, bottom: 56, left: 68 },
  body: { face: 'source-serif-4', size: 9.8, leading: 13.8 },
  bullet: { weight: 600, indent: 11 },
  align: 'center',
  header: [
    { part: 'name', type: { size: 24, leading: 30, tracking: 0.08, tone: 'accent', capitals: true } },
    { part: 'headline', type: { italic: true, size: 11.5, leading: 17 }, before: 0 },
    { part: 'contacts', type: { size: 8.8, leading: 14, tone: 'soft' }, before: 6, gap: 17 },
    // An Oxford rule: a thick line over a thin one.
    { part: 'rule', before: 10, thickness: 2, tone: 'accent' },
    { part: 'rule', before: 2, thickness: 0.5, tone: 'accent' },
  ],
  heading: {
    type: { weight: 600, size: 9.6, leading: 14, tracking: 0.08, tone: 'accent', capitals: true },
    before: 20,
    first: 18,
    after: 8,
    mark: { kind: 'flanked', sides: 'both', gap: 14, thickness: 0.5, tone: '#9AA3B2' },
  },
  entry: [
    {
      placing: 'ends',
      left: { fact: 'organisation', type: { weight: 600, size: 10.6 } },
      right: { fact: 'place', type: { size: 9.4, tone: 'soft' } },
    },
    {
      placing: 'ends',
      left: { fact: 'title', type: { italic: true } },
      right: { fact: 'date', type: { italic: true, size: 9.4 } },
    },
  ],
  entryBody: 2,
  project: [
    {
      placing: 'ends',
      left: { fact: 'title', type: { weight: 600, size: 10.6 } },
      right: { fact: 'link', type: { tone: 'soft' } },
    },
  ],
  certification: {
    placing: 'ends',
    left: { fact: 'title', type: {} },
    right: { fact: 'date', type: { italic: true, size: 9.4 } },
  },
  skills: { form: 'paragraph', label: {} },
  languages: { form: 'inline', level: { italic: true } },
  order: ['summary', 'experience', 'education', 'skills', 'projects', 'certifications', 'achievements', 'languages'],
  letter: { margins: { left: 86, right: 86 }, dateBefore: 2.5 },
  eastAsian: {
    serif: true,
    body: { size: 9.2, leading: 15.6 },
    name: { size: 23, leading: 32, weight: 400 },
    heading: { size: 10 },
    headline: { size: 11.5 },
  },
};
