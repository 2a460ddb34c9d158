import type { Industry } from '@shortlist/contracts/platform/industries';
import type { Language } from '@shortlist/contracts/platform/languages';
import { findOccupation, listEquivalentTitles } from './find-occupation';
import { formatTitleWithDe } from '../languages/fr';
import { formatTitle, simplifyTitle, formatTitleInSentence } from './title';

const findTitle = (title: string, language: Language, industry: Industry = 'Healthcare') => {
  const { occupation, isGeneral, seniority, title: printedTitle } = findOccupation(title, industry, language);
  return { id: isGeneral ? 'general' : occupation.id, seniority, printedTitle };
};

describe('German titles', () => {
  it.each([
    ['Krankenschwester', 'registered-nurse'],
    ['krankenpfleger/in (m/w/d)', 'registered-nurse'],
    ['Altenpfleger*in', 'registered-nurse'],
    ['Krankenschwster', 'registered-nurse'],
    ['Verkaeuferin', 'sales-associate'],
    ['Software Entwickler', 'software-developer'],
    ['Softwareentwicklerin', 'software-developer'],
    ['Rechtsanwältin', 'lawyer'],
    ['Feuerwehrfrau', 'firefighter'],
    ['Köchin', 'cook'],
    ['Drachenzähmer', 'general'],
  ])('%s is %s in any industry, gender and spelling', (title, id) => {
    expect(findTitle(title, 'de').id).toBe(id);
  });

  it('matches a compound by its head', () => {
    expect(findTitle('Fachkrankenpflegerin', 'de').id).toBe('registered-nurse');
  });

  it('prints a title in German style', () => {
    expect(formatTitle('leitende krankenschwester (m/w/d)', 'de')).toBe('Leitende Krankenschwester');
    expect(formatTitle('sachbearbeiter im einkauf', 'de')).toBe('Sachbearbeiter im Einkauf');
    expect(formatTitle('KAUFMÄNNISCHE LEITUNG', 'de')).toBe('Kaufmännische Leitung');
    expect(formatTitle('Java-Entwickler', 'de')).toBe('Java-Entwickler');
  });

  it('detects the seniority', () => {
    expect(findTitle('stellvertretende Pflegefachkraft', 'de').seniority).toBe('lead');
    expect(findTitle('Oberarzt', 'de')).toMatchObject({ id: 'physician', seniority: 'senior' });
    expect(findTitle('Junior Softwareentwickler', 'de').seniority).toBe('junior');
    expect(findTitle('Chefarzt', 'de').seniority).toBe('lead');
    expect(findTitle('Alltagsbegleiter', 'de').seniority).toBe('standard');
    expect(findTitle('Lehrerin Oberstufe', 'de', 'Education').seniority).toBe('standard');
  });

  it('neither translates a title nor confuses it with a similar one', () => {
    expect(findTitle('Praktikantin Marketing', 'de', 'Marketing')).toMatchObject({
      seniority: 'junior',
      printedTitle: 'Praktikantin Marketing',
    });
    expect(findTitle('Bäcker', 'de', 'Manufacturing').printedTitle).toBe('Bäcker');
    expect(findTitle('Trainee', 'de', 'Consulting')).toMatchObject({ id: 'general', seniority: 'junior' });
    expect(findTitle('électricien', 'de', 'Construction').printedTitle).toBe(
      'Elektroniker/in für Energie- und Gebäudetechnik',
    );
  });

  it('keeps the gender when correcting a title', () => {
    expect(findTitle('Verwaltungsfachangestelte', 'de', 'Government').printedTitle).toBe('Verwaltungsfachangestellte');
    expect(findTitle('Elektroingeneurin', 'de', 'Engineering').printedTitle).toBe('Elektroingenieurin');
    expect(findTitle('Elektrotechnikingenieurin', 'de', 'Engineering').printedTitle).toBe('Elektrotechnikingenieurin');
  });

  it('lowercases adjectives in a sentence, except in names of trades', () => {
    expect(formatTitleInSentence('Stellvertretende Filialleiterin', 'de')).toBe('stellvertretende Filialleiterin');
    expect(formatTitleInSentence('Staatlich geprüfter Techniker', 'de')).toBe('staatlich geprüfter Techniker');
    expect(formatTitleInSentence('Medizinische Fachangestellte', 'de')).toBe('Medizinische Fachangestellte');
    expect(formatTitleInSentence('Angestellte', 'de')).toBe('Angestellte');
  });
});

it('corrects typos in French words with accents', () => {
  expect(findOccupation('chef de chantié', 'Construction', 'fr').title).toBe('Chef de chantier');
  expect(findOccupation('opératuer de production', 'Manufacturing', 'fr').title).toBe('Opérateur de production');
  expect(findOccupation('développeuse web', 'Technology', 'fr').title).toBe('Développeuse web');
});

it('formats a French title for two genders as job ads do', () => {
  expect(formatTitleWithDe('infirmier / infirmière')).toBe('d’infirmier (H/F)');
  expect(formatTitleWithDe('directeur / directrice d’hôtel')).toBe('de directeur d’hôtel (H/F)');
  expect(formatTitleWithDe('assistant administratif / assistante administrative')).toBe(
    'd’assistant administratif (H/F)',
  );
  expect(formatTitleWithDe('comptable / commercial')).toBe('de comptable / commercial');
  expect(formatTitleWithDe('hotliner')).toBe('de hotliner');
  expect(formatTitleWithDe('hôtesse d’accueil')).toBe('d’hôtesse d’accueil');
});

it('prints French and Spanish titles with one capital', () => {
  expect(formatTitle('infirmière de nuit h/f', 'fr')).toBe('Infirmière de nuit');
  expect(formatTitle('ASSISTANTE DE DIRECTION', 'fr')).toBe('Assistante de direction');
  expect(formatTitle('enfermera de urgencias', 'es')).toBe('Enfermera de urgencias');
  expect(formatTitle('rédacteur web', 'fr')).toBe('Rédacteur web');
  expect(formatTitle("hôtesse d'accueil", 'fr')).toBe('Hôtesse d’accueil');
  expect(formatTitleInSentence('Infirmière de nuit', 'fr')).toBe('infirmière de nuit');
  expect(formatTitleInSentence('UX designer (télétravail)', 'fr')).toBe('UX designer');
  expect(formatTitleInSentence('Data Engineer', 'fr')).toBe('Data Engineer');
  expect(simplifyTitle('Infirmier / Infirmière', 'fr')).toBe('Infirmier / infirmière');
  expect(formatTitleInSentence('Pflegefachkraft', 'de')).toBe('Pflegefachkraft');
  expect(formatTitle('responsable rh', 'fr')).toBe('Responsable RH');
});

it.each<[string, Language, string]>([
  ['infirmiere diplomée', 'fr', 'registered-nurse'],
  ['développeur·euse web', 'fr', 'frontend-developer'],
  ['Infirmier(ère)', 'fr', 'registered-nurse'],
  ['Avocate', 'fr', 'lawyer'],
  ['Caissière', 'fr', 'cashier'],
  ['enfermera', 'es', 'registered-nurse'],
  ['enfermero/a', 'es', 'registered-nurse'],
  ['Desarrolladora de software', 'es', 'software-developer'],
  ['Desarollador de software', 'es', 'software-developer'],
  ['Abogada', 'es', 'lawyer'],
  ['Cocinera', 'es', 'cook'],
  ['domador de dragones', 'es', 'general'],
])('%s (%s) is %s, in any gender and with or without accents', (title, language, id) => {
  expect(findTitle(title, language).id).toBe(id);
});

it('prints a title with typos corrected and accents restored', () => {
  const getTitle = (title: string, language: Language, industry?: Industry) =>
    findTitle(title, language, industry).printedTitle;
  expect(getTitle('recepcionsita de hotel', 'es', 'Customer Service')).toBe('Recepcionista de hotel');
  expect(getTitle('Agente inmobilario', 'es', 'Real Estate')).toBe('Agente inmobiliario');
  expect(getTitle('MEDICO DE FAMILIA', 'es')).toBe('Médico de familia');
  expect(getTitle('Ingeniera mecanica', 'es', 'Engineering')).toBe('Ingeniera mecánica');
  expect(getTitle('infirmiere', 'fr')).toBe('Infirmière');
  expect(getTitle('Consultor júnior', 'es', 'Consulting')).toBe('Consultor júnior');
  // The typo may mean either of two words, or another trade.
  expect(getTitle('enfermer', 'es')).toBe('Enfermer');
  expect(findTitle('Montador', 'es', 'Media')).toMatchObject({ id: 'general', printedTitle: 'Montador' });
  // Correct in Latin America.
  expect(getTitle('editor de video', 'es', 'Media')).toBe('Editor de video');
});

it('detects a seniority level in either gender', () => {
  expect(findTitle('Jefa de cocina', 'es', 'Customer Service')).toMatchObject({ id: 'cook', seniority: 'lead' });
  expect(findTitle('cheffe de cuisine', 'fr', 'Customer Service')).toMatchObject({ id: 'cook', seniority: 'lead' });
});

it('prints Japanese titles with full-width brackets and uppercase abbreviations', () => {
  expect(formatTitle('保育士(パート)', 'ja')).toBe('保育士（パート）');
  expect(formatTitle('ｗｅｂデザイナー', 'ja')).toBe('Webデザイナー');
  expect(formatTitle('ecサイト運営', 'ja')).toBe('ECサイト運営');
  expect(formatTitle('se', 'ja')).toBe('SE');
  expect(formatTitle('iOSエンジニア', 'ja')).toBe('iOSエンジニア');
  expect(formatTitle('keeper of the keys', 'ja')).toBe('keeper of the keys');
  expect(formatTitle('プログラマ－', 'ja')).toBe('プログラマー');
  expect(['機械設計', '経理', '看護師（夜勤）'].map((title) => formatTitleInSentence(title, 'ja'))).toEqual([
    '機械設計担当',
    '経理',
    '看護師',
  ]);
});

describe('Japanese and Korean titles', () => {
  it.each<[string, Language, string, string]>([
    ['看護職', 'ja', 'registered-nurse', 'standard'],
    ['看護師長', 'ja', 'registered-nurse', 'lead'],
    ['主任看護師', 'ja', 'registered-nurse', 'senior'],
    ['プログラマ', 'ja', 'software-developer', 'standard'],
    ['介護職員', 'ja', 'caregiver', 'standard'],
    ['経理担当', 'ja', 'accountant', 'standard'],
    ['営業事務', 'ja', 'administrative-assistant', 'standard'],
    ['飛行士', 'ja', 'general', 'standard'],
    ['カスタマーサポトー', 'ja', 'customer-service-representative', 'standard'],
    ['ケアマネージャー', 'ja', 'social-worker', 'standard'],
    ['電気主任技術者', 'ja', 'electrical-engineer', 'standard'],
    // Many trades share this Katakana word, so the title does not match the production operator.
    ['ドローンオペレーター', 'ja', 'general', 'standard'],
    ['간호직', 'ko', 'registered-nurse', 'standard'],
    ['신입 개발자', 'ko', 'software-developer', 'junior'],
    ['백엔드 개발자', 'ko', 'software-developer', 'standard'],
    ['마법사', 'ko', 'general', 'standard'],
  ])('%s (%s) is %s, %s', (title, language, id, seniority) => {
    expect(findTitle(title, language)).toMatchObject({ id, seniority });
  });
});

describe('titles in another language', () => {
  it.each<[string, Language, string]>([
    ['Senior Registered Nurse', 'ja', 'シニア看護師'],
    ['Registered Nurse', 'ko', '간호사'],
    ['간호사', 'ja', '看護師'],
    ['看護師', 'en', 'Registered Nurse'],
    ['Krankenschwester', 'en', 'Registered Nurse'],
    ['leitende krankenschwester', 'en', 'Lead Registered Nurse'],
    ['Head of Sales', 'ja', '営業マネージャー'],
    // German uses these titles too, so they stay unchanged.
    ['Data Scientist', 'de', 'Data Scientist'],
    ['Nurse', 'de', 'Nurse'],
    ['Keeper of the Keys', 'ja', 'Keeper of the Keys'],
  ])('%s is printed in %s as %s', (title, language, printedTitle) => {
    expect(findTitle(title, language).printedTitle).toBe(printedTitle);
  });

  it('has equivalents in every language', () => {
    const names = listEquivalentTitles('Pflegefachkraft', 'Healthcare', 'de');
    expect(names).toEqual(
      expect.arrayContaining(['Registered Nurse', 'staff nurse', 'krankenschwester', '看護師', '간호사']),
    );
    expect(listEquivalentTitles('Keeper of the Keys', 'Healthcare', 'en')).toEqual([]);
  });
});
