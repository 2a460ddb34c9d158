import type { TemplateDesign } from './template-design';

const displayFont = 'bricolage-grotesque';

/** Color block and soft panel with heavy type, for brand, media, UX and events. */
export const creativeSplit: TemplateDesign = {
  id: 'creative-split',
  name: 'Creative Split',
  category: 'creative',
  isPremium: true,
  accents: ['Plum', 'Petrol', 'Oxblood', 'Indigo', 'Ink'],
  margins: { firstPageTop: 72, top: 46, right: 48, bottom: 50, left: 38 },
  body: { font: 'work-sans', size: 10, leading: 14.7 },
  bullet: { weight: 400, indent: 11 },
  align: 'left',
  sideColumn: {
    position: 'left',
    width: 118,
    gap: 44,
    spaceBefore: 23,
    sections: ['skills', 'languages', 'achievements'],
    heading: { sizeReduction: 2, spaceBefore: 15 },
    items: { sizeReduction: 1.3, leadingReduction: 1.7 },
    panel: { paddingRight: 16, tint: 0.07 },
  },
  header: [
    {
      kind: 'title-block',
      spaceBefore: 0,
      main: [
        {
          kind: 'name',
          style: { font: displayFont, weight: 800, size: 44, leading: 46, tracking: -0.025 },
          opticalMargin: 2,
        },
        { kind: 'headline', style: { weight: 500, size: 11.5, leading: 16, color: 'accent' }, spaceBefore: 8 },
      ],
      margin: [
        {
          kind: 'contacts',
          style: { size: 8.2, leading: 13.5, color: '#FFFFFF' },
          spaceBefore: 0,
          gap: 0,
          stacked: true,
        },
      ],
      sideBackground: { paddingBottom: 7.5, color: 'accent' },
    },
  ],
  heading: {
    style: { font: displayFont, weight: 700, size: 13, leading: 17, color: 'accent' },
    spaceBefore: 18,
    spaceBeforeFirst: 0,
    spaceAfter: 6,
    decoration: { kind: 'plain' },
  },
  entryLines: [
    {
      placement: 'lineEnds',
      left: { field: 'title', style: { weight: 600, size: 10.7 } },
      right: { field: 'date', style: { size: 9.3, color: 'soft' } },
    },
    {
      placement: 'lineEnds',
      left: { field: 'organisation', style: { weight: 500, color: 'accent' } },
      right: { field: 'place', style: { size: 9.3, color: 'soft' } },
    },
  ],
  entryBodyGap: 2,
  projectLines: [
    {
      placement: 'lineEnds',
      left: { field: 'title', style: { weight: 600, size: 10.7 } },
      right: { field: 'link', style: { size: 9.3, color: 'accent' } },
    },
  ],
  certificationLine: {
    placement: 'lineEnds',
    left: { field: 'title', style: {} },
    right: { field: 'date', style: { size: 9.3, color: 'soft' } },
  },
  skills: { form: 'run-in', labelStyle: { weight: 600 } },
  languages: { form: 'inline', levelStyle: { color: 'soft' } },
  sectionOrder: ['summary', 'experience', 'projects', 'education', 'certifications'],
  letter: { dateSpaceBefore: 1.5 },
  eastAsianOverrides: {
    body: { size: 9.8, leading: 16.5 },
    name: { size: 34, leading: 46, weight: 700 },
    heading: { size: 13 },
    headline: { size: 11.5 },
  },
};
