import { getSampleResume } from '../samples/get-sample-resume';
import { templateDesigns } from '../templates/designs';
import { composeResume } from './compose-resume';
import { fitLimits, maxFit } from './fit-steps';
import { createLayoutContext } from './layout-context';

const options = { language: 'en', pageSize: 'A4' } as const;
const steps = Array.from({ length: maxFit + 1 }, (_, fit) => fit);

describe.each(templateDesigns.map(({ id }) => id))('%s', (templateId) => {
  it.each(['en', 'ja'] as const)('tightens the layout step by step and stays legible: %s', (language) => {
    const settings = steps.map((fit) => createLayoutContext('resume', { ...options, templateId, language, fit }));
    const [designed] = settings;
    for (const [index, setting] of settings.entries()) {
      const { page, bodyLeading, headingSpacingFactor } = setting;
      const before = settings[Math.max(0, index - 1)] ?? settings[0];
      const { size, leading } = setting.resolveStyle({});
      expect(size).toBeGreaterThanOrEqual(Math.min(fitLimits.size, designed?.resolveStyle({}).size ?? 0));
      const lineHeight = fitLimits.lineHeight[language === 'ja' ? 'eastAsian' : 'latin'];
      expect(leading).toBeGreaterThanOrEqual(lineHeight * size - 0.001);
      for (const margin of Object.values(page.margins)) expect(margin).toBeGreaterThanOrEqual(fitLimits.margin);
      expect(bodyLeading).toBeLessThanOrEqual(before?.bodyLeading ?? 0);
      expect(headingSpacingFactor).toBeLessThanOrEqual(before?.headingSpacingFactor ?? 0);
      expect(size).toBeLessThanOrEqual(before?.resolveStyle({}).size ?? 0);
    }
  });
});

it('changes no text', () => {
  const texts = (fit: number) =>
    JSON.stringify(composeResume(getSampleResume('en'), { ...options, templateId: 'tech-focused', fit })).match(
      /"text":"[^"]*"/g,
    );
  expect(texts(maxFit)).toEqual(texts(0));
});
