import type { Language } from '@shortlist/contracts/platform/languages';
import type { AllowedFacts } from './allowed-facts';
import { findFabrications } from './fabrications';
import { measureLanguagePurity } from './language-purity';
import { countRepeatedSentences } from './repeated-sentences';

const createFacts = (language: Language, sourceText: string, allowsSuggestions = false): AllowedFacts => ({
  language,
  sourceText,
  allowedNames: [],
  allowsSuggestions,
});

describe('fabrications', () => {
  it.each<[Language, string, string, string[]]>([
    ['en', 'Served 40 guests at Blue Fern', 'Served 400 guests at Blue Fern and the Ritz.', ['400', 'Ritz']],
    ['en', 'Led 3 nurses', 'Led three nurses, then twelve.', ['twelve']],
    ['en', 'Sold shoes', 'Sold shoes with an MBA, see jo@example.com', ['jo@example.com', 'MBA']],
    ['es', 'Atendí a 30 pacientes', 'Atendí a 1.300 pacientes en Madrid', ['1.300', 'Madrid']],
    ['fr', 'Suivi de 1 900 dossiers', 'Suivi de 1900 dossiers chez Danone', ['Danone']],
    ['fr', 'Relecture', 'Relecture par deux personnes ; les deux sont utiles', ['deux']],
    ['de', 'Verkauf', 'Verkauf von zwölf Geräten bei der Bosch GmbH', ['zwölf', 'Bosch GmbH']],
    ['ja', '患者14名を担当', '患者十四名を担当し、株式会社青空で三名を指導', ['三', '株式会社青空']],
    ['ko', '14명을 교육', '14명을 교육하고 다섯 명을 지휘, 서울대학교 석사', ['다섯', '서울대학교', '석사']],
  ])(
    'in %s include numbers and names that the source does not contain: %s → %s',
    (language, source, text, expected) => {
      expect(findFabrications([text], createFacts(language, source)).sort()).toEqual([...expected].sort());
    },
  );

  it.each<[Language, string]>([
    ['en', 'Cut waiting from [number] to [number] minutes at [Employer]. Used two-way radios.'],
    ['de', 'Leitung von [Zahl] Teams bei [Arbeitgeber] mit Sorgfalt und Ruhe'],
    ['es', 'Gestión de [número] millones de euros en [Empresa]'],
    ['ja', '月[数]万円の予算を[勤務先]で管理'],
    ['ko', '[근무처]에서 [숫자]명을 교육'],
  ])('do not include blanks or the words around them: %s', (language, text) => {
    expect(findFabrications([text], createFacts(language, ''))).toEqual([]);
  });

  it('include commonly known tools unless the document may suggest them', () => {
    const text = 'Keep schedules in Microsoft Excel';
    expect(findFabrications([text], createFacts('en', '', true))).toEqual([]);
    expect(findFabrications([text], createFacts('en', ''))).toEqual(['Microsoft', 'Excel']);
    expect(findFabrications(['Kept schedules for Microsoft'], createFacts('en', '', true))).toEqual(['Microsoft']);
  });
});

describe('purity', () => {
  const texts: Record<Language, string> = {
    en: 'Kept the records of the ward and taught families before they left.',
    es: 'Llevé los registros de la planta y enseñé a las familias antes del alta.',
    fr: 'Tenue des dossiers du service et conseils aux familles avant la sortie.',
    de: 'Führte die Akten der Station und beriet die Familien vor der Entlassung.',
    ja: '病棟の記録を管理し、退院前に家族へ説明。',
    ko: '병동 기록을 관리하고 퇴원 전에 가족에게 설명.',
  };
  const languages = Object.keys(texts) as Language[];

  it.each(languages)('distinguishes %s from all other languages', (language) => {
    for (const other of languages)
      expect(measureLanguagePurity([texts[other]], language)).toBe(other === language ? 1 : 0);
  });

  it('is the share of letters that are in the language', () => {
    expect(measureLanguagePurity([texts.fr, texts.de], 'fr')).toBeCloseTo(0.5, 1);
    expect(measureLanguagePurity([], 'fr')).toBe(1);
    expect(measureLanguagePurity(['SQLとPythonを使用し、Tableauで可視化'], 'ja')).toBe(1);
  });
});

it('counts sentences that also appear for another title, ignoring the title itself', () => {
  const documents = [
    { title: 'Cook', texts: ['I apply as Cook. I like soup.', 'Cut onions.'] },
    { title: 'Baker', texts: ['I apply as Baker. I like bread.', 'Cut onions.'] },
    { title: 'Painter', texts: ['Colors matter.'] },
  ];
  expect(countRepeatedSentences(documents)).toEqual([2, 2, 0]);
});
