import type { SectionSetting } from '@shortlist/contracts/builder/resume-settings';
import { composeResume } from './compose/compose-resume';
import { createEmptyCustomItem } from './empty-content';
import { listSections, emptyHiddenSections } from './sections';
import { seniorResume } from './samples/senior/en';
import { toPlainText } from './plain-text';

const options = { templateId: 'modern-professional', language: 'en', pageSize: 'A4' } as const;
const resume = {
  ...seniorResume,
  customSections: [
    { id: 'interests', name: 'Interests', items: [{ ...createEmptyCustomItem(), achievements: ['Sailing'] }] },
    { id: 'blank', name: '', items: [] },
  ],
};
const createSetting = (key: string, name = '', hidden = false): SectionSetting => ({ key, name, hidden });
const listKeys = (settings: SectionSetting[], templateId: string = options.templateId) =>
  listSections(resume, templateId, settings, 'en').map(({ key }) => key);
const defaultOrder = [
  'summary',
  'experience',
  'projects',
  'skills',
  'education',
  'certifications',
  'achievements',
  'languages',
];
const customKeys = ['custom:interests', 'custom:blank'];
const listHeadings = (settings: SectionSetting[], templateId: string = options.templateId) => {
  const names = listSections(resume, templateId, settings, 'en').map(({ name }) => name);
  const text = toPlainText(composeResume(resume, { ...options, templateId, sections: settings }));
  return text.split('\n').filter((line) => names.includes(line));
};

describe('listSections', () => {
  it("lists the template's sections in its order, then the custom sections", () => {
    expect(listKeys([])).toEqual([...defaultOrder, ...customKeys]);
  });

  it('applies the given order and leaves other sections in place', () => {
    const reversedKeys = [...defaultOrder, ...customKeys].toReversed();
    expect(listKeys(reversedKeys.map((key) => createSetting(key)))).toEqual(reversedKeys);
    expect(listKeys([createSetting('experience', 'Career')])).toEqual([...defaultOrder, ...customKeys]);
    expect(listKeys([createSetting('languages'), createSetting('projects')])).toEqual(
      [...defaultOrder, ...customKeys].map((key) => ({ projects: 'languages', languages: 'projects' })[key] ?? key),
    );
    expect(
      listKeys([
        createSetting('custom:interests'),
        createSetting('custom:gone'),
        createSetting('summary'),
        createSetting('summary'),
      ]),
    ).toEqual(['custom:interests', ...defaultOrder.slice(1), 'summary', 'custom:blank']);
  });

  it('returns name, default name, visibility and emptiness', () => {
    const sections = listSections(
      resume,
      options.templateId,
      [createSetting('skills', ' Tools '), createSetting('projects', '', true)],
      'de',
    );
    const findSection = (key: string) => sections.find((section) => section.key === key);
    expect(findSection('skills')).toMatchObject({
      name: 'Tools',
      customName: 'Tools',
      defaultName: 'Kenntnisse',
      isEmpty: false,
    });
    expect(findSection('projects')).toMatchObject({ name: 'Projekte', hidden: true, column: 'main' });
    expect(findSection('certifications')).toMatchObject({ isEmpty: true });
    expect(findSection('custom:interests')).toMatchObject({
      name: 'Interests',
      defaultName: 'Interests',
      isEmpty: false,
    });
    expect(findSection('custom:blank')).toMatchObject({ name: 'Weitere Angaben', isEmpty: true });
  });

  it('orders each column separately, in reading order', () => {
    const settings = [
      createSetting('languages'),
      createSetting('education'),
      createSetting('skills'),
      createSetting('summary'),
    ];
    const side = ['languages', 'skills', 'achievements'];
    const listRows = (templateId: string) =>
      listSections(resume, templateId, settings, 'en').map(({ key, column }) => `${column} ${key}`);
    const main = ['education', 'experience', 'projects', 'summary', 'certifications', ...customKeys];
    const sideRows = side.map((key) => `side ${key}`);
    const mainRows = main.map((key) => `main ${key}`);
    expect(listRows('modern-accent')).toEqual([...mainRows, ...sideRows]);
    expect(listRows('creative-split')).toEqual([...sideRows, ...mainRows]);
  });
});

describe('document', () => {
  it.each(['modern-professional', 'modern-accent', 'creative-split'])(
    'shows the listed sections in order: %s',
    (templateId) => {
      const settings = [
        createSetting('custom:interests', 'Besides'),
        createSetting('skills', 'Tools'),
        createSetting('experience', 'Career'),
        createSetting('summary', '', true),
      ];
      const visibleSections = listSections(resume, templateId, settings, 'en').filter(
        ({ hidden, isEmpty }) => !hidden && !isEmpty,
      );
      expect(listHeadings(settings, templateId)).toEqual(visibleSections.map(({ name }) => name));
      expect(listHeadings(settings, templateId)).toEqual(expect.arrayContaining(['Besides', 'Tools', 'Career']));
    },
  );

  it('omits hidden sections and nothing else', () => {
    const content = emptyHiddenSections(resume, [
      createSetting('summary', '', true),
      createSetting('skills', '', true),
      createSetting('custom:interests', '', true),
    ]);
    expect(content.personalInfo).toEqual({ ...resume.personalInfo, summary: '' });
    expect(content.skills).toEqual([]);
    expect(content.customSections.map(({ items }) => items.length)).toEqual([0, 0]);
    expect(content.experience).toBe(resume.experience);
    expect(emptyHiddenSections(resume, [createSetting('skills', 'Tools')])).toBe(resume);
  });
});
