import { createEmptyContent } from '@shortlist/documents/empty-content';
import type { Language } from '@shortlist/contracts/platform/languages';
import { groundText } from '../../grounding/comparator/ground-text';
import { improveTextByRules, type ImproveTextInput } from './improve-text';

const improve = (text: string, kind: ImproveTextInput['kind'], overrides: Partial<ImproveTextInput> = {}) =>
  improveTextByRules({
    text,
    kind,
    place: 'bullet',
    language: 'en',
    isCurrentJob: false,
    aliases: [],
    jobPosting: '',
    ...overrides,
  });

it.each<[Language, string, string]>([
  ['en', 'Did weekly stock counts in two stores.', 'Performed weekly stock counts in two stores.'],
  ['en', 'Did the daily safety talks.', 'Led the daily safety talks.'],
  ['en', 'Helped with opening the store.', 'Supported opening the store.'],
  ['en', 'Used Excel to track daily sales.', 'Tracked daily sales with Excel.'],
  ['en', 'Responsible for managing the annual budget', 'Managed the annual budget'],
  ['de', 'Mithilfe bei der Inventur im Lager', 'Unterstützung bei der Inventur im Lager'],
  ['fr', 'Participation à la gestion des stocks', 'Contribution à la gestion des stocks'],
  ['es', 'Hice el inventario semanal del almacén', 'Realicé el inventario semanal del almacén'],
  ['ja', '毎週の棚卸しを手伝いました。', '毎週の棚卸しを支援。'],
  ['ko', '매주 재고 조사를 도왔습니다.', '매주 재고 조사 지원.'],
])('%s: uses a stronger verb for “%s”', (language, text, after) => {
  expect(improve(text, 'verb', { language })).toBe(after);
});

it("uses the job's tense, and leaves a line unchanged if its grammar is unclear", () => {
  expect(improve('Put together a monthly report', 'verb', { isCurrentJob: true })).toBe('Prepare a monthly report');
  expect(improve('Put together a monthly report', 'verb')).toBe('Prepared a monthly report');
  const line = 'Organising stands at 3 home shows and ordering brochures';
  expect(improve(line, 'verb')).toBe(line);
});

it('shortens a text but never cuts a fact', () => {
  expect(improve('Successfully resolved complaints in order to keep guests.', 'shorter')).toBe(
    'Resolved complaints to keep guests.',
  );
  for (const text of [
    'Counted stock, cutting losses by 12 %.',
    'Coordinated production, quality and suppliers.',
    'Managed payroll for two sites, supervised apprentices.',
    'Organized the annual conference of the regional association, negotiating with the suppliers of the city.',
  ])
    expect(improve(text, 'shorter')).toBe(text);
});

it('adds a blank for a figure, unless the text already has a figure', () => {
  expect(improve('Answered calls in the order they came', 'figure')).toBe(
    'Answered [number] calls in the order they came',
  );
  expect(improve('Loaded and unloaded trucks', 'figure')).toBe('Loaded and unloaded [number] trucks');
  expect(improve('Kept the storeroom tidy.', 'figure')).toBe('Kept the storeroom tidy ([how many or how often]).');
  expect(improve('Answered 40 calls a day.', 'figure')).toBe('Answered 40 calls a day.');
});

it("uses the posting's words", () => {
  const aliases = [{ term: 'wound care', said: 'wound management' }];
  expect(improve('Documented wound management.', 'posting', { aliases })).toBe('Documented wound care.');
});

it('keeps the first person in a letter', () => {
  const text = 'I was responsible for managing the budget. It grew.';
  expect(improve(text, 'verb', { place: 'paragraph' })).toBe('I managed the budget. It grew.');
});

it('adds no facts to the text', () => {
  const texts = ['Did weekly stock counts.', 'Worked with suppliers on returns.', 'Used SAP to book orders.'];
  for (const text of texts) {
    const source = createEmptyContent();
    source.personalInfo.summary = text;
    expect(groundText({ text: improve(text, 'verb'), before: text, source, language: 'en' }).verdict).toBe('accepted');
  }
});
