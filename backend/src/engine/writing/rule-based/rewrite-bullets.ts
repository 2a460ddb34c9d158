import type { ResumeContent } from '@shortlist/contracts/builder/document-content';
import type { Language } from '@shortlist/contracts/platform/languages';
import { splitBlanks } from '@shortlist/documents/blanks';
import { hasQuantity } from '../../language/quantities';
import { germanBulletRules } from './bullet-rules/de';
import { englishBulletRules } from './bullet-rules/en';
import { spanishBulletRules } from './bullet-rules/es';
import { frenchBulletRules } from './bullet-rules/fr';
import { japaneseBulletRules } from './bullet-rules/ja';
import { koreanBulletRules } from './bullet-rules/ko';
import type { BulletReason, BulletRule } from './bullet-rules/bullet-rule';
import { strongerVerbs } from './bullet-rules/verbs';

const rules: Record<Language, BulletRule[]> = {
  en: englishBulletRules,
  es: spanishBulletRules,
  fr: frenchBulletRules,
  de: germanBulletRules,
  ja: japaneseBulletRules,
  ko: koreanBulletRules,
};

export interface RewriteBulletsInput {
  bullets: readonly string[];
  resume: ResumeContent;
  language: Language;
  targetTerms?: readonly string[] | undefined;
}

/** `after` may contain a blank for a figure that only the user knows. */
export interface BulletRewrite {
  before: string;
  after: string;
  reason: BulletReason;
}

const tidyText = (text: string) => {
  const plain = text
    .replace(/\s+/g, ' ')
    .replace(/(?<!\s)\s+([,.;、。])/gu, '$1')
    .replace(/^[\s,;、]+/u, '')
    .trim();
  return plain.replace(/^\p{Ll}/u, (letter) => letter.toUpperCase());
};

const isMissingQuantity = (text: string, language: Language) =>
  !hasQuantity(text, language) && !splitBlanks(text).some(({ label }) => label !== undefined);

/** Puts stronger verbs before `add_number`, whose rules match the beginning of a bullet. */
const listRules = (language: Language): BulletRule[] => [
  ...rules[language].filter(({ reason }) => reason !== 'add_number'),
  ...strongerVerbs[language],
  ...rules[language].filter(({ reason }) => reason === 'add_number'),
];

/**
 * Improves a bullet by the rules of its language, or only by those with the given reasons. The returned reason is that
 * of the first rule that changed the bullet.
 */
export function rewriteBullet(
  before: string,
  isCurrentJob: boolean,
  language: Language,
  reasons?: readonly BulletReason[],
): BulletRewrite {
  let after = before.trim();
  let reason: BulletReason = 'unchanged';
  for (const rule of listRules(language)) {
    if (reasons && !reasons.includes(rule.reason)) continue;
    if (rule.reason === 'add_number' && !isMissingQuantity(after, language)) continue;
    // A bullet with a figure is strong enough, unless the caller requests this reason.
    if (rule.reason === 'stronger_verb' && !reasons && !isMissingQuantity(after, language)) continue;
    const next = rule.apply(after, { isCurrent: isCurrentJob });
    if (next === after) continue;
    const tidiedText = tidyText(next);
    // Skip a change that leaves only one or two words.
    if ([...tidiedText].length < (language === 'ja' || language === 'ko' ? 6 : 12)) continue;
    after = tidiedText;
    if (reason === 'unchanged') reason = rule.reason;
  }
  return { before, after: reason === 'unchanged' ? before : after, reason };
}

export function rewriteBulletsByRules({ bullets, resume, language }: RewriteBulletsInput): BulletRewrite[] {
  const currentBullets = new Set(
    resume.experience.filter(({ current }) => current).flatMap(({ achievements }) => achievements),
  );
  return bullets.map((bullet) => rewriteBullet(bullet, currentBullets.has(bullet), language));
}
