import type { ImprovementKind, ImprovedField } from '@shortlist/contracts/builder/improvement';
import type { Language } from '@shortlist/contracts/platform/languages';
import { splitBlanks } from '@shortlist/documents/blanks';
import { hasQuantity } from '../../language/quantities';
import { formatBlank } from '../messages';
import type { BulletReason } from './bullet-rules/bullet-rule';
import { rewriteBullet } from './rewrite-bullets';
import { splitSentences } from '../../language/text-processing';
import { type PostingSynonym, replaceSynonyms } from './posting-synonyms';

export interface ImproveTextInput {
  text: string;
  kind: ImprovementKind;
  place: ImprovedField;
  language: Language;
  /** True if the text is about a current job. */
  isCurrentJob: boolean;
  /** Terms that the posting words differently from the text. */
  aliases: readonly PostingSynonym[];
  jobPosting: string;
}

/** Reasons of the rules that apply. `first_person` does not apply to letters, which are in the first person. */
const verbReasons: BulletReason[] = ['first_person', 'weak_opening', 'stronger_verb'];
const shorteningReasons: BulletReason[] = ['stock_phrase', 'filler', 'too_long'];

const improveSentences = (text: string, improve: (sentence: string) => string): string =>
  splitSentences(text)
    .map(
      (sentence, i, sentences) =>
        improve(sentence) + (i < sentences.length - 1 && !/[。！？]$/u.test(sentence) ? ' ' : ''),
    )
    .join('');

/** Applies the bullet rules to a sentence such as "I was responsible for managing", then restores the "I". */
function improveFirstPerson({ language, isCurrentJob }: ImproveTextInput, sentence: string): string {
  if (language !== 'en' || !sentence.startsWith('I ')) return sentence;
  const { after, reason } = rewriteBullet(sentence.slice(2), isCurrentJob, 'en', ['weak_opening', 'stronger_verb']);
  return reason === 'unchanged' ? sentence : `I ${after.charAt(0).toLowerCase()}${after.slice(1)}`;
}

export function improveTextByRules(input: ImproveTextInput): string {
  const { text, kind, place, language, isCurrentJob, aliases } = input;
  const createRewriter = (reasons: BulletReason[]) => (sentence: string) =>
    rewriteBullet(sentence, isCurrentJob, language, reasons).after;
  switch (kind) {
    case 'verb':
      if (place === 'paragraph') return improveSentences(text, (sentence) => improveFirstPerson(input, sentence));
      return place === 'bullet'
        ? createRewriter(verbReasons)(text)
        : improveSentences(text, createRewriter(['weak_opening', 'stronger_verb']));
    case 'shorter':
      return improveSentences(text, createRewriter(shorteningReasons));
    case 'figure':
      return addFigureBlank(text, language, createRewriter(['add_number']));
    case 'posting':
      return replaceSynonyms(text, aliases, language).text;
  }
}

/** Adds a blank for a figure at the position that the rule sets, otherwise in parentheses at the end. */
function addFigureBlank(text: string, language: Language, applyRule: (text: string) => string): string {
  if (hasQuantity(text, language) || splitBlanks(text).some(({ label }) => label !== undefined)) return text;
  const after = applyRule(text);
  if (after !== text) return after;
  const trimmed = text.trimEnd();
  const period = /[.。]$/.exec(trimmed)?.[0] ?? '';
  const body = trimmed.slice(0, trimmed.length - period.length);
  return language === 'ja'
    ? `${body}（${formatBlank(language, 'amount')}）${period}`
    : `${body} (${formatBlank(language, 'amount')})${period}`;
}
