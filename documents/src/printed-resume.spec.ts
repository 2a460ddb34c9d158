import { languages } from '@shortlist/contracts/platform/languages';
import { composeResume } from './compose/compose-resume';
import type { ComposeOptions } from './compose/layout-context';
import { createEmptyContent } from './empty-content';
import { toPlainText } from './plain-text';
import { toComposeOptions, toPrintedResume } from './printed-resume';
import { allSamples, sampleKinds } from './samples/all-samples';
import { seniorResume } from './samples/senior/en';
import { templateDesigns } from './templates/designs';

const options: ComposeOptions = { templateId: 'modern-professional', language: 'en', pageSize: 'A4' };
const selectPrintedPart = (resume = seniorResume, changes: Partial<ComposeOptions> = {}) => {
  const allOptions = { ...options, ...changes };
  return toPrintedResume(resume, allOptions, composeResume(resume, allOptions));
};
const talk = {
  ...{ title: 'Latency without tears', organisation: 'QCon', startDate: '05/2023', endDate: '', current: false },
  ...{ location: 'Porto', description: 'Keynote.', achievements: ['Recorded.'] },
};

it.each(templateDesigns.flatMap(({ id }) => languages.map(({ code }) => [id, code] as const)))(
  'composes the same document from the printed part, in %s and %s',
  (templateId, language) => {
    for (const kind of sampleKinds) {
      const printed = selectPrintedPart(allSamples[kind][language], { templateId, language });
      expect(printed.content).toEqual(allSamples[kind][language]);
      const tree = composeResume(printed.content, toComposeOptions(printed.settings));
      expect(tree).toEqual(composeResume(allSamples[kind][language], { ...options, templateId, language }));
    }
  },
);

it('omits hidden sections and their names, and keeps the order of the others', () => {
  const resume = {
    ...seniorResume,
    customSections: [
      { id: 'secret', name: 'Secret section', items: [talk] },
      { id: 'talks', name: 'Old name', items: [talk] },
    ],
  };
  const sections = [
    { key: 'custom:secret', name: 'Secret name', hidden: true },
    { key: 'custom:talks', name: 'Talks', hidden: false },
    { key: 'education', name: 'Secret studies', hidden: true },
    { key: 'skills', name: '', hidden: false },
    { key: 'languages', name: 'Empty', hidden: false },
  ];
  const original = composeResume({ ...resume, languages: [] }, { ...options, sections });
  const printed = selectPrintedPart({ ...resume, languages: [] }, { sections });
  expect(JSON.stringify(printed)).not.toMatch(/secret|old name|"empty"/i);
  expect(printed.content).toMatchObject({ education: [], customSections: [{ id: 'section-1', name: '' }] });
  expect(printed.settings.sections).toContainEqual({ key: 'custom:section-1', name: 'Talks', hidden: false });
  expect(toPlainText(composeResume(printed.content, toComposeOptions(printed.settings)))).toBe(toPlainText(original));
});

it('omits fields that print nothing', () => {
  const [job] = seniorResume.experience;
  if (!job) throw new Error('The sample has no job');
  const { content, settings } = selectPrintedPart(
    {
      ...seniorResume,
      personalInfo: { ...seniorResume.personalInfo, typedName: 'Former Name', summary: ' ' },
      experience: [{ ...job, endDate: '05/2030', current: true, achievements: ['', 'A\u202e\u0000B'] }],
      languages: [
        { name: '', level: 'Secret' },
        { name: 'German', level: '' },
      ],
    },
    { jobTitle: 'Secret target' },
  );
  expect(content.personalInfo).toMatchObject({ typedName: '', summary: '' });
  expect(content.experience).toEqual([{ ...job, endDate: '', current: true, achievements: ['AB'] }]);
  expect(content.languages).toEqual([{ name: 'German', level: '' }]);
  expect(settings.targetJobTitle).toBe('');
});

it('keeps the company and place of further roles, and a target title used as headline', () => {
  const [job] = seniorResume.experience;
  if (!job) throw new Error('The sample has no job');
  const experience = [job, { ...job, position: 'Analyst' }, { ...job, position: 'Trainee', location: 'Porto' }];
  const resume = { ...seniorResume, experience, personalInfo: { ...seniorResume.personalInfo, headline: '' } };
  const { content, settings } = selectPrintedPart(resume, { jobTitle: 'Director' });
  expect(content.experience).toEqual(experience);
  expect(settings.targetJobTitle).toBe('Director');
});

it('fills blanks and keeps a name as it was typed', () => {
  const resume = {
    ...createEmptyContent(),
    personalInfo: {
      ...createEmptyContent().personalInfo,
      ...{ firstName: 'Ana', lastName: 'Duarte', typedName: 'Duarte, Ana', location: '[City], Portugal' },
    },
  };
  const { content } = selectPrintedPart(resume, { fills: { 'personalInfo.location#0': 'Porto' } });
  expect(content.personalInfo).toMatchObject({ typedName: 'Duarte, Ana', location: 'Porto, Portugal' });
});
