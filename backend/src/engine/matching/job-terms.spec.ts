import type { Language } from '@shortlist/contracts/platform/languages';
import { getSampleResume } from '@shortlist/documents/samples/get-sample-resume';
import { replaceSynonyms } from '../writing/rule-based/posting-synonyms';
import { extractJobTerms } from './job-terms';
import { matchResume } from './match-resume';

const matchSkills = (skills: string[], jobPostingText: string, language: Language = 'en') =>
  matchResume({
    resume: { ...getSampleResume(language), experience: [], skills },
    jobPostingText,
    jobPostingLanguage: language,
    documentLanguage: language,
    today: '2026-11-21',
  });

const listTerms = (line: string, language: Language) => extractJobTerms(`${line}\n`, language).map(({ term }) => term);

it('lists names that are enumerated with a skill', () => {
  expect(
    listTerms('Perform wound care, including negative pressure wound therapy, ostomies and PICC lines.', 'en'),
  ).toEqual(['wound care', 'negative pressure wound therapy', 'ostomies', 'PICC lines']);
  expect(listTerms('Approve timecards in Kronos (UKG) and track attendance', 'en')).toEqual(['UKG', 'Kronos']);
});

it('ignores clauses, adjectives and people that are enumerated with a skill', () => {
  expect(listTerms('Excel, good manners and a positive attitude', 'en')).toEqual(['Excel']);
  expect(listTerms('Current, unencumbered record; BLS for Healthcare Providers', 'en')).toEqual(['BLS']);
  expect(listTerms('Excel, two clinics and three laboratories', 'en')).toEqual(['Excel']);
  expect(listTerms('Excel and mainly phonics', 'en')).toEqual(['Excel', 'phonics']);
  expect(listTerms('Gestion des commandes, suivi des stocks et facturation', 'fr')).not.toContain('stocks');
});

it('does not list a noun that continues the name before a parenthesis', () => {
  const listNames = (line: string) => extractJobTerms(`Requirements\n- ${line}`, 'en').map(({ term }) => term);
  expect(listNames('Knowledge of OSHA and food safety (GMP) rules')).not.toContain('rules');
  expect(listNames('Wound care (acute), ostomies')).toContain('ostomies');
});

it('ignores durations', () => {
  expect(listTerms('Front desk experience of two years', 'en')).toEqual(['Front desk']);
  expect(listTerms('Experiencia de tres años en almacén', 'es')).not.toContain('tres años');
  expect(listTerms('Expérience de deux ans', 'fr')).toEqual([]);
});

it('ignores the lines of the website from which a posting was copied', () => {
  const posting = [
    'Indeed',
    'Find jobs Excel',
    'Night auditor',
    'Home > Jobs > Project Management',
    'You will check guests in with Opera PMS.',
  ];
  expect(extractJobTerms(posting.join('\n'), 'en').map(({ term }) => term)).toEqual(['Opera PMS']);
});

it('reads duties, but not the company or its offer, before the first heading', () => {
  const listPostingTerms = (language: Language, lines: string[]) =>
    extractJobTerms(lines.join('\n'), language).map(({ term }) => term);
  expect(
    listPostingTerms('en', [
      'HVAC Technician',
      'AirMaster has trained sales people since 1988.',
      'You will service boilers and heat pumps in ServiceTitan, the way AirMaster does.',
      'Requirements',
      'EPA 608',
      'Pay: $32 an hour and a paid training in Excel. Free SAP courses.',
    ]),
  ).toEqual(['heat pumps', 'ServiceTitan', 'EPA 608']);
  expect(
    listPostingTerms('de', [
      'Die Hofmann GmbH beliefert die Medizintechnik und den Maschinenbau.',
      'Als Sachbearbeiter übernehmen Sie die Rechnungsprüfung.',
      'Ihr Profil',
      'Excel',
    ]),
  ).toEqual(['Rechnungsprüfung', 'Excel']);
  expect(
    listPostingTerms('fr', [
      'Notre maison exporte des biscuits et emploie des comptables.',
      'Vous préparez les documents douaniers.',
      'Votre profil :',
      'Incoterms',
    ]),
  ).toEqual(['documents douaniers', 'Incoterms']);
  expect(
    listPostingTerms('es', [
      'El grupo gestiona residencias y contabilidad.',
      'Te encargarás del control horario.',
      'Requisitos:',
      'Excel',
    ]),
  ).toEqual(['control horario', 'Excel']);
});

it('reads Japanese headings in brackets, and nouns joined by の', () => {
  expect(listTerms('・売掛金と買掛金の管理、インボイス制度への対応', 'ja')).toEqual(['買掛金管理', 'インボイス制度']);
  const posting = '【仕事内容】月次決算、固定資産の管理\n【待遇】在宅勤務、Excel研修';
  expect(extractJobTerms(posting, 'ja').map(({ term }) => term)).toEqual(['月次決算', '固定資産管理']);
});

it('lists unknown products after a known kind of software, and names with capitals inside', () => {
  expect(listTerms('Experience with a TMS such as McLeod or MercuryGate is a plus', 'en')).toEqual([
    'TMS',
    'MercuryGate',
    'McLeod',
  ]);
});

it('ignores organizations named after their trade', () => {
  expect(listTerms('A small architecture studio that works with Xero', 'en')).toEqual(['Xero']);
});

it('includes the noun that modifies a skill', () => {
  expect(listTerms('Conduct safety audits and lead incident investigations', 'en')).toEqual([
    'safety audits',
    'incident investigations',
  ]);
  expect(listTerms('Perform regular audits', 'en')).toEqual(['audits']);
});

it('ignores the professions of colleagues and subordinates', () => {
  expect(
    listTerms('Coordinate discharge planning with physicians, case management and physical therapy', 'en'),
  ).toEqual(['discharge planning']);
  expect(listTerms('Delegate to and supervise certified nursing assistants (CNAs)', 'en')).toEqual([]);
  expect(listTerms('Ansprechpartner (m/w/d) für Steuerberater, Wirtschaftsprüfer und Behörden', 'de')).toEqual([]);
  expect(listTerms('医師、理学療法士と連携した退院支援', 'ja')).toEqual(['退院支援']);
  expect(listTerms('의사, 물리치료사와 협력하여 퇴원 계획 수립', 'ko')).toEqual(['퇴원 계획']);
  // A tool is not a person.
  expect(listTerms('Coordinate shifts with SAP', 'en')).toContain('SAP');
});

it('completes German compounds and names skills in the nominative', () => {
  expect(listTerms('Bearbeitung der Debitoren-, Kreditoren- und Hauptbuchhaltung', 'de')).toEqual([
    'Debitorenbuchhaltung',
    'Kreditorenbuchhaltung',
    'Hauptbuchhaltung',
  ]);
  expect(listTerms('Abwicklung des Zahlungsverkehrs', 'de')).toEqual(['Zahlungsverkehr']);
  expect(listTerms('Kenntnisse im Handels- und Umsatzsteuerrecht', 'de')).not.toContain('Handels-');
});

it('does not list a language as a skill', () => {
  expect(listTerms('Gute Englischkenntnisse in Wort und Schrift', 'de')).toEqual([]);
  expect(listTerms('Bilingual in Spanish, Russian or Vietnamese; Excel', 'en')).toEqual(['Excel']);
});

it('requires only one of several alternatives', () => {
  const match = (skills: string[]) =>
    matchSkills(
      skills,
      'Experience with a warehouse system (Manhattan, Blue Yonder, or SAP EWM)\nForklift certification\n',
    );
  expect(match([]).missing.askYourself).toEqual(expect.arrayContaining(['Manhattan', 'Blue Yonder', 'SAP EWM']));
  expect(match(['Manhattan']).missing.askYourself).toEqual(['Forklift certification']);
  const scores = [[], ['Manhattan'], ['Manhattan', 'SAP EWM']].map((skills) => match(skills).matchScore);
  expect(scores[1]).toBeGreaterThan(scores[0] ?? 0);
  expect(scores[2]).toBe(scores[1]);
});

it('treats another form of a term as an alias, and does not replace a verb with a noun', () => {
  const match = matchSkills(
    ['Onboarded new hires', 'Forklift certified'],
    'Requirements\n- Onboarding of new hires\n- Forklift certification\n',
  );
  expect(match.missing.sayItTheirWay.map(({ said }) => said.toLowerCase())).toEqual(
    expect.arrayContaining(['onboarded', 'forklift certified']),
  );
  expect(replaceSynonyms('Onboarded new hires.', match.missing.sayItTheirWay, 'en').text).toBe('Onboarded new hires.');
});

it('does not replace an alias if the term would break the sentence', () => {
  const replace = (text: string, term: string, said: string) => replaceSynonyms(text, [{ term, said }], 'en').text;
  for (const [text, term, said] of [
    ['Detail-oriented clerk', 'attention to detail', 'detail-oriented'],
    ['Built web services in Go', 'RESTful API', 'web services'],
    ['Built RESTful APIs', 'RESTful API', 'RESTful APIs'],
  ] as const)
    expect(replace(text, term, said)).toBe(text);
  expect(replace('Documented wound management', 'wound care', 'wound management')).toBe('Documented wound care');
});

it('distinguishes tools, people and standards', () => {
  expect(listTerms('Anlagen mit SPS (Siemens S7, TIA Portal)', 'de')).toEqual(['SPS', 'Siemens S7', 'TIA Portal']);
  expect(listTerms('Prüfung nach DGUV Vorschrift 3 und VDE 0100', 'de')).toEqual(['DGUV Vorschrift 3', 'VDE 0100']);
  expect(listTerms('Reporting to the Accounting Manager', 'en')).not.toContain('account management');
  expect(listTerms('Experience with Prometheus and monitoring tools such as Grafana', 'en').join()).not.toMatch(/such/);
  expect(listTerms('Berufsausbildung zum Elektroniker, Mechatroniker oder Energieelektroniker', 'de')).toEqual([]);
});

it('treats a competing tool as a different tool', () => {
  const match = matchSkills(['AutoCAD Electrical', 'MS Excel'], 'Requirements\n- EPLAN\n- Excel\n');
  expect(match.missing.askYourself).toEqual(['EPLAN']);
  expect(match.missing.sayItTheirWay).toEqual([]);
});

it('answers yes to a criterion only if the resume contains all of it', () => {
  const jobPosting = 'Ihr Profil\n- Bereitschaft zur Schichtarbeit und zur Rufbereitschaft\n';
  const match = (skill: string) => matchSkills([skill], jobPosting, 'de').knockOuts[0]?.answer;
  expect(match('Schichtarbeit')).toBe('unknown');
  expect(match('Schichtarbeit, Rufbereitschaft')).toBe('yes');
});

it('ignores an item of thousands of words', () => {
  expect(listTerms(`SQL, ${'care of '.repeat(2_400)}`, 'en')).toEqual(['SQL']);
});
