import { getSampleResume } from '@shortlist/documents/samples/get-sample-resume';
import type { ResumeContent } from '@shortlist/contracts/builder/document-content';
import { bundle } from '../../test/harness/bundle.cjs';
import { createWorkerThreads } from '../../test/harness/create-worker-threads';
import { scoreResume } from '../engine/scoring/score';
import { RenderingService } from './rendering.service';
import { ScoredFileService } from './scored-file.service';
import { deserializeFile } from '../engine/file-reader/parsed-file';

const work = createWorkerThreads();
const scoring = new ScoredFileService(new RenderingService(work));
let removeBundle: () => void;
beforeAll(() => {
  removeBundle = bundle();
});
afterAll(async () => {
  await work.onApplicationShutdown();
  removeBundle();
});

const resume = getSampleResume('en');
const options = { templateId: 'modern-professional', language: 'en', pageSize: 'A4' } as const;
async function score(resume: ResumeContent) {
  const file = await scoring.renderAndParse({ kind: 'resume', resume, options, denserSettings: [] });
  const input = { resume, language: 'en', documentLanguage: 'en', today: '2026-11-24' } as const;
  return scoreResume({ ...input, ...(file && { file: deserializeFile(file) }) });
}
const countFileChecks = (checks: { id: string; applies: boolean }[]) =>
  checks.filter(({ id, applies }) => applies && id.startsWith('P')).length;

it('scores the rendered file', async () => {
  const { checks, atsScore } = await score(resume);
  expect(countFileChecks(checks)).toBe(8);
  expect(atsScore).toBeGreaterThan(80);
});

it('scores unprintable content without the file checks and explains why', async () => {
  const info = { ...resume.personalInfo, firstName: 'שלום' };
  const unprintableResume = { ...resume, personalInfo: info };
  const { checks, atsScore } = await score(unprintableResume);
  expect(countFileChecks(checks)).toBe(0);
  expect(checks.find(({ id }) => id === 'P3')?.found).toBe('Measured on the finished file');
  expect(atsScore).toBeGreaterThan(0);
});
