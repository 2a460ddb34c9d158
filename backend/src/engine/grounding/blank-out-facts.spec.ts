import fc from 'fast-check';
import { splitBlanks } from '@shortlist/documents/blanks';
import { languageSchema } from '@shortlist/contracts/platform/language-schema';
import { blankOutFacts } from './blank-out-facts';

const blankOutEnglish = (text: string, allowedTerms: string[] = []) => blankOutFacts(text, 'en', allowedTerms);

describe('blankOutFacts', () => {
  it.each([
    ['Led 45 nurses and cut falls by 37%.', 'Led [number] nurses and cut falls by [number]%.'],
    ['Saved $1.2M across 10-12 sites.', 'Saved [number] across [number] sites.'],
    ['Over five hundred calls and dozens of visits.', 'Over [number] calls and [number] of visits.'],
    ['Since May 2015, and again in 2019.', 'Since [MM/YYYY], and again in [YYYY].'],
    ['Write to jane@roe.example or +1 555 010 9999.', 'Write to [Email] or [Phone].'],
    ['See https://evil.example/?q=1 now', 'See [Company] now'],
    ['Joined Google as a nurse.', 'Joined [Employer] as a nurse.'],
    ['Years at Mercy General Hospital in Boston, MA.', 'Years at [Employer] in [City].'],
    ['Holds a Bachelor of Science in Nursing.', 'Holds a [Degree].'],
    ['Studied at Harvard University and holds an MBA.', 'Studied at [School] and holds an [Degree].'],
    ['PMP-certified planner.', '[Certificate] planner.'],
    ['Served as the Chief Nursing Officer.', 'Served as the [Earlier title].'],
    ['Keeps [number] beds, [12 wards] and [City].', 'Keeps [number] beds, [number] and [City].'],
    ['Broken ] and [ brackets stay plain.', 'Broken and brackets stay plain.'],
  ])('%s', (text, cleaned) => {
    expect(blankOutEnglish(text)).toBe(cleaned);
  });

  it('keeps product names and allowed terms', () => {
    const text = 'Sold B2B with HTML5, Microsoft 365, two-factor sign-in, Six Sigma and CI/CD as a Level 2 Engineer.';
    expect(blankOutEnglish(text, ['Level 2 Engineer'])).toBe(text);
    expect(blankOutEnglish('Calm triage, clear patient education and careful records in Excel.')).toBe(
      'Calm triage, clear patient education and careful records in Excel.',
    );
  });

  it('does not mistake German nouns for employers or French words for degrees', () => {
    for (const text of ['Auskunft bei Vollmachten und Nachlässen', 'Assistenz bei Visiten'])
      expect(blankOutFacts(text, 'de', [])).toBe(text);
    expect(blankOutFacts('Beraten bei Siemens und Bosch', 'de', [])).toBe('Beraten bei [Arbeitgeber]');
    expect(blankOutFacts('Tätig bei Müller Technik', 'de', [])).toBe('Tätig bei [Arbeitgeber]');
    expect(blankOutFacts('Maîtrise la cuisson, musiques sous licence', 'fr', [])).toBe(
      'Maîtrise la cuisson, musiques sous licence',
    );
    expect(blankOutFacts('Titulaire d’une licence en droit', 'fr', [])).toBe('Titulaire d’une [Diplôme] en droit');
  });

  it.each([
    [
      'de',
      'Betreute zwanzig Kunden bei Siemens seit März 2019.',
      'Betreute [Zahl] Kunden bei [Arbeitgeber] seit [MM/JJJJ].',
    ],
    ['fr', 'Géré douze projets chez Renault.', 'Géré [nombre] projets chez [Employeur].'],
    ['es', 'Atendí a treinta clientes, 25 % más.', 'Atendí a [número] clientes, [número] % más.'],
    ['es', 'Como socia de Garrigues, máster en Derecho Penal.', 'Como socia de [Empresa], [Titulación].'],
    ['ja', '株式会社山田で三年間、２０名を担当しました。', '[勤務先]で[数]年間、[数]名を担当しました。'],
    ['ko', '서울대학교 졸업 후 다섯 명과 30건을 처리했습니다.', '[학교] 졸업 후 [숫자] 명과 [숫자]건을 처리했습니다.'],
  ] as const)('%s: %s', (language, text, cleaned) => {
    expect(blankOutFacts(text, language, [])).toBe(cleaned);
  });

  it('leaves no number outside blanks, balances brackets and is idempotent', () => {
    const piece = fc.oneof(
      fc.string({ unit: 'grapheme' }),
      fc.constantFrom('12', '[', ']', '[number]', '３', '½', '2019', ' at Google ', '[x 9]'),
    );
    fc.assert(
      fc.property(
        fc.array(piece, { maxLength: 12 }),
        fc.constantFrom(...languageSchema.options),
        (pieces, language) => {
          const cleaned = blankOutFacts(pieces.join(''), language, []);
          for (const { text, label } of splitBlanks(cleaned)) {
            if (label === undefined) expect(text).not.toMatch(/[\p{Nd}\p{No}\p{Nl}[\]]/u);
          }
          expect(blankOutFacts(cleaned, language, [])).toBe(cleaned);
        },
      ),
      { numRuns: 2_000 },
    );
  });
});
