import type { CustomItem } from '@shortlist/contracts/builder/document-content';
import { fillBlanks, listBlanks, mapTextFields } from '../../blanks';
import { createEmptyCustomItem } from '../../empty-content';
import { removeListItems } from '../../page-fit/remove-list-items';
import { juniorResume } from '../../samples/junior/en';
import { templateDesigns } from '../../templates/designs';
import { toPlainText } from '../../plain-text';
import { composeResume } from '../compose-resume';

const createItem = (overrides: Partial<CustomItem>): CustomItem => ({ ...createEmptyCustomItem(), ...overrides });
const createResume = (...items: CustomItem[]) => ({
  ...juniorResume,
  customSections: [{ id: 'talks', name: 'Talks', items }],
});
const listSectionLines = (items: CustomItem[], templateId = 'modern-professional') => {
  const tree = composeResume(createResume(...items), { templateId, language: 'en', pageSize: 'A4' });
  const lines = toPlainText(tree).split('\n');
  return lines.slice(lines.findIndex((line) => /^talks$/i.test(line)) + 1).filter((line) => line !== '');
};
const fullItem = createItem({
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
      const text = listSectionLines([fullItem], id).join('\n');
      for (const expectedText of [
        'Latency without tears',
        'Systems Conference',
        'May 2023 – Jun 2023',
        'Porto',
        'Keynote.',
      ])
        expect(text).toContain(expectedText);
      expect(text.indexOf('Jun 2023')).toBeLessThan(text.indexOf('Keynote.'));
    }
    expect(listSectionLines([fullItem])).toEqual([
      'Latency without tears  May 2023 – Jun 2023',
      'Systems Conference  Porto',
      'Keynote.',
      '• Recorded.',
    ]);
  });

  it("puts the entry's name first, even without organization or title", () => {
    const itemWithTitle = createItem({
      title: 'Blameless reviews',
      startDate: '2021',
      endDate: '2022',
      location: 'Leeds',
    });
    const itemWithOrganization = { ...itemWithTitle, title: '', organisation: 'Rescue service' };
    for (const { id } of templateDesigns) {
      for (const [item, name] of [
        [itemWithTitle, 'Blameless reviews'],
        [itemWithOrganization, 'Rescue service'],
      ] as const) {
        const lines = listSectionLines([item], id);
        const findLineIndex = (text: string) => lines.findIndex((line) => line.includes(text));
        const lineIndexes = [findLineIndex(name), findLineIndex('2021 – 2022')];
        // The date comes before the name in templates with a gutter, and after the place in those with a margin column.
        expect(Math.min(...lineIndexes)).toBe(0);
        expect(Math.max(...lineIndexes)).toBeLessThanOrEqual(2);
        expect(findLineIndex('Leeds')).toBeGreaterThanOrEqual(0);
      }
    }
    for (const id of ['classic-executive', 'classic-serif', 'modern-professional'])
      expect(listSectionLines([itemWithTitle], id)).toEqual(['Blameless reviews  2021 – 2022', 'Leeds']);
  });

  it('is one list if it contains only bullets', () => {
    expect(
      listSectionLines([createItem({ achievements: ['Sailing', ''] }), createItem({ achievements: ['Choir'] })]),
    ).toEqual(['• Sailing', '• Choir']);
  });

  it('prints nothing if it is empty', () => {
    const text = toPlainText(
      composeResume(createResume(createItem({}), createItem({ title: ' ' })), {
        templateId: 'tech-lead',
        language: 'en',
        pageSize: 'A4',
      }),
    );
    expect(text).not.toContain('Talks');
  });
});

describe('custom section fields', () => {
  const content = createResume(createItem({ title: 'At [Place]', achievements: ['For [number] people'] }), fullItem);

  it('supports blanks like all other fields', () => {
    const paths = ['customSections.0.items.0.title', 'customSections.0.items.0.achievements.0'];
    const customBlanks = listBlanks(content).filter(({ path }) => path.startsWith('customSections'));
    expect(customBlanks.map(({ path }) => path)).toEqual(paths);
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

  it('maps every text except the section id', () => {
    expect(mapTextFields(content, (text) => text.toUpperCase()).customSections[0]).toMatchObject({
      id: 'talks',
      name: 'TALKS',
    });
  });

  it('omits entries and bullets by path', () => {
    const remaining = removeListItems(content, ['customSections.0.items.0', 'customSections.0.items.1.achievements.0']);
    expect(remaining.customSections[0]?.items).toEqual([{ ...fullItem, achievements: [] }]);
  });
});
