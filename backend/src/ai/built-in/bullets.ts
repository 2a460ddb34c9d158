import type { ResumeContent } from '@shortlist/contracts/builder/resume';
import type { BulletReason, BulletRewrite } from '@shortlist/contracts/builder/writing';
import type { Language } from '@shortlist/contracts/platform/languages';
import { splitBlanks } from '@shortlist/documents/blanks';
import { hasQuantity } from '../../ats/language/quantities';
import { german } from './rewriting/de';
import { english } from './rewriting/en';
import { spanish } from './rewriting/es';
import { french } from './rewriting/fr';
import { japanese } from './rewriting/ja';
import { korean } from './rewriting/ko';
import type { Rule } from './rewriting/rule';
import { strongerVerbs } from './rewriting/verbs';

const rules: Record<Language, Rule[]> = { en: english, es: spanish, fr: french, de: german, ja: japanese, ko: korean };

export interface BulletsOrder {
  bullets: readonly string[];
  resume: ResumeContent;
  language: Language;
  targetTerms?: readonly string[] | undefined;
}

const tidied = (text: string) => {
  const plain = text
    .replace(/\s+/g, ' ')
    .replace(/(?<!\s)\s+([,.;、。])/gu, '$1')
    .replace(/^[\s,;、]+/u, '')
    .trim();
  return plain.replace(/^\p{Ll}/u, (letter) => letter.toUpperCase());
};

const countable = (text: string, language: Language) =>
  !hasQuantity(text, language) && !splitBlanks(text).some(({ label }) => label !== undefined);

/** Puts stronger verbs before `add_number`, whose rules match the beginning of a bullet. */
const rulesOf = (language: Language): Rule[] => [
  ...rules[language].filter(({ reason }) => reason !== 'add_number'),
  ...strongerVerbs[language],
  ...rules[language].filter(({ reason }) => reason === 'add_number'),
];

/**
 * Improves a bullet by the rules of its language, or only by those with the given reasons. Returns the reason of the
 * first rule that changed it.
 */
export function rewritten(
  before: string,
  current: boolean,
  language: Language,
  reasons?: readonly BulletReason[],
): BulletRewrite {
  let after = before.trim();
  let reason: BulletReason = 'unchanged';
  for (const rule of rulesOf(language)) {
    if (reasons && !reasons.includes(rule.reason)) continue;
    if (rule.reason === 'add_number' && !countable(after, language)) continue;
    // A bullet with a figure is strong enough, unless the caller requests this reason.
    if (rule.reason === 'stronger_verb' && !reasons && !countable(after, language)) continue;
    const next = rule.apply(after, { current });
    if (next === after) continue;
    const tidy = tidied(next);
    // Skip a change that leaves only one or two words.
    if ([...tidy].length < (language === 'ja' || language === 'ko' ? 6 : 12)) continue;
    after = tidy;
    if (reason === 'unchanged') reason = rule.reason;
  }
  return { before, after: reason === 'unchanged' ? before : after, reason };
}

export function bulletsFrom({ bullets, resume, language }: BulletsOrder): BulletRewrite[] {
  const present = new Set(
    resume.experience.filter(({ current }) => current).flatMap(({ achievements }) => achievements),
  );
  return bullets.map((bullet) => rewritten(bullet, present.has(bullet), language));
}
