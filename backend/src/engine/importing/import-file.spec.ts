import type { Language } from '@shortlist/contracts/platform/languages';
import { importFile } from './import-file';

const importContent = async (language: Language, text: string) =>
  (await importFile({ bytes: new TextEncoder().encode(text), fileName: 'resume.txt', language })).content;

describe('certifications', () => {
  it.each<[Language, string, object]>([
    [
      'en',
      'ACLS, American Heart Association (exp. 2027)',
      { name: 'ACLS (exp. 2027)', issuer: 'American Heart Association', date: '' },
    ],
    ['en', 'ACLS (expires 03/2027), 2024', { name: 'ACLS (expires 03/2027)', issuer: '', date: '2024' }],
    ['de', 'Staplerschein (gültig bis 2027)', { name: 'Staplerschein (gültig bis 2027)', issuer: '', date: '' }],
    ['en', 'Certified Scrum Master (2021)', { name: 'Certified Scrum Master', issuer: '', date: '2021' }],
  ])('%s: keeps a validity period in a certification name: %s', async (language, line, certification) => {
    const heading = language === 'de' ? 'Zertifikate' : 'Certifications';
    const { certifications } = await importContent(language, `Ana Duarte\nana@example.com\n\n${heading}\n${line}\n`);
    expect(certifications).toEqual([certification]);
  });
});

describe('experience', () => {
  it.each<[Language, string, string, object]>([
    [
      'en',
      'Harlow & Pike Electrical Ltd, Leeds\nSeptember 2016 to present\nPosition: Approved Electrician',
      'labels are no part of a value',
      { position: 'Approved Electrician', company: 'Harlow & Pike Electrical Ltd', location: 'Leeds' },
    ],
    [
      'en',
      'Store Manager, Farm & Fence Co., Maryville, TN, 2006-2017',
      'the company and its town follow the position',
      { position: 'Store Manager', company: 'Farm & Fence Co.', location: 'Maryville, TN' },
    ],
    [
      'fr',
      'Menuiserie Lambotte (Andenne) : chef d’équipe pose\n2011 – 2015',
      'the position follows a colon',
      { position: 'chef d’équipe pose', company: 'Menuiserie Lambotte', location: 'Andenne' },
    ],
    [
      'es',
      '2005 – 2009  Dependienta\nPanadería Hermanos Usón, Zaragoza',
      'the town follows the company',
      { position: 'Dependienta', company: 'Panadería Hermanos Usón', location: 'Zaragoza' },
    ],
    [
      'de',
      '[ 06/2020 – 05/2023 ]\nSchichtleiter Wareneingang\nRheinkai Logistik GmbH\nOrt: Duisburg | Land: Deutschland',
      'labels of locations are no part of a value',
      { position: 'Schichtleiter Wareneingang', company: 'Rheinkai Logistik GmbH', location: 'Duisburg' },
    ],
    [
      'ja',
      '2004年4月〜2007年8月\n調理補助、ホテルグランデ金沢（石川県金沢市）',
      'position and company are separated by a comma',
      { position: '調理補助', company: 'ホテルグランデ金沢', location: '石川県金沢市' },
    ],
  ])('%s: %#: %s', async (language, lines, _reason, expected) => {
    const headings = { en: 'Experience', fr: 'Expérience', es: 'Experiencia', de: 'Berufserfahrung', ja: '職務経歴' };
    const heading = headings[language as keyof typeof headings];
    const { experience } = await importContent(language, `Ana Duarte\nana@example.com\n\n${heading}\n${lines}\n`);
    expect(experience).toEqual([expect.objectContaining(expected)]);
  });

  it('gives an employer with several roles to each role', async () => {
    const { experience } = await importContent(
      'en',
      'Ana Duarte\nana@example.com\n\nExperience\nTariff Systems Ltd  2018 – 2024\nTech Lead  2022 – 2024\n• Led seven engineers.\n' +
        'Software Engineer  2018 – 2022\n• Built the customer portal.\n',
    );
    expect(experience.map(({ company, position, startDate }) => [company, position, startDate])).toEqual([
      ['Tariff Systems Ltd', 'Tech Lead', '2022'],
      ['Tariff Systems Ltd', 'Software Engineer', '2018'],
    ]);
  });
});

it('takes a single date of studies as their end', async () => {
  const { education } = await importContent(
    'en',
    'Ana Duarte\nana@example.com\n\nEducation\nHigh School Diploma, Clinch Valley High School, 1988\n',
  );
  expect(education).toEqual([expect.objectContaining({ startDate: '', endDate: '1988' })]);
});

it.each(['2. Experience', 'Mes expériences', 'Meine Berufserfahrung', '２．職歴'])(
  'recognizes the heading "%s"',
  async (heading) => {
    const { experience } = await importContent(
      'en',
      `Ana Duarte\nana@example.com\n\n${heading}\nNurse, Orrin Bay Hospital  2018 – 2024\n• Led triage.\n`,
    );
    expect(experience).toEqual([expect.objectContaining({ achievements: ['Led triage.'] })]);
  },
);

describe('person', () => {
  it('prefers a name with a label to other short lines', async () => {
    const { personalInfo } = await importContent('ko', '이력서\n사 진\n지원분야\n성명: 김소연\n\n학력\n경인한솔대학\n');
    expect(personalInfo).toMatchObject({ lastName: '김', firstName: '소연' });
  });
});

describe('headings', () => {
  it('takes a numbered line for a heading if other headings have numbers', async () => {
    const { personalInfo, skills } = await importContent(
      'ja',
      '西田 健一郎\n\n１．略歴\n調理師としてホテルで働きました。\n\n２．職務経歴\n2003年4月〜2007年8月\nホテルグランデ金沢 調理補助\n\n' +
        '３．資格\n調理師免許\n\n４．得意なこと\n会席料理、フランス料理\n',
    );
    expect(personalInfo).toMatchObject({ summary: '調理師としてホテルで働きました。', headline: '' });
    expect(skills).toEqual(['会席料理', 'フランス料理']);
  });

  it('finds languages and skills with labels in other sections', async () => {
    const { languages, skills, customSections } = await importContent(
      'es',
      'Ana Duarte\nana@example.com\n\nExperiencia\nAuxiliar, Residencia Olmo\n2015 – 2020\n\nOtros datos\n' +
        'Idiomas: español (nativo), francés (B1)\nInformática: Resiplus, Word\nVehículo propio.\n',
    );
    expect(languages).toEqual([
      { name: 'español', level: 'nativo' },
      { name: 'francés', level: 'B1' },
    ]);
    expect(skills).toEqual(['Resiplus', 'Word']);
    expect(customSections).toMatchObject([{ items: [{ description: 'Vehículo propio.' }] }]);
  });
});

describe('lists', () => {
  it('splits skills at slashes only in lists', async () => {
    const importSkills = async (line: string) =>
      (await importContent('en', `Ana Duarte\nana@example.com\n\nSkills\n${line}\n`)).skills;
    expect(await importSkills('SAP / MS Office / Welding')).toEqual(['SAP', 'MS Office', 'Welding']);
    expect(await importSkills('Java / Kotlin')).toEqual(['Java / Kotlin']);
  });

  it('reads the languages of a Europass', async () => {
    const { languages, skills } = await importContent(
      'es',
      'Ana Duarte\nana@example.com\n\nCompetencias\nLengua(s) materna(s): gallego, español\nOtro(s) idioma(s):\n' +
        'Comprensión auditiva   Comprensión lectora   Escritura\ninglés   C1   C1   B2\n' +
        'Niveles: A1 y A2: usuario básico; B1 y B2: usuario independiente; C1 y C2: usuario competente\n\n' +
        'Competencias digitales\nQIIME 2\n',
    );
    expect(languages).toEqual([
      { name: 'gallego', level: 'Lengua materna' },
      { name: 'español', level: 'Lengua materna' },
      { name: 'inglés', level: 'C1 / B2' },
    ]);
    expect(skills).toEqual(['QIIME 2']);
  });
});
