import { spawn } from 'node:child_process';
import { text } from 'node:stream/consumers';
import { join } from 'node:path';
import type { ResumeContent } from '@shortlist/contracts/builder/document-content';
import { languageSchema } from '@shortlist/contracts/platform/language-schema';
import type { Check } from '@shortlist/contracts/platform/score';
import { composeResume } from '@shortlist/documents/compose/compose-resume';
import { allSamples, sampleKinds } from '@shortlist/documents/samples/all-samples';
import { loadNurseSample } from '@shortlist/documents/samples/nurse/load-nurse-sample';
import { listTemplates } from '@shortlist/documents/templates/list-templates';
import type { TextBlock } from '@shortlist/documents/document-tree';
import fc from 'fast-check';
import { isNightly, sampledLanguages } from '@shortlist/testing/scope';
import { renderPdf } from '../rendering/pdf/render-pdf';
import { getEntrySpan } from './checks/completeness-checks';
import { parseFile } from '../file-reader/parse-file';
import { scoreResume, type ScoreInput } from './score';
import { renderAndParse } from './testing/render-and-parse';
import { resumeArbitrary, strongResume, nurseTarget, today, weakResume } from './testing/resume-fixtures';

jest.setTimeout(120_000);

const score = async (resume: ResumeContent, overrides: Partial<ScoreInput> = {}) =>
  scoreResume({
    resume,
    target: nurseTarget,
    file: overrides.file ?? (await renderAndParse(resume)),
    language: 'en',
    documentLanguage: 'en',
    today,
    ...overrides,
  });
const sumPoints = (checks: Check[], group: Check['group']) =>
  checks.filter((check) => check.group === group).reduce((sum, { points }) => sum + points, 0);
const propertyOptions = { numRuns: isNightly ? 25 : 8 };

it('1: returns the same score a hundred times, in other processes and in other time zones', async () => {
  const file = await renderAndParse(strongResume);
  const input = {
    resume: strongResume,
    target: nurseTarget,
    file,
    language: 'en',
    documentLanguage: 'en',
    today,
  } as const;
  const firstScore = JSON.stringify(scoreResume(input));
  for (let i = 0; i < 100; i++) expect(JSON.stringify(scoreResume(structuredClone(input)))).toBe(firstScore);
  expect(await renderAndParse(strongResume)).toEqual(file);

  const script = join(__dirname, 'testing', 'print-score.ts');
  const printScoreInTimeZone = (TZ: string) =>
    text(
      spawn(process.execPath, ['--import', '@swc-node/register/esm-register', script], {
        cwd: join(__dirname, '..', '..', '..'),
        env: { ...process.env, TZ },
        stdio: ['ignore', 'pipe', 'inherit'],
      }).stdout,
    );
  const outputs = await Promise.all(['Pacific/Kiritimati', 'America/Los_Angeles'].map(printScoreInTimeZone));
  expect(outputs[0]).toContain('"rubricVersion":"1.2"');
  expect(new Set(outputs).size).toBe(1);
});

describe('2: monotonicity', () => {
  it('never gains points when a phone number, an email, a location or a date is missing', () =>
    fc.assert(
      fc.asyncProperty(
        resumeArbitrary,
        fc.constantFrom('phone', 'email', 'location', 'dates'),
        fc.nat(),
        async (resume, field, nth) => {
          const reducedResume = structuredClone(resume);
          const hasBlank = (value: string) => value.includes('[');
          if (field !== 'dates') {
            if (hasBlank(reducedResume.personalInfo[field])) return;
            reducedResume.personalInfo[field] = '';
          } else {
            const entries = [...reducedResume.experience, ...reducedResume.education];
            const entry = entries[nth % Math.max(1, entries.length)];
            if (!entry || hasBlank(entry.startDate) || hasBlank(entry.endDate)) return;
            // A school needs only an end date, so removing an invalid start date corrects an error.
            if (!('company' in entry) && !getEntrySpan(entry, today)) return;
            entry[nth % 2 ? 'startDate' : 'endDate'] = '';
          }
          expect((await score(reducedResume)).atsScore).toBeLessThanOrEqual((await score(resume)).atsScore);
        },
      ),
      propertyOptions,
    ));

  it('never loses points when an entry shows another term', async () => {
    const target = { ...nurseTarget, terms: [...nurseTarget.terms, { term: 'Telehealth', weight: 3 }] };
    const originalScore = await score(strongResume, { target });
    for (const index of [0, 1, 2]) {
      const extendedResume = structuredClone(strongResume);
      const bullets = extendedResume.experience[0]!.achievements;
      bullets[index] = bullets[index]!.replace(/\.$/, ' by telehealth.');
      expect((await score(extendedResume, { target })).atsScore).toBeGreaterThanOrEqual(originalScore.atsScore);
    }
  });

  it('never gains points when a term is repeated', async () => {
    const originalScore = await score(strongResume);
    const repetitiveResume = structuredClone(strongResume);
    repetitiveResume.experience[0]!.achievements[0] += ' Triage, triage, triage.';
    repetitiveResume.skills.push('Triage');
    expect((await score(repetitiveResume)).atsScore).toBeLessThanOrEqual(originalScore.atsScore);
  });
});

it('3: scores one resume almost equally in six languages', async () => {
  const scores = await Promise.all(
    languageSchema.options.map(async (language) => {
      const { sample } = await loadNurseSample(language);
      const terms = sample.terms.map((term) => ({ term, weight: 2 }));
      return await score(sample.resume, {
        file: await renderAndParse(sample.resume, { language }),
        target: { jobTitle: sample.jobTitle, industry: 'Healthcare', terms },
        documentLanguage: language,
      });
    }),
  );
  const getSpread = (values: number[]) => Math.max(...values) - Math.min(...values);
  expect(getSpread(scores.map(({ checks }) => sumPoints(checks, 'reads')))).toBeLessThanOrEqual(1);
  expect(getSpread(scores.map(({ atsScore }) => atsScore))).toBeLessThanOrEqual(5);
});

describe('4: parsing every template with every sample', () => {
  const atsTemplates = listTemplates('en').filter(({ isAts }) => isAts);

  it('awards the ATS badge to at least eight templates', () => expect(atsTemplates.length).toBeGreaterThanOrEqual(8));

  it.each(listTemplates('en').map(({ id, isAts }) => [id, isAts] as const))('%s', async (templateId, isAts) => {
    const failures: string[] = [];
    for (const kind of sampleKinds) {
      for (const language of sampledLanguages) {
        const resume = allSamples[kind][language];
        const file = await renderAndParse(resume, { templateId, language });
        const { checks } = await score(resume, { file, documentLanguage: language });
        const points = sumPoints(checks, 'reads');
        const warnings = checks.flatMap(({ max, fix, found }) => (max === 0 && fix ? [found] : []));
        if ((isAts && points < 38) || warnings.length > 0)
          failures.push(`${kind} ${language}: ${points} ${warnings.join()}`);
      }
    }
    expect(failures).toEqual([]);
  });
});

describe('5: hidden text', () => {
  const style = { font: 'libre-franklin', weight: 400, size: 9, leading: 12, color: '#1B1D21' } as const;
  const createBlock = (overrides: Partial<TextBlock>): TextBlock => ({
    type: 'text',
    role: 'paragraph',
    style,
    runs: [{ text: 'Telehealth, dialysis, Kubernetes' }],
    spaceBefore: 4,
    ...overrides,
  });
  const target = { ...nurseTarget, terms: [...nurseTarget.terms, { term: 'Telehealth', weight: 3 }] };
  const renderWithBlock = async (overrides: Partial<TextBlock>) => {
    const tree = composeResume(strongResume, { templateId: 'modern-professional', language: 'en', pageSize: 'A4' });
    return await parseFile(renderPdf({ ...tree, blocks: [...tree.blocks, createBlock(overrides)] }));
  };

  it.each([
    ['tiny', { style: { ...style, size: 2 } }],
    ['white', { style: { ...style, color: '#FFFFFF' } }],
    ['off the page', { opticalMargin: 600 }],
  ])('text that is %s adds no points and is flagged', async (_, overrides) => {
    const scoreWithoutHiddenText = await score(strongResume, { target });
    const file = await renderWithBlock(overrides);
    const scoreWithHiddenText = await score(strongResume, { target, file });
    expect(scoreWithHiddenText.atsScore).toBe(scoreWithoutHiddenText.atsScore);
    const hiddenTextCheck = scoreWithHiddenText.checks.find(({ id }) => id === 'P7');
    expect(hiddenTextCheck).toMatchObject({
      found: expect.stringContaining('Telehealth') as string,
      fix: expect.any(String) as string,
    });
    expect(scoreWithoutHiddenText.checks.find(({ id }) => id === 'P7')?.fix).toBeUndefined();
  });

  it('ignores a term that the resume has but its file does not show', async () => {
    const resume = { ...strongResume, skills: [...strongResume.skills, 'Telehealth'] };
    const scoreWithTerm = await score(resume, { target });
    const scoreWithoutTerm = await score(resume, { target, file: await renderAndParse(strongResume) });
    expect(scoreWithTerm.terms.find(({ term }) => term === 'Telehealth')?.place).toBe('skills');
    expect(scoreWithoutTerm.terms.find(({ term }) => term === 'Telehealth')?.place).toBe('missing');
  });
});

it('6: scores a draft with blanks far below a good score and shows its potential', async () => {
  for (const language of languageSchema.options) {
    const { sample } = await loadNurseSample(language);
    const draft = structuredClone(sample.resume);
    for (const entry of draft.experience)
      entry.achievements = entry.achievements.map((bullet) => bullet.replace(/\d+/g, '[number]'));
    draft.personalInfo.email = '[Email]';
    draft.experience[0]!.startDate = '[MM/YYYY]';
    const { atsScore, potential } = await score(draft, {
      file: await renderAndParse(draft, { language }),
      documentLanguage: language,
      target: undefined,
    });
    expect(atsScore).toBeLessThanOrEqual(60);
    expect(potential).toBeGreaterThanOrEqual(90);
  }
});

it('7: separates a strong resume from a weak one', async () => {
  const [strongScore, weakScore] = [await score(strongResume), await score(weakResume)];
  expect(strongScore.atsScore).toBeGreaterThanOrEqual(90);
  expect(strongScore.atsScore - weakScore.atsScore).toBeGreaterThanOrEqual(35);
});
