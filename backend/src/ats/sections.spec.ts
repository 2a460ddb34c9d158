import type { CustomSection, ResumeContent } from '@shortlist/contracts/builder/document-content';
import type { SectionSetting } from '@shortlist/contracts/builder/resume';
import type { Language } from '@shortlist/contracts/platform/languages';
import type { ComposeOptions } from '@shortlist/documents/compose/layout-context';
import { allSamples } from '@shortlist/documents/samples/all-samples';
import { templateDesigns } from '@shortlist/documents/templates/designs';
import { scoreResume } from './score';
import { renderAndParse } from './testing/render-and-parse';
import { strongResume, today } from './testing/resume-fixtures';

const readsOf = async (resume: ResumeContent, options: Partial<ComposeOptions> = {}) => {
  const { language = 'en', sections } = options;
  const file = await renderAndParse(resume, options);
  const { checks } = scoreResume({ resume, sections, file, language: 'en', documentLanguage: language, today });
  return checks.filter(({ group }) => group === 'reads');
};
const pointsOf = (checks: { id: string; points: number }[]) =>
  Object.fromEntries(checks.map(({ id, points }) => [id, points]));

const own: CustomSection = {
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

function atOneEmployer(language: Language): ResumeContent {
  const resume = allSamples.senior[language];
  const [first] = resume.experience;
  const experience = resume.experience.map((role, i) => ({
    ...role,
    company: i < 3 ? (first?.company ?? '') : role.company,
    location: i === 1 ? role.location : (first?.location ?? ''),
  }));
  return { ...resume, experience };
}

describe.each(templateDesigns.map(({ id }) => id))('%s', (templateId) => {
  it.each(['en', 'ja'] as const)('reads several roles at one employer like any others, in %s', async (language) => {
    const roles = pointsOf(await readsOf(atOneEmployer(language), { templateId, language }));
    const apart = pointsOf(await readsOf(allSamples.senior[language], { templateId, language }));
    expect(roles).toEqual(apart);
  });

  it('loses no points when the user adds custom sections', async () => {
    const resume = { ...strongResume, customSections: [own, { ...own, id: 'more', name: '' }] };
    expect(pointsOf(await readsOf(resume, { templateId }))).toEqual(
      pointsOf(await readsOf(strongResume, { templateId })),
    );
  });
});

describe('names and visibility of sections', () => {
  const named = (name: string, hidden = false): SectionSetting => ({ key: 'experience', name, hidden });
  const headings = (checks: Awaited<ReturnType<typeof readsOf>>) => checks.find(({ id }) => id === 'P2');

  it('reports only headings that an ATS may not recognize', async () => {
    const usual = headings(await readsOf(strongResume));
    expect(headings(await readsOf(strongResume, { sections: [named('Work history')] }))).toEqual(usual);
    const unknown = headings(await readsOf(strongResume, { sections: [named('Where I have been')] }));
    expect(unknown?.points).toBeLessThan(usual?.points ?? 0);
    expect(unknown).toMatchObject({
      path: 'experience',
      found: expect.stringContaining('“Where I have been”') as string,
    });
    expect(unknown?.fix).toContain('Experience');
  });

  it('scores visible content only: a hidden section is not part of the resume', async () => {
    const hidden = await readsOf(strongResume, { sections: [{ key: 'skills', name: '', hidden: true }] });
    expect(pointsOf(hidden)).toEqual(pointsOf(await readsOf({ ...strongResume, skills: [] })));
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
