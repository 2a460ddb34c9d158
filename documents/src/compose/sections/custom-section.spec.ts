import type { CustomItem } from '@shortlist/contracts/builder/document-content';
import { fillBlanks, listBlanks, mapTextFields } from '../../blanks';
import { omitPaths } from '../../page-fit/omit-paths';
import { toJsonResume } from '../../json-resume';
import { sample } from '../../samples/junior/en';
import { templateDesigns } from '../../templates/designs';
import { toPlainText } from '../../plain-text';
import { composeResume } from '../compose-resume';

const item = (more: Partial<CustomItem>): CustomItem => ({
  title: '',
  organisation: '',
  startDate: '',
  endDate: '',
  current: false,
  location: '',
  description: '',
  achievements: [],
  ...more,
});
const withItems = (...items: CustomItem[]) => ({ ...sample, customSections: [{ id: 'talks', name: 'Talks', items }] });
const printed = (items: CustomItem[], templateId = 'modern-professional') => {
  const tree = composeResume(withItems(...items), { templateId, language: 'en', pageSize: 'A4' });
  const lines = toPlainText(tree).split('\n');
  return lines.slice(lines.findIndex((line) => /^talks$/i.test(line)) + 1).filter((line) => line !== '');
};
const full = item({
  title: 'Latency without tears',
  organisation: 'Systems Conference',
  startDate: '05/2023',
  endDate: '06/2023',
  location: 'Porto',
  description: 'Keynote.',
  achievements: ['Recorded.'],
});

describe('custom section', () => {
  it('prints every field of an entry in every template, with dates before the description', () => {
    for (const { id } of templateDesigns) {
      const text = printed([full], id).join('\n');
      for (const said of ['Latency without tears', 'Systems Conference', 'May 2023 – Jun 2023', 'Porto', 'Keynote.'])
        expect(text).toContain(said);
      expect(text.indexOf('Jun 2023')).toBeLessThan(text.indexOf('Keynote.'));
    }
    expect(printed([full])).toEqual([
      'Latency without tears  May 2023 – Jun 2023',
      'Systems Conference  Porto',
      'Keynote.',
      '• Recorded.',
    ]);
  });

  it('puts the name of an entry first, even without organization or title', () => {
    const title = item({ title: 'Blameless reviews', startDate: '2021', endDate: '2022', location: 'Leeds' });
    const organisation = { ...title, title: '', organisation: 'Rescue service' };
    for (const { id } of templateDesigns) {
      for (const [only, name] of [
        [title, 'Blameless reviews'],
        [organisation, 'Rescue service'],
      ] as const) {
        const head = printed([only], id);
        const at = (text: string) => head.findIndex((line) => line.includes(text));
        const firsts = [at(name), at('2021 – 2022')];
        // A gutter template prints the date before the name, a margin column after the place.
        expect(Math.min(...firsts)).toBe(0);
        expect(Math.max(...firsts)).toBeLessThanOrEqual(2);
        expect(at('Leeds')).toBeGreaterThanOrEqual(0);
      }
    }
    for (const id of ['classic-executive', 'classic-serif', 'modern-professional'])
      expect(printed([title], id)).toEqual(['Blameless reviews  2021 – 2022', 'Leeds']);
  });

  it('is one list if it contains only bullets', () => {
    expect(printed([item({ achievements: ['Sailing', ''] }), item({ achievements: ['Choir'] })])).toEqual([
      '• Sailing',
      '• Choir',
    ]);
  });

  it('prints nothing if it is empty', () => {
    const text = toPlainText(
      composeResume(withItems(item({}), item({ title: ' ' })), {
        templateId: 'tech-lead',
        language: 'en',
        pageSize: 'A4',
      }),
    );
    expect(text).not.toContain('Talks');
  });
});

describe('custom section fields', () => {
  const content = withItems(item({ title: 'At [Place]', achievements: ['For [number] people'] }), full);

  it('supports blanks like all other fields', () => {
    const paths = ['customSections.0.items.0.title', 'customSections.0.items.0.achievements.0'];
    const own = listBlanks(content).filter(({ path }) => path.startsWith('customSections'));
    expect(own.map(({ path }) => path)).toEqual(paths);
    const filled = fillBlanks(content, { [`${paths[0]}#0`]: 'Porto' });
    expect(filled.customSections[0]?.items[0]?.title).toBe('At Porto');
    const tree = composeResume(content, {
      templateId: 'tech-lead',
      language: 'en',
      pageSize: 'A4',
      fills: { [`${paths[1]}#0`]: '400' },
    });
    expect(toPlainText(tree)).toContain('For 400 people');
  });

  it('treats every field as text, except the id of the section', () => {
    expect(mapTextFields(content, (text) => text.toUpperCase()).customSections[0]).toMatchObject({
      id: 'talks',
      name: 'TALKS',
    });
  });

  it('can be omitted', () => {
    const less = omitPaths(content, ['customSections.0.items.0', 'customSections.0.items.1.achievements.0']);
    expect(less.customSections[0]?.items).toEqual([{ ...full, achievements: [] }]);
  });

  it('stores custom sections unchanged in the meta object of JSON Resume', () => {
    expect(toJsonResume(content).meta).toEqual({ shortlist: { customSections: content.customSections } });
    expect(toJsonResume(sample).meta).toBeUndefined();
  });
});
