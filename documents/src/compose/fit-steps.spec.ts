import { getSampleResume } from '../samples/get-sample-resume';
import { templateDesigns } from '../templates/designs';
import { composeResume } from './compose-resume';
import { fitLimits, maxFit } from './fit-steps';
import { createLayoutContext } from './layout-context';

const options = { language: 'en', pageSize: 'A4' } as const;
const steps = Array.from({ length: maxFit + 1 }, (_, fit) => fit);

describe.each(templateDesigns.map(({ id }) => id))('%s', (templateId) => {
  it.each(['en', 'ja'] as const)('tightens the layout step by step and stays legible: %s', (language) => {
    const layouts = steps.map((fit) => createLayoutContext('resume', { ...options, templateId, language, fit }));
    const [unfittedLayout] = layouts;
    for (const [index, layout] of layouts.entries()) {
      const { page, bodyLeading, headingSpacingFactor } = layout;
      const previousLayout = layouts[Math.max(0, index - 1)] ?? layouts[0];
      const { size, leading } = layout.resolveStyle({});
      expect(size).toBeGreaterThanOrEqual(Math.min(fitLimits.size, unfittedLayout?.resolveStyle({}).size ?? 0));
      const lineHeight = fitLimits.lineHeight[language === 'ja' ? 'eastAsian' : 'latin'];
      expect(leading).toBeGreaterThanOrEqual(lineHeight * size - 0.001);
      for (const margin of Object.values(page.margins)) expect(margin).toBeGreaterThanOrEqual(fitLimits.margin);
      expect(bodyLeading).toBeLessThanOrEqual(previousLayout?.bodyLeading ?? 0);
      expect(headingSpacingFactor).toBeLessThanOrEqual(previousLayout?.headingSpacingFactor ?? 0);
      expect(size).toBeLessThanOrEqual(previousLayout?.resolveStyle({}).size ?? 0);
    }
  });
});

it('prints the same text at the tightest fit', () => {
  const listTexts = (fit: number) =>
    JSON.stringify(composeResume(getSampleResume('en'), { ...options, templateId: 'tech-focused', fit })).match(
      /"text":"[^"]*"/g,
    );
  expect(listTexts(maxFit)).toEqual(listTexts(0));
});
