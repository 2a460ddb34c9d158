import type { CustomSection, ResumeContent } from '@shortlist/contracts/builder/document-content';
import type { SectionSetting } from '@shortlist/contracts/builder/resume-settings';
import type { Language } from '@shortlist/contracts/platform/languages';
import type { ComposeOptions } from '@shortlist/documents/compose/layout-context';
import { allSamples } from '@shortlist/documents/samples/all-samples';
import { templateDesigns } from '@shortlist/documents/templates/designs';
import { scoreResume } from './score';
import { renderAndParse } from './testing/render-and-parse';
import { strongResume, today } from './testing/resume-fixtures';

const runParsingChecks = async (resume: ResumeContent, options: Partial<ComposeOptions> = {}) => {
  const { language = 'en', sections } = options;
  const file = await renderAndParse(resume, options);
  const { checks } = scoreResume({ resume, sections, file, language: 'en', documentLanguage: language, today });
  return checks.filter(({ group }) => group === 'reads');
};
const getPointsById = (checks: { id: string; points: number }[]) =>
  Object.fromEntries(checks.map(({ id, points }) => [id, points]));

const customSection: CustomSection = {
  id: 'talks',
  name: 'Talks',
  items: [
    {
      title: 'Latency without tears',
      organisation: 'Systems Conference',
      startDate: '05/2023',
      endDate: '05/2023',
      current: false,
      location: 'Porto',
      description: 'Keynote before 400 engineers.',
      achievements: ['Recorded and translated into four languages.'],
    },
  ],
};

function createResumeWithOneEmployer(language: Language): ResumeContent {
  const resume = allSamples.senior[language];
  const [latestRole] = resume.experience;
  const experience = resume.experience.map((role, i) => ({
    ...role,
    company: i < 3 ? (latestRole?.company ?? '') : role.company,
    location: i === 1 ? role.location : (latestRole?.location ?? ''),
  }));
  return { ...resume, experience };
}

describe.each(templateDesigns.map(({ id }) => id))('%s', (templateId) => {
  it.each(['en', 'ja'] as const)(
    'gives several roles at one employer the same points as roles at different employers, in %s',
    async (language) => {
      const pointsAtOneEmployer = getPointsById(
        await runParsingChecks(createResumeWithOneEmployer(language), { templateId, language }),
      );
      const pointsAtSeveralEmployers = getPointsById(
        await runParsingChecks(allSamples.senior[language], { templateId, language }),
      );
      expect(pointsAtOneEmployer).toEqual(pointsAtSeveralEmployers);
    },
  );

  it('loses no points when the user adds custom sections', async () => {
    const resume = { ...strongResume, customSections: [customSection, { ...customSection, id: 'more', name: '' }] };
    expect(getPointsById(await runParsingChecks(resume, { templateId }))).toEqual(
      getPointsById(await runParsingChecks(strongResume, { templateId })),
    );
  });
});

describe('names and visibility of sections', () => {
  const createSetting = (name: string, isHidden = false): SectionSetting => ({
    key: 'experience',
    name,
    hidden: isHidden,
  });
  const findHeadingCheck = (checks: Awaited<ReturnType<typeof runParsingChecks>>) =>
    checks.find(({ id }) => id === 'P2');

  it('reports only headings that an ATS may not recognize', async () => {
    const standardCheck = findHeadingCheck(await runParsingChecks(strongResume));
    expect(
      findHeadingCheck(await runParsingChecks(strongResume, { sections: [createSetting('Work history')] })),
    ).toEqual(standardCheck);
    const unknownNameCheck = findHeadingCheck(
      await runParsingChecks(strongResume, { sections: [createSetting('Where I have been')] }),
    );
    expect(unknownNameCheck?.points).toBeLessThan(standardCheck?.points ?? 0);
    expect(unknownNameCheck).toMatchObject({
      path: 'experience',
      found: expect.stringContaining('“Where I have been”') as string,
    });
    expect(unknownNameCheck?.fix).toContain('Experience');
  });

  it('does not score hidden sections', async () => {
    const checksWithHiddenSkills = await runParsingChecks(strongResume, {
      sections: [{ key: 'skills', name: '', hidden: true }],
    });
    expect(getPointsById(checksWithHiddenSkills)).toEqual(
      getPointsById(await runParsingChecks({ ...strongResume, skills: [] })),
    );
    const { checks } = scoreResume({
      resume: strongResume,
      sections: [{ key: 'skills', name: '', hidden: true }],
      language: 'en',
      documentLanguage: 'en',
      today,
    });
    expect(checks.find(({ id }) => id === 'S5')?.points).toBe(0);
  });
});
