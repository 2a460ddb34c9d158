import type { Language } from '@shortlist/contracts/platform/languages';
import { lowercaseCommonTerm } from './term-case';

it.each<[Language, string, string]>([
  ['en', 'Infection control', 'infection control'],
  ['en', 'Triage', 'triage'],
  ['en', 'Cold-chain handovers', 'cold-chain handovers'],
  ['en', 'Excel', 'Excel'],
  ['en', 'Excel macros', 'Excel macros'],
  ['en', 'Spanish interpreting', 'Spanish interpreting'],
  ['en', 'IV therapy', 'IV therapy'],
  ['en', 'Power BI', 'Power BI'],
  ['en', 'Quokkabase', 'Quokkabase'],
  ['es', 'Atención al cliente', 'atención al cliente'],
  ['es', 'Inglés técnico', 'inglés técnico'],
  ['es', 'Salesforce', 'Salesforce'],
  ['fr', 'Gestion des stocks', 'gestion des stocks'],
  ['fr', 'Élagage des arbres', 'élagage des arbres'],
  ['fr', 'Photoshop', 'Photoshop'],
  ['de', 'Wundversorgung', 'Wundversorgung'],
  ['de', 'Pflege von Angehörigen', 'Pflege von Angehörigen'],
  ['ja', '在庫管理', '在庫管理'],
  ['ko', '재고 관리', '재고 관리'],
])('writes in the middle of a sentence in %s: %s as %s', (language, term, expected) => {
  expect(lowercaseCommonTerm(term, language)).toBe(expected);
});

it("keeps the user's spelling of an unknown word, but not of a part of a word", () => {
  expect(lowercaseCommonTerm('Quokkabase', 'en', ['Filled quokkabase daily.'])).toBe('quokkabase');
  expect(lowercaseCommonTerm('Quokkabase', 'en', ['Filled my-old-superquokkabase daily.'])).toBe('Quokkabase');
});
