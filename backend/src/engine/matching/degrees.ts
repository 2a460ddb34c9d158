import type { Language } from '@shortlist/contracts/platform/languages';
import { canonicalizeText, createWordPattern } from '../language/text-processing';
import { hasRequirement, type PostingLine } from './posting-lines';

/** Degree levels, from low to high. */
export const degreeLevels = ['vocational', 'bachelor', 'master', 'doctorate'] as const;
export type DegreeLevel = (typeof degreeLevels)[number];

/** Abbreviations are case-sensitive: "BUT" is a French degree, "but" is not. */
const abbreviationPatterns: Record<DegreeLevel, RegExp> = {
  doctorate: createWordPattern('Ph\\.? ?D\\.?|Dr\\. (?:rer|phil|med|ing)\\.?|DNP|MD', 'u'),
  master: createWordPattern('M\\.? ?Sc\\.?|M\\.?Eng\\.?|M\\.?A\\.|MBA|MSN|MPH|LL\\.?M\\.?|M\\.?Ed\\.?', 'u'),
  bachelor: createWordPattern('B\\.? ?Sc\\.?|B\\.?A\\.?|BS|B\\.S\\.?|B\\.?Eng\\.?|BSN|LL\\.?B\\.?|B\\.?Ed\\.?', 'u'),
  vocational: createWordPattern('BTS|DUT|BUT|CAP|BEP|ADN|CFGS|CFGM', 'u'),
};

/** Degree names by language. "Scrum Master" and "Vertriebspromotion" do not match. */
const degreePatterns: Record<Language, Record<DegreeLevel, RegExp>> = {
  en: {
    doctorate: createWordPattern('doctorate|doctoral degree'),
    master: createWordPattern("master['’]?s(?: degree)?|masters|master of \\p{L}+|postgraduate degree|graduate degree"),
    bachelor: createWordPattern(
      "bachelor['’]?s?(?: degree)?|university degree|college degree|(?:four|4)-year degree|undergraduate degree|degree in|a degree|relevant degree",
    ),
    vocational: createWordPattern(
      "associate['’]?s? degree|associate of \\p{L}+|apprenticeship|vocational|diploma|(?:two|2)-year degree",
    ),
  },
  es: {
    doctorate: createWordPattern('doctorado|doctor(?:a)? en'),
    master: createWordPattern('m[áa]ster(?: universitario)?|maestría|posgrado|postgrado'),
    bachelor: createWordPattern(
      'grado (?:en|universitario)|grado|licenciatura|licenciad[oa]|titulación (?:universitaria|superior)|diplomatura|ingeniería (?:superior|técnica)|carrera universitaria',
    ),
    vocational: createWordPattern('formación profesional|ciclo formativo|fp|grado (?:medio|superior)'),
  },
  fr: {
    doctorate: createWordPattern('doctorat'),
    master: createWordPattern(
      "master|mastère|bac ?\\+ ?5|école d['’]ingénieurs?|diplôme d['’]ingénieur|ingénieur diplômé|grande école",
    ),
    bachelor: createWordPattern("licence(?! de conduire)|bachelor|bac ?\\+ ?[34]|diplôme d['’]état|études supérieures"),
    vocational: createWordPattern('bac ?\\+ ?2|bac pro(?:fessionnel)?|formation professionnelle|apprentissage'),
  },
  de: {
    doctorate: createWordPattern('promotion(?= in| im|$|,)|promoviert\\p{L}*|doktor(?:titel|grad)?'),
    master: createWordPattern(
      '(?<!scrum )master(?:abschluss|studium)?(?! ?data)|diplom(?:-\\p{L}+)?|staatsexamen|magister',
    ),
    bachelor: createWordPattern(
      'bachelor(?:abschluss|studium)?|\\p{L}*studium(?: der| des| im)?|hochschulabschluss|studienabschluss|hochschulstudium|fachhochschulstudium',
    ),
    vocational: createWordPattern(
      '(?:berufs)?ausbildung|examen|examinierte?[rn]?|gesellenbrief|berufsabschluss|fachwirt\\p{L}*|meister(?:brief|in)?',
    ),
  },
  ja: {
    doctorate: /博士/u,
    master: /修士|大学院/u,
    bachelor: /大卒|学士|大学卒|四年制大学|4年制大学|学部卒/u,
    vocational: /専門卒|専門学校|専門学卒|短大|高専/u,
  },
  ko: {
    doctorate: /박사/u,
    master: /석사|대학원/u,
    bachelor: /학사|대졸|4년제|대학교 졸업/u,
    vocational: /전문대|전문학사|초대졸/u,
  },
};

function findDegreeLevels(text: string, language: Language): Set<DegreeLevel> {
  const canonicalText = canonicalizeText(text);
  return new Set(
    degreeLevels.filter(
      (level) =>
        degreePatterns[language][level].test(canonicalText) ||
        degreePatterns.en[level].test(canonicalText) ||
        abbreviationPatterns[level].test(canonicalText),
    ),
  );
}

/**
 * Returns the lowest degree that a posting accepts, with the line that states it: "Bachelor's or Master's" requires a
 * bachelor's.
 */
export function findRequiredDegree(
  lines: readonly PostingLine[],
  language: Language,
): { level: DegreeLevel; phrase: string } | undefined {
  for (const { text, requirement } of lines) {
    if (!hasRequirement({ requirement })) continue;
    const levels = findDegreeLevels(text, language);
    const level = degreeLevels.find((candidate) => levels.has(candidate));
    if (level) return { level, phrase: text };
  }
  return undefined;
}

export function findHighestDegree(text: string, language: Language): DegreeLevel | undefined {
  const levels = findDegreeLevels(text, language);
  return [...degreeLevels].reverse().find((level) => levels.has(level));
}
