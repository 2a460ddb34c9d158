import type { ImprovementKind, ImprovedField } from '@shortlist/contracts/builder/improvement';
import type { BulletReason } from '@shortlist/contracts/builder/writing';
import type { Language } from '@shortlist/contracts/platform/languages';
import { splitBlanks } from '@shortlist/documents/blanks';
import { hasQuantity } from '../../ats/language/quantities';
import { formatBlank } from '../messages';
import { rewriteBullet } from './rewrite-bullets';
import { type PostingSynonym, replaceSynonyms } from './posting-synonyms';

export interface ImproveTextInput {
  text: string;
  kind: ImprovementKind;
  place: ImprovedField;
  language: Language;
  current: boolean;
  /** Terms that the posting words differently from the text. */
  aliases: readonly PostingSynonym[];
  jobPosting: string;
}

/** Rules for each kind of improvement. `first_person` is not for letters, which say "I". */
const verbs: BulletReason[] = ['first_person', 'weak_opening', 'stronger_verb'];
const cuts: BulletReason[] = ['stock_phrase', 'filler', 'too_long'];

const sentenceEnd = /(?<=[.!?])\s+(?=\p{Lu})|(?<=[。！？])/u;

const bySentence = (text: string, improve: (sentence: string) => string): string =>
  text
    .split(sentenceEnd)
    .map((sentence, i, all) => improve(sentence) + (i < all.length - 1 && !/[。！？]$/u.test(sentence) ? ' ' : ''))
    .join('');

/** Cuts the text after the last comma, unless it has a figure or is more than about half of the sentence. */
function withoutTail(text: string): string {
  const [, before = '', tail = ''] = /^(.+)[,;、，]([^,;、，]+)$/su.exec(text) ?? [];
  const head = before.trimEnd();
  if (!head || /\p{N}|\[/u.test(tail) || head.length < text.length * 0.45) return text;
  return head + (/[.。]$/.exec(tail)?.[0] ?? '');
}

/** Applies the same rules to "I was responsible for managing" in a letter, then restores the "I". */
function inFirstPerson({ language, current }: ImproveTextInput, sentence: string): string {
  if (language !== 'en' || !sentence.startsWith('I ')) return sentence;
  const { after, reason } = rewriteBullet(sentence.slice(2), current, 'en', ['weak_opening', 'stronger_verb']);
  return reason === 'unchanged' ? sentence : `I ${after.charAt(0).toLowerCase()}${after.slice(1)}`;
}

export function improveTextByRules(input: ImproveTextInput): string {
  const { text, kind, place, language, current, aliases } = input;
  const apply = (reasons: BulletReason[]) => (sentence: string) =>
    rewriteBullet(sentence, current, language, reasons).after;
  switch (kind) {
    case 'verb':
      if (place === 'paragraph') return bySentence(text, (sentence) => inFirstPerson(input, sentence));
      return place === 'bullet' ? apply(verbs)(text) : bySentence(text, apply(['weak_opening', 'stronger_verb']));
    case 'shorter': {
      const shorter = bySentence(text, apply(cuts));
      return shorter === text ? bySentence(text, withoutTail) : shorter;
    }
    case 'figure':
      return withFigure(text, language, apply(['add_number']));
    case 'posting':
      return replaceSynonyms(text, aliases, language).text;
  }
}

/** Adds a blank for a figure where a rule puts it, otherwise in parentheses at the end. */
function withFigure(text: string, language: Language, byRule: (text: string) => string): string {
  if (hasQuantity(text, language) || splitBlanks(text).some(({ label }) => label !== undefined)) return text;
  const after = byRule(text);
  if (after !== text) return after;
  const trimmed = text.trimEnd();
  const stop = /[.。]$/.exec(trimmed)?.[0] ?? '';
  const body = trimmed.slice(0, trimmed.length - stop.length);
  return language === 'ja'
    ? `${body}（${formatBlank(language, 'number')}）${stop}`
    : `${body} (${formatBlank(language, 'number')})${stop}`;
}
