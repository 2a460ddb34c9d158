/** Degree levels, from low to high. */
export const degreeLevels = ['vocational', 'bachelor', 'master', 'doctorate'] as const;
export type DegreeLevel = (typeof degreeLevels)[number];

interface DegreeNames {
  level: DegreeLevel;
  names: string;
  /** Case-sensitive: "BUT" is a French degree, "but" is not. */
  abbreviations?: string;
  eastAsianNames?: string;
}

/** Names of degrees in the six languages. "Scrum Master", "sous licence" and "Vertriebspromotion" are none. */
const degreeNames = {
  associate: {
    level: 'vocational',
    names: "associate['’]?s? degree|associate of \\p{L}+",
    abbreviations: 'BTS|DUT|BUT|CAP|BEP|ADN|CFGS|CFGM',
    eastAsianNames: '準学士|短期大学士|전문학사',
  },
  bachelor: {
    level: 'bachelor',
    names:
      "bachelor\\p{L}*(?:['’]s)?(?: degree)?|B\\.? ?Sc\\.?|BBA|BSN|B\\.?Eng\\.?|LL\\.? ?B\\.?|undergraduate degree|licenciatura|licenciad[oa]s?|grado(?= (?:en|universitario)|$)|graduad[oa](?= en)|diplomatura|licence(?= (?:en|d['’]|professionnelle|pro))|^licence$",
    abbreviations: 'B\\.[AS]\\.|A\\.?B\\.(?= in)|B\\.?[AS]\\.?(?= (?:in|of|or|degree)|[,;.)/]|$)|B\\.? ?Ed\\.?',
    eastAsianNames: '学士|학사(?! ?(?:지도|관리|일정|운영|행정|상담|경고))',
  },
  master: {
    level: 'master',
    names:
      "(?<!scrum )master['’]?s?(?: degree)?(?= (?:of|in|en|degree|de|d['’])|$)|master['’]s(?: degree)?|M\\.? ?Sc\\.?|MEng|MFA|MPH|MSN|LL\\.? ?M\\.?|master(?:abschluss|studium|studiengang)|máster|maestría|mastère|postgrado|posgrado|magister",
    abbreviations: 'M\\.[AS]\\.?|M[AS](?= (?:in|degree)|$)|M\\.? ?Ed\\.?',
    eastAsianNames: '修士|석사',
  },
  mba: { level: 'master', names: 'MBA' },
  engineer: {
    level: 'master',
    names: "diplom-?(?:ingenieur|kauf|informatik|betriebs)\\p{L}*|diplôme d['’]ingénieur|ingénieur diplômé",
  },
  law: { level: 'master', names: 'juris doctor|J\\.D\\.|staatsexamen' },
  doctorate: {
    level: 'doctorate',
    names:
      'Ph\\.? ?D\\.?|doctorate|doctoral degree|Doctor of \\p{L}+|promoviert\\p{L}*|doktor(?:titel|grad|in)?|doctorat|doctorado|doctora? en|Dr\\. (?:rer|med|phil|ing|oec)\\p{L}*\\.?',
    abbreviations: 'DNP|Promotion (?=in |zum )',
    eastAsianNames: '博士|박사',
  },
} satisfies Record<string, DegreeNames>;

export type Degree = keyof typeof degreeNames;

const createPattern = (names: string, flags: string) =>
  new RegExp(`(?<![\\p{L}\\p{N}])(?:${names})(?![\\p{Script=Latin}\\p{N}])`, flags);

/** Patterns of each degree, with the flags "gu". */
export const degreePatterns: readonly { degree: Degree; level: DegreeLevel; patterns: readonly RegExp[] }[] =
  Object.entries<DegreeNames>(degreeNames).map(([degree, { level, names, abbreviations, eastAsianNames }]) => ({
    degree: degree as Degree,
    level,
    patterns: [
      createPattern(names, 'giu'),
      ...(abbreviations ? [createPattern(abbreviations, 'gu')] : []),
      ...(eastAsianNames ? [new RegExp(eastAsianNames, 'gu')] : []),
    ],
  }));

export const findDegrees = (text: string) =>
  degreePatterns.filter(({ patterns }) => patterns.some((pattern) => text.search(pattern) >= 0));
