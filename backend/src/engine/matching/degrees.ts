import type { Language } from '@shortlist/contracts/platform/languages';
import { degreeLevels, findDegrees, type DegreeLevel } from '../language/degrees';
import { canonicalizeText, createWordPattern } from '../language/text-processing';
import { isRequired, type PostingLine } from './posting-lines';

/** Terms of postings that name a level rather than a degree, by language. */
const levelPatterns: Record<Language, Partial<Record<DegreeLevel, RegExp>>> = {
  en: {
    master: createWordPattern('masters|postgraduate degree|graduate degree'),
    bachelor: createWordPattern(
      'university degree|college degree|(?:four|4)-year degree|degree in|a degree|relevant degree',
    ),
    vocational: createWordPattern('apprenticeship|vocational|diploma|(?:two|2)-year degree'),
  },
  es: {
    master: createWordPattern('master'),
    bachelor: createWordPattern(
      'grado|titulación (?:universitaria|superior)|ingeniería (?:superior|técnica)|carrera universitaria',
    ),
    vocational: createWordPattern('formación profesional|ciclo formativo|fp|grado (?:medio|superior)'),
  },
  fr: {
    master: createWordPattern("master|bac ?\\+ ?5|école d['’]ingénieurs?|grande école"),
    bachelor: createWordPattern("licence(?! de conduire)|bac ?\\+ ?[34]|diplôme d['’]état|études supérieures"),
    vocational: createWordPattern('bac ?\\+ ?2|bac pro(?:fessionnel)?|formation professionnelle|apprentissage'),
  },
  de: {
    doctorate: createWordPattern('promotion(?= in| im|$|,)'),
    master: createWordPattern('(?<!scrum )master(?! ?data)|diplom(?:-\\p{L}+)?'),
    bachelor: createWordPattern('\\p{L}*studium(?: der| des| im)?|hochschulabschluss|studienabschluss'),
    vocational: createWordPattern(
      '(?:berufs)?ausbildung|examen|examinierte?[rn]?|gesellenbrief|berufsabschluss|fachwirt\\p{L}*|meister(?:brief|in)?',
    ),
  },
  ja: {
    master: /大学院/u,
    bachelor: /大卒|大学卒|四年制大学|4年制大学|学部卒/u,
    vocational: /専門卒|専門学校|専門学卒|短大|高専/u,
  },
  ko: {
    master: /대학원/u,
    bachelor: /대졸|4년제|대학교 졸업/u,
    vocational: /전문대|초대졸/u,
  },
};

function findDegreeLevels(text: string, language: Language): Set<DegreeLevel> {
  const canonicalText = canonicalizeText(text);
  const mentionsLevel = (level: DegreeLevel) =>
    [language, 'en' as const].some((code) => levelPatterns[code][level]?.test(canonicalText));
  return new Set([...findDegrees(canonicalText).map(({ level }) => level), ...degreeLevels.filter(mentionsLevel)]);
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
    if (!isRequired({ requirement })) continue;
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
