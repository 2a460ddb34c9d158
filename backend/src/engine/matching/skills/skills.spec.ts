import { industries } from '@shortlist/contracts/platform/industries';
import { languageSchema } from '@shortlist/contracts/platform/language-schema';
import type { Language } from '@shortlist/contracts/platform/languages';
import { canonicalizeText } from '../../language/text-processing';
import { skillDictionary, skillFiles } from './dictionary';
import { findSkills, getSkillName } from './find-skills';
import { skillFileSchema } from './skill';

const findTexts = (text: string, language: Language = 'en') =>
  findSkills(text, language).map(({ text: matchedText }) => matchedText);
const findIds = (text: string, language: Language = 'en') => findSkills(text, language).map(({ skill }) => skill.id);

describe('skill dictionary', () => {
  it.each(Object.entries(skillFiles))('%s.json is well formed', (_, file) => {
    expect(skillFileSchema.parse(file)).toEqual(file);
  });

  it('has at least 1,500 skills, and at least 70 per industry', () => {
    expect(Object.values(skillFiles).map(({ industry }) => industry)).toEqual(
      expect.arrayContaining([...industries, 'General']),
    );
    for (const { skills } of Object.values(skillFiles)) expect(skills.length).toBeGreaterThanOrEqual(70);
    expect(skillDictionary.length).toBeGreaterThanOrEqual(1_500);
    expect(new Set(skillDictionary.map(({ id }) => id)).size).toBe(skillDictionary.length);
  });

  it.each(languageSchema.options)('assigns each name in %s to only one skill', (language) => {
    const skillIdsByName = new Map<string, Set<string>>();
    for (const { id, names } of skillDictionary) {
      for (const name of names[language] ?? []) {
        const key = [...name].length <= 3 ? name : canonicalizeText(name).toLowerCase();
        skillIdsByName.set(key, (skillIdsByName.get(key) ?? new Set()).add(id));
      }
    }
    expect(
      [...skillIdsByName].filter(([, ids]) => ids.size > 1).map(([name, ids]) => `${name}: ${[...ids].join(', ')}`),
    ).toEqual([]);
  });

  it('does not mistake a verb for an acronym, and finds acronyms in any case', () => {
    expect(findIds('Send invoices. We send reports.')).toEqual([]);
    expect(findIds('SEND, gdpr and Scada')).toHaveLength(3);
  });

  it("returns the noun in the text as the term, or the skill's name if the text has a verb", () => {
    const findTerm = (text: string, language: Language = 'en') => findSkills(text, language)[0]?.term;
    expect(findTerm('cycle counts')).toBe('cycle counts');
    expect(findTerm('Vous fidélisez nos clients', 'fr')).toBe('fidélisation');
  });

  it.each(languageSchema.options)('finds every name in %s when it is the whole text', (language) => {
    const missedNames = skillDictionary.flatMap(({ id, names }) =>
      (names[language] ?? [])
        .filter((name) => !findSkills(name, language).some(({ skill }) => skill.id === id))
        .map((name) => `${id}: ${name}`),
    );
    expect(missedNames).toEqual([]);
  });
});

describe('findSkills', () => {
  it('finds names with symbols and matches short names case-sensitively', () => {
    expect(findTexts('We use C++, C#, .NET, Node.js and CI/CD; go for it, R and D.')).toEqual(
      expect.arrayContaining(['C++', 'C#', '.NET', 'Node.js', 'CI/CD', 'R']),
    );
    expect(findTexts('Please go ahead.')).toEqual([]);
  });

  it('prefers the longest name', () => {
    expect(findTexts('Experience in project management software development.').length).toBeGreaterThan(0);
    const [foundSkill] = findSkills('electronic health records', 'en');
    expect(foundSkill?.text).toBe('electronic health records');
  });

  it('recognizes inflections, and English names in other languages', () => {
    expect(findIds('Erfahrung in der Wundversorgung und mit Excel', 'de')).toEqual(
      findIds('Experience in wound care and with Excel', 'en'),
    );
  });

  it('finds Japanese and Korean names inside sentences at word boundaries', () => {
    expect(findIds('創傷ケアとExcelの経験', 'ja')).toEqual(findIds('wound care and Excel', 'en'));
    expect(findIds('상처 관리를 담당하고 Excel을 사용', 'ko')).toEqual(findIds('wound care and Excel', 'en'));
    // "安全管理者" is a person, not a skill.
    expect(findIds('安全管理者の指示に従う', 'ja')).not.toEqual(expect.arrayContaining(findIds('安全管理', 'ja')));
    expect(findIds('상처관리 경험', 'ko')).toEqual(findIds('wound care', 'en'));
  });

  it.each([
    ['You excel at sales', []],
    ['Excel in a fast-paced team', []],
    ['React quickly to guests', []],
    ['A swift response to complaints', []],
    ['Fluent Spanish', []],
    ['Excel', ['Excel']],
    ['Proficient in excel', ['excel']],
    ['Excel for reporting', ['Excel']],
    ['Write on the blackboard', []],
    ['Wrote python scripts', ['python']],
    ['figma, react', ['figma', 'react']],
    ['Reports in Tableau for the board', ['Tableau']],
  ])('tells the name of a tool from an ordinary word: %s', (text, names) => {
    expect(
      findSkills(text, 'en')
        .filter(({ skill }) => skill.kind === 'tool')
        .map((found) => found.text),
    ).toEqual(names);
  });

  it('does not match a word that only shares its stem with a name', () => {
    expect(findIds('Goods receiving', 'en')).not.toEqual([]);
    expect(findTexts('The ward receives 200 people a day and has two doors.')).not.toContain('receives');
    expect(findTexts('Integrates technology and keeps accounts for recruiters')).toEqual([]);
    expect(findTexts('Responsibilities include new initiatives')).toEqual([]);
    expect(findTexts('Wir messen, was wir tun.', 'de')).toEqual([]);
    expect(findTexts('Als Sachbearbeiter sind Sie willkommen.', 'de')).toEqual([]);
    expect(findTexts('Buscamos una persona para el equipo.', 'es')).not.toContain('persona');
  });

  it.each<[Language, string]>([
    ['en', 'A creative and resilient group'],
    ['es', 'Los primeros seis meses en un centro educativo'],
    ['fr', 'Vous savez écouter'],
    ['en', 'Permit L-R-21-4471'],
  ])('finds no skill whose name only looks like a word: %s, %s', (language, text) => {
    expect(findSkills(text, language).map((found) => `${found.skill.id}: ${found.text}`)).toEqual([]);
  });

  it("displays a name in the reader's language", () => {
    const [foundSkill] = findSkills('wound care', 'en');
    expect(foundSkill && getSkillName(foundSkill.skill, 'de')).toBe('Wundversorgung');
  });
});
