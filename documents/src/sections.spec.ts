import type { SectionSetting } from '@shortlist/contracts/builder/resume';
import { composeResume } from './compose/compose-resume';
import { listSections, omitHiddenSections } from './sections';
import { seniorResume } from './samples/senior/en';
import { toPlainText } from './plain-text';

const options = { templateId: 'modern-professional', language: 'en', pageSize: 'A4' } as const;
const item = { title: '', organisation: '', startDate: '', endDate: '', current: false, location: '', description: '' };
const resume = {
  ...seniorResume,
  customSections: [
    { id: 'interests', name: 'Interests', items: [{ ...item, achievements: ['Sailing'] }] },
    { id: 'blank', name: '', items: [] },
  ],
};
const set = (key: string, name = '', hidden = false): SectionSetting => ({ key, name, hidden });
const keys = (settings: SectionSetting[], templateId: string = options.templateId) =>
  listSections(resume, templateId, settings, 'en').map(({ key }) => key);
const usual = [
  'summary',
  'experience',
  'projects',
  'skills',
  'education',
  'certifications',
  'achievements',
  'languages',
];
const own = ['custom:interests', 'custom:blank'];
const printed = (settings: SectionSetting[], templateId: string = options.templateId) => {
  const names = listSections(resume, templateId, settings, 'en').map(({ name }) => name);
  const text = toPlainText(composeResume(resume, { ...options, templateId, sections: settings }));
  return text.split('\n').filter((line) => names.includes(line));
};

describe('listSections', () => {
  it("lists the template's sections in its order, then the custom sections", () => {
    expect(keys([])).toEqual([...usual, ...own]);
  });

  it('applies the given order and leaves other sections in place', () => {
    const all = [...usual, ...own].toReversed();
    expect(keys(all.map((key) => set(key)))).toEqual(all);
    expect(keys([set('experience', 'Career')])).toEqual([...usual, ...own]);
    expect(keys([set('languages'), set('projects')])).toEqual(
      [...usual, ...own].map((key) => ({ projects: 'languages', languages: 'projects' })[key] ?? key),
    );
    expect(keys([set('custom:interests'), set('custom:gone'), set('summary'), set('summary')])).toEqual([
      'custom:interests',
      ...usual.slice(1),
      'summary',
      'custom:blank',
    ]);
  });

  it('reports name, default name, visibility and emptiness', () => {
    const listed = listSections(
      resume,
      options.templateId,
      [set('skills', ' Tools '), set('projects', '', true)],
      'de',
    );
    const of = (key: string) => listed.find((section) => section.key === key);
    expect(of('skills')).toMatchObject({
      name: 'Tools',
      customName: 'Tools',
      defaultName: 'Kenntnisse',
      isEmpty: false,
    });
    expect(of('projects')).toMatchObject({ name: 'Projekte', hidden: true, column: 'main' });
    expect(of('certifications')).toMatchObject({ isEmpty: true });
    expect(of('custom:interests')).toMatchObject({ name: 'Interests', defaultName: 'Interests', isEmpty: false });
    expect(of('custom:blank')).toMatchObject({ name: 'Weitere Angaben', isEmpty: true });
  });

  it('orders each column separately, in reading order', () => {
    const settings = [set('languages'), set('education'), set('skills'), set('summary')];
    const side = ['languages', 'skills', 'achievements'];
    const listed = (templateId: string) =>
      listSections(resume, templateId, settings, 'en').map(({ key, column }) => `${column} ${key}`);
    const main = ['education', 'experience', 'projects', 'summary', 'certifications', ...own];
    const sideRows = side.map((key) => `side ${key}`);
    const mainRows = main.map((key) => `main ${key}`);
    expect(listed('modern-accent')).toEqual([...mainRows, ...sideRows]);
    expect(listed('creative-split')).toEqual([...sideRows, ...mainRows]);
  });
});

describe('document', () => {
  it.each(['modern-professional', 'modern-accent', 'creative-split'])(
    'prints the sections as listed: %s',
    (templateId) => {
      const settings = [
        set('custom:interests', 'Besides'),
        set('skills', 'Tools'),
        set('experience', 'Career'),
        set('summary', '', true),
      ];
      const listed = listSections(resume, templateId, settings, 'en').filter(
        ({ hidden, isEmpty }) => !hidden && !isEmpty,
      );
      expect(printed(settings, templateId)).toEqual(listed.map(({ name }) => name));
      expect(printed(settings, templateId)).toEqual(expect.arrayContaining(['Besides', 'Tools', 'Career']));
    },
  );

  it('omits hidden sections and nothing else', () => {
    const hidden = omitHiddenSections(resume, [
      set('summary', '', true),
      set('skills', '', true),
      set('custom:interests', '', true),
    ]);
    expect(hidden.personalInfo).toEqual({ ...resume.personalInfo, summary: '' });
    expect(hidden.skills).toEqual([]);
    expect(hidden.customSections.map(({ items }) => items.length)).toEqual([0, 0]);
    expect(hidden.experience).toBe(resume.experience);
    expect(omitHiddenSections(resume, [set('skills', 'Tools')])).toBe(resume);
  });
});
