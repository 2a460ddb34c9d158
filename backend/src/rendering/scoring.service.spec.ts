import { sampleResume } from '@shortlist/documents/samples/samples';
import { composeResume } from '@shortlist/documents/compose/resume';
import { bundle } from '../../test/harness/bundle.cjs';
import { RenderingService } from './rendering.service';
import { ScoringService } from './scoring.service';

const rendering = new RenderingService();
const scoring = new ScoringService(rendering);
let removeBundle: () => void;
beforeAll(() => {
  removeBundle = bundle();
});
afterAll(async () => {
  await rendering.onApplicationShutdown();
  removeBundle();
});

const resume = sampleResume('en');
const input = { resume, language: 'en', documentLanguage: 'en' } as const;
const options = { templateId: 'modern-professional', language: 'en', pageSize: 'A4' } as const;
const applying = (checks: { id: string; applies: boolean }[]) =>
  checks.filter(({ id, applies }) => applies && id.startsWith('P')).length;

it('scores the file that is sent', async () => {
  const { checks, atsScore } = await scoring.score(input, composeResume(resume, options));
  expect(applying(checks)).toBe(8);
  expect(atsScore).toBeGreaterThan(80);
});

it('scores without a file what cannot be printed, and says so', async () => {
  const info = { ...resume.personalInfo, firstName: 'שלום' };
  const unprintable = { ...resume, personalInfo: info };
  const { checks, atsScore } = await scoring.score(
    { ...input, resume: unprintable },
    composeResume(unprintable, options),
  );
  expect(applying(checks)).toBe(0);
  expect(checks.find(({ id }) => id === 'P3')?.found).toBe('Counted on the finished file');
  expect(atsScore).toBeGreaterThan(0);
});
