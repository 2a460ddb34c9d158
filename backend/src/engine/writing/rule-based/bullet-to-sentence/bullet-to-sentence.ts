import type { Language } from '@shortlist/contracts/platform/languages';
import { buildGermanSentence } from './de';
import { buildEnglishSentence } from './en';
import { buildSpanishSentence } from './es';
import { buildFrenchSentence } from './fr';
import { buildJapaneseSentence } from './ja';
import { buildKoreanSentence } from './ko';

/** Context of a sentence in a letter. Determines its opening and tense. */
export interface SentenceContext {
  company: string;
  isCurrent: boolean;
  /** Employer in the previous sentence: none, the same, one that the applicant joined later, or another. */
  precededBy: 'nothing' | 'sameEmployer' | 'laterJob' | 'other';
  /** Number of earlier sentences with the same `precededBy`. Varies the opening words. */
  sentenceIndex: number;
}

/** First part of a bullet as a sentence, without the final period. */
export interface BuiltSentence {
  text: string;
  /** False if the grammar of the bullet is unknown. The bullet is then quoted after a colon. */
  isGrammatical: boolean;
}

/** Rules of a language for first-person sentences from bullets. They use only the bullet's own words. */
export interface SentenceBuilder {
  buildStatement: (head: string, context: SentenceContext) => BuiltSentence;
  /** Splits a bullet into its main statement and additions. */
  splitParts: (bullet: string) => string[];
  /** Formats an addition, including the separator before it. */
  formatAddition: (part: string, head: string) => string;
  period: string;
}

const sentenceBuilders: Record<Language, SentenceBuilder> = {
  en: buildEnglishSentence,
  es: buildSpanishSentence,
  fr: buildFrenchSentence,
  de: buildGermanSentence,
  ja: buildJapaneseSentence,
  ko: buildKoreanSentence,
};

/** Builds a sentence in the first person: "Reduced waiting times." becomes "At Acme, I reduced waiting times." */
export function buildSentence(bullet: string, context: SentenceContext, language: Language): string {
  return applyBuilder(bullet, context, language).text;
}

/** Returns whether the sentence is grammatical. If not, `buildSentence` quotes the bullet. */
export const canBuildSentence = (bullet: string, context: SentenceContext, language: Language): boolean =>
  applyBuilder(bullet, context, language).isGrammatical;

function applyBuilder(bullet: string, context: SentenceContext, language: Language): BuiltSentence {
  const { buildStatement, splitParts, formatAddition, period } = sentenceBuilders[language];
  const cleanBullet = bullet
    .replace(/^[\s•·*–—-]+/u, '')
    .replace(/(?<![\s.;。])[\s.;。]+$/u, '')
    .replace(/\s+/gu, ' ')
    .trim();
  const [head = cleanBullet, ...rest] = splitParts(cleanBullet);
  const { text, isGrammatical } = buildStatement(head, context);
  return { text: `${text}${rest.map((part) => formatAddition(part, head)).join('')}${period}`, isGrammatical };
}
