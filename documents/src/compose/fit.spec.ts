import { sampleResume } from '../samples/samples';
import { designs } from '../templates/designs';
import { composeResume } from './resume';
import { fitBounds, mostFit } from './fit';
import { makeSetting } from './setting';

const options = { language: 'en', pageSize: 'A4' } as const;
const steps = Array.from({ length: mostFit + 1 }, (_, fit) => fit);

describe.each(designs.map(({ id }) => id))('%s', (templateId) => {
  it.each(['en', 'ja'] as const)('tightens the layout step by step and stays legible: %s', (language) => {
    const settings = steps.map((fit) => makeSetting('resume', { ...options, templateId, language, fit }));
    const [designed] = settings;
    for (const [at, setting] of settings.entries()) {
      const { page, line, spacing } = setting;
      const before = settings[Math.max(0, at - 1)] ?? settings[0];
      const { size, leading } = setting.style({});
      expect(size).toBeGreaterThanOrEqual(Math.min(fitBounds.size, designed?.style({}).size ?? 0));
      const lineHeight = fitBounds.lineHeight[language === 'ja' ? 'eastAsian' : 'latin'];
      expect(leading).toBeGreaterThanOrEqual(lineHeight * size - 0.001);
      for (const margin of Object.values(page.margins)) expect(margin).toBeGreaterThanOrEqual(fitBounds.margin);
      expect(line).toBeLessThanOrEqual(before?.line ?? 0);
      expect(spacing).toBeLessThanOrEqual(before?.spacing ?? 0);
      expect(size).toBeLessThanOrEqual(before?.style({}).size ?? 0);
    }
  });
});

it('changes no text', () => {
  const texts = (fit: number) =>
    JSON.stringify(composeResume(sampleResume('en'), { ...options, templateId: 'tech-focused', fit })).match(
      /"text":"[^"]*"/g,
    );
  expect(texts(mostFit)).toEqual(texts(0));
});
