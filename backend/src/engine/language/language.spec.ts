import fc from 'fast-check';
import { isAction } from './actions';
import { findDateSpans, parseIsoMonth, parseDate } from './dates';
import { detectLanguageLevel } from './language-levels';
import { containsPhrase, toSearchText } from './phrase-search';
import { hasQuantity } from './quantities';
import { findStockPhrases } from './stock-phrases';
import { canonicalizeText, measureLength, tokenize } from './text-processing';

describe('words', () => {
  it('keeps words with attached symbols together and splits hyphenated words', () => {
    const words = tokenize('C++, C#, .NET and Node.js; CI/CD, design/build, R&D, follow-up.', 'en').map(
      ({ text }) => text,
    );
    expect(words).toEqual(['C++', 'C#', '.NET', 'and', 'Node.js', 'CI/CD', 'design', 'build', 'R&D', 'follow', 'up']);
  });

  it('splits Latin words from the script around them', () => {
    const words = tokenize('SQLとNode.jsを使用', 'ja').map(({ text }) => text);
    expect(words).toEqual(['SQL', 'と', 'Node.js', 'を使用']);
    expect(tokenize('CI/CD를 운영', 'ko')[0]?.text).toBe('CI/CD');
  });

  it('separates an elided article from its French word', () => {
    const words = tokenize("d'éducation, l’accueil, aujourd’hui, qu’elle", 'fr').map(({ text }) => text);
    expect(words).toEqual(['d', 'éducation', 'l', 'accueil', 'aujourd’hui', 'qu', 'elle']);
    expect(tokenize('O’Brien', 'en')).toHaveLength(1);
  });

  it('counts words or, in Japanese and Korean, characters', () => {
    expect(measureLength('Assess and triage [number] patients a shift.', 'en')).toBe(7);
    expect(measureLength('患者 30名を担当', 'ja')).toBe(8);
    expect(measureLength('환자 30명 담당', 'ko')).toBe(7);
  });

  it('counts the same words as `Intl.Segmenter`', () => {
    const segmenter = new Intl.Segmenter('en', { granularity: 'word' });
    const characters = [..."aZéßŁº19 .,;:'‘’·-–/_+#%&@(”«…¡½²\u00ad\u2024ª×ǃ電한И"];
    const texts = fc.array(fc.constantFrom(...characters), { maxLength: 12 }).map((parts) => parts.join(''));
    fc.assert(
      fc.property(texts, (text) => {
        const segments = [...segmenter.segment(canonicalizeText(text))];
        expect(measureLength(text, 'en')).toBe(segments.filter(({ isWordLike }) => isWordLike).length);
      }),
      { numRuns: 2_000 },
    );
  });
});

describe('quantities', () => {
  it.each([
    ['Cut costs by 12%', 'en'],
    ['Served twenty guests a night', 'en'],
    ['Halved the waiting time', 'en'],
    ['Managed $2000 of stock', 'en'],
    ['Coordiné a doce personas', 'es'],
    ['Encadré une dizaine de bénévoles', 'fr'],
    ['Kosten um die Hälfte gesenkt', 'de'],
    ['約３０名の患者を担当', 'ja'],
    ['三名の新人を指導', 'ja'],
    ['売上を半減から倍増へ', 'ja'],
    ['직원 열 명을 교육', 'ko'],
    ['생산량을 두 배로 확대', 'ko'],
    ['مساعدة ٣٠ مريضا', 'en'],
    ['社員用PC50台を設定', 'ja'],
  ] as const)('%s has a quantity', (text, language) => expect(hasQuantity(text, language)).toBe(true));

  it.each([
    ['Joined the team in 2015', 'en'],
    ['Worked there from 03/2020', 'en'],
    ['Assess [number] patients a shift', 'en'],
    ['Encoded MP3 and 3D files', 'en'],
    ['Provided support 24/7', 'en'],
    ['Worked on one of the wards', 'en'],
    ['Detección de facturas duplicadas', 'es'],
    ['平成27年に入社', 'ja'],
    ['MP3音源とCO2濃度の記録を整理', 'ja'],
    ['一般病棟で看護を実施', 'ja'],
    ['一人ひとりの利用者に合わせて支援', 'ja'],
    ['2015년 입사', 'ko'],
    ['차세대 시스템으로 이전', 'ko'],
    ['입주 세대 민원 처리', 'ko'],
    ['부가세 대사 수행', 'ko'],
  ] as const)('%s has no quantity', (text, language) => expect(hasQuantity(text, language)).toBe(false));
});

describe('actions', () => {
  it.each([
    ['Triage patients at the door', 'en'],
    ['Quickly resolved tickets', 'en'],
    ['Led the rollout', 'en'],
    ['Migrated mailboxes to a hosted service', 'en'],
    ['Hung and insulated ductwork', 'en'],
    ['Gestioné el presupuesto', 'es'],
    ['Encadrement de trois apprentis', 'fr'],
    ['Betreuung der Kunden', 'de'],
    ['Kunden in der Filiale beraten', 'de'],
    ['Korrektorat der Druckfahnen', 'de'],
    ['Aufmaß beim Kunden', 'de'],
    ['電子カルテに看護計画を記録。', 'ja'],
    ['新人を指導した', 'ja'],
    ['신입 사원을 교육함', 'ko'],
    ['매출을 개선했습니다.', 'ko'],
  ] as const)('%s is an action', (text, language) => expect(isAction(text, language)).toBe(true));

  it.each([
    ['Responsible for the ward', 'en'],
    ['A team player who helped', 'en'],
    ['Responsable del presupuesto', 'es'],
    ['En charge du budget', 'fr'],
    ['Verantwortlich für Kunden', 'de'],
    ['経理担当', 'ja'],
    ['고객 관리 담당', 'ko'],
  ] as const)('%s is not an action', (text, language) => expect(isAction(text, language)).toBe(false));
});

describe('dates', () => {
  it('parses common date formats', () => {
    const march = { from: 2020 * 12 + 2, to: 2020 * 12 + 2 };
    for (const text of ['03/2020', '3/2020', '2020-03', '2020年3月', '2020.03', '2020년 3월'])
      expect(parseDate(text, '2026-11-21')).toEqual(march);
    expect(parseDate('2020', '2026-11-21')).toEqual({ from: 2020 * 12, to: 2020 * 12 + 11 });
    for (const text of ['Present', 'actualidad', 'aujourd’hui', 'heute', '現在', '현재'])
      expect(parseDate(text, '2026-11-21')).toEqual(parseIsoMonth('2026-11-21'));
    for (const text of ['', 'soon', '13/2020', '[MM/YYYY]']) expect(parseDate(text, '2026-11-21')).toBeUndefined();
  });
});

describe('dates in a text', () => {
  const createMonthSpan = (year: number, month: number) => ({ from: year * 12 + month - 1, to: year * 12 + month - 1 });

  it.each([
    ['Registered Nurse | Mar 2020 – Sept. 2021', [createMonthSpan(2020, 3), createMonthSpan(2021, 9)], false],
    ['May 2020 – Present', [createMonthSpan(2020, 5)], true],
    ['mars 2020 – aujourd’hui', [createMonthSpan(2020, 3)], true],
    ['août 2019 – févr. 2020', [createMonthSpan(2019, 8), createMonthSpan(2020, 2)], false],
    ['marzo de 2020 – actualidad', [createMonthSpan(2020, 3)], true],
    ['03/2020 – heute', [createMonthSpan(2020, 3)], true],
    ['März 2020 – Dezember 2021', [createMonthSpan(2020, 3), createMonthSpan(2021, 12)], false],
    ['2020年3月 – 現在', [createMonthSpan(2020, 3)], true],
    ['데이터 분석가 2020.03 – 현재', [createMonthSpan(2020, 3)], true],
    ['Ciencias del mar | 2005 – 2009', [2005, 2009].map((year) => ({ from: year * 12, to: year * 12 + 11 })), false],
    ['Marketing Intern 2022.07', [createMonthSpan(2022, 7)], false],
    ['Call 020 7946 0182', [], false],
  ])('%s', (text, spans, isOngoing) => expect(findDateSpans(text)).toEqual({ spans, isOngoing }));
});

it.each([
  ['Native or bilingual proficiency', 7],
  ['verhandlungssicher, C2', 6],
  ['advanced', 5],
  ['sehr gute Kenntnisse', 5],
  ['日本語能力試験N1', 5],
  ['堪能', 5],
  ['고급', 5],
  ['중상급', 4],
  ['Limited working proficiency', 3],
  ['débutant', 1],
  ['alternative goods', undefined],
])('detects the level of a language: %s is %s', (text, level) => expect(detectLanguageLevel(text)).toBe(level));

it('finds a phrase as whole words, ignoring case', () => {
  const text = toSearchText('Triage of patients; wound care in 訪問看護');
  const phrases = ['triage', 'Kubernetes', ' ', 'Wound Care', 'age', '看護'];
  expect(phrases.filter((phrase) => containsPhrase(text, phrase))).toEqual(['triage', 'Wound Care', '看護']);
});

describe('stock phrases', () => {
  it('finds whole phrases, with or without hyphens', () => {
    expect(findStockPhrases('A results‑driven Team Player.', 'en')).toEqual(['team player', 'results driven']);
    expect(findStockPhrases('Ninjago for the steam players', 'en')).toEqual([]);
    expect(findStockPhrases('責任感が強い方です', 'ja')).toEqual(['責任感が強い']);
  });
});
