import type { Language } from '@shortlist/contracts/platform/languages';
import { normal } from '../language/words';
import { demandOf } from './cues';
import type { JobLine } from './job-lines';

/** Years of experience that a post asks for, and its words. */
export interface YearsAsked {
  years: number;
  phrase: string;
}

/** From low to high. */
export const degreeLevels = ['vocational', 'bachelor', 'master', 'doctorate'] as const;
export type DegreeLevel = (typeof degreeLevels)[number];

const latin = (list: string) => new RegExp(`(?<!\\p{L})(?:${list})(?!\\p{L})`, 'iu');

/** Names of degrees in six languages: posts and resumes mix them. */
const degrees: [DegreeLevel, RegExp[]][] = [
  [
    'doctorate',
    [
      latin('ph\\.? ?d\\.?|doctorate|doctoral|doctorado|doctorat|promotion|promoviert\\p{L}*|doktor\\p{L}*'),
      /博士|박사/u,
    ],
  ],
  [
    'master',
    [
      latin(
        "masters?|master['’]s|m\\.?sc\\.?|m\\.?eng\\.?|mba|máster|maestría|posgrado|mastère|bac ?\\+ ?5|diplom-\\p{L}+|diplom|école d['’]ingénieurs?|diplôme d['’]ingénieur|ingénieur diplômé",
      ),
      /修士|大学院|석사|대학원/u,
    ],
  ],
  [
    'bachelor',
    [
      latin(
        "bachelors?|bachelor['’]s|b\\.?sc\\.?|b\\.?a\\.?|b\\.?eng\\.?|bsn|university degree|college degree|degree in|undergraduate degree|grado(?: universitario)?|licenciatura|licenciad[oa]|titulación universitaria|diplomatura|licence|bac ?\\+ ?[34]|studium|hochschulabschluss|abgeschlossenes studium|studienabschluss|fachhochschulstudium",
      ),
      /大卒|学士|大学卒|四年制大学|학사|대졸|4년제/u,
    ],
  ],
  [
    'vocational',
    [
      latin(
        "associate['’]?s? degree|apprenticeship|vocational|diploma|formación profesional|ciclo formativo|bts|dut|but|cap|bac ?\\+ ?2|ausbildung|berufsausbildung|gesellenbrief|fachwirt\\p{L}*",
      ),
      /専門卒|専門学校|短大|高専|전문대|전문학사|초대졸/u,
    ],
  ],
];

const counted: Record<string, number> = Object.fromEntries(
  [
    ['one', 'un', 'una', 'une', 'ein', 'eine', 'einem'],
    ['two', 'dos', 'deux', 'zwei'],
    ['three', 'tres', 'trois', 'drei'],
    ['four', 'cuatro', 'quatre', 'vier'],
    ['five', 'cinco', 'cinq', 'fünf'],
    ['six', 'seis', 'sechs'],
    ['seven', 'siete', 'sept', 'sieben'],
    ['eight', 'ocho', 'huit', 'acht'],
    ['nine', 'nueve', 'neuf', 'neun'],
    ['ten', 'diez', 'dix', 'zehn'],
  ].flatMap((words, i) => words.map((word) => [word, i + 1] as const)),
);
const yearsPattern = new RegExp(
  `(?<![\\p{Script=Latin}\\p{N}])(\\d{1,2}|${Object.keys(counted).join('|')})\\s*(?:\\+|plus)?\\s*(?:(?:-|–|~|to|a|à|bis|et|und)\\s*\\d{1,2}\\s*)?\\+?\\s*(?:years?|yrs?|años?|ans?|jahren?|jahre|年|년)`,
  'iu',
);
const experience = /experien|erfahrung|expérien|berufs|praxis|practice|経験|従事|以上|경력|경험|이상/iu;

/** The years of experience that a post asks for at least; undefined when it names none. */
export function yearsAsked(lines: readonly JobLine[]): YearsAsked | undefined {
  for (const { text, demand } of lines) {
    const match = demand === 'required' ? yearsPattern.exec(normal(text)) : null;
    if (!match?.[1] || !experience.test(text)) continue;
    const years = counted[match[1].toLowerCase()] ?? Number(match[1]);
    if (years > 0 && years <= 30) return { years, phrase: text };
  }
  return undefined;
}

/** The lowest degree that a post takes, and its words: "Bachelor's or Master's" asks for the first. */
export function degreeAsked(lines: readonly JobLine[]): { level: DegreeLevel; phrase: string } | undefined {
  for (const { text, demand } of lines) {
    if (demand !== 'required') continue;
    const named = levelsIn(text);
    const level = degreeLevels.find((one) => named.has(one));
    if (level) return { level, phrase: text };
  }
  return undefined;
}

/** The highest degree that a text names. */
export function highestDegree(text: string): DegreeLevel | undefined {
  const named = levelsIn(text);
  return [...degreeLevels].reverse().find((one) => named.has(one));
}

function levelsIn(text: string): Set<DegreeLevel> {
  const plain = normal(text);
  return new Set(degrees.flatMap(([level, patterns]) => (patterns.some((one) => one.test(plain)) ? [level] : [])));
}

const titleLabel: Record<Language, RegExp> = {
  en: /^(?:job title|position|role|title|we are (?:hiring|looking for) (?:an? )?)\s*[:：-]?\s*(.+)$/iu,
  es: /^(?:puesto|cargo|título del puesto|buscamos (?:un |una |a )?)\s*[:：-]?\s*(.+)$/iu,
  fr: /^(?:poste|intitulé(?: du poste)?|nous recherchons (?:un |une |un\(e\) )?)\s*[:：-]?\s*(.+)$/iu,
  de: /^(?:position|stelle|stellenbezeichnung|wir suchen (?:eine?n? )?)\s*[:：-]?\s*(.+)$/iu,
  ja: /^(?:職種|募集職種|ポジション|求人)\s*[:：]?\s*(.+)$/u,
  ko: /^(?:모집 ?직무|직무|포지션|채용 ?직무|모집 ?부문)\s*[:：]?\s*(.+)$/u,
};

/** The title of the job: named as such, else the first line when it is short; without "(m/f/d)" and places behind a dash. */
export function titleOfJob(jobText: string, language: Language): string | undefined {
  const lines = jobText
    .slice(0, 2_000)
    .split(/\r?\n/)
    .map((line) => normal(line))
    .filter(Boolean);
  const labelled = lines
    .slice(0, 8)
    .flatMap((line) => titleLabel[language].exec(line)?.[1] ?? titleLabel.en.exec(line)?.[1] ?? []);
  const first = lines[0] && isTitle(lines[0], language) ? lines[0] : undefined;
  const title = (labelled[0] ?? first)
    ?.replace(/\s*[([（][^)\]）]*[)\]）]?/gu, ' ')
    .replace(/\s+(?:[-–—|]|at|bei|chez|en)\s.*$/u, '')
    .replace(/[.。:：]$/u, '')
    .replace(/(?:を募集|募集|採用|모집|채용).*$/u, '')
    .trim();
  return title && [...title].length <= 80 && /\p{L}/u.test(title) ? title : undefined;
}

/** A first line is the title unless it is a sentence or the heading of a section. */
const isTitle = (line: string, language: Language) =>
  [...line].length <= 80 && !/[.!?。:：]$/u.test(line) && demandOf(line, language) === undefined;
