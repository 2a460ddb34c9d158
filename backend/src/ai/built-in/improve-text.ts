import type { ImprovementKind, ImprovedPlace } from '@shortlist/contracts/builder/improvement';
import type { BulletReason } from '@shortlist/contracts/builder/writing';
import type { Language } from '@shortlist/contracts/platform/languages';
import { splitBlanks } from '@shortlist/documents/blanks';
import { hasQuantity } from '../../ats/language/quantities';
import { blank } from '../words';
import { rewritten } from './bullets';
import { type Alias, inPostingWords } from './posting-words';

export interface ImproveOrder {
  text: string;
  kind: ImprovementKind;
  place: ImprovedPlace;
  language: Language;
  /** The bullet belongs to a job that the person has now. */
  current: boolean;
  /** Terms that the posting words differently from the text. */
  aliases: readonly Alias[];
  jobPosting: string;
}

/** Rules by what the person asked for. In letters the person says "I". */
const verbs: BulletReason[] = ['first_person', 'weak_opening', 'stronger_verb'];
const cuts: BulletReason[] = ['stock_phrase', 'filler', 'too_long'];

/** Boundary between two sentences. */
const sentenceEnd = /(?<=[.!?])\s+(?=\p{Lu})|(?<=[。！？])/u;

const bySentence = (text: string, improve: (sentence: string) => string): string =>
  text
    .split(sentenceEnd)
    .map((sentence, i, all) => improve(sentence) + (i < all.length - 1 && !/[。！？]$/u.test(sentence) ? ' ' : ''))
    .join('');

/** What stands behind the last comma, where it says no figure and most of the sentence stands before it. */
function withoutTail(text: string): string {
  const [, before = '', tail = ''] = /^(.+)[,;、，]([^,;、，]+)$/su.exec(text) ?? [];
  const head = before.trimEnd();
  if (!head || /\p{N}|\[/u.test(tail) || head.length < text.length * 0.45) return text;
  return head + (/[.。]$/.exec(tail)?.[0] ?? '');
}

/** "I was responsible for managing" in a letter: the same rule, and the person comes back. */
function inFirstPerson({ language, current }: ImproveOrder, sentence: string): string {
  if (language !== 'en' || !sentence.startsWith('I ')) return sentence;
  const { after, reason } = rewritten(sentence.slice(2), current, 'en', ['weak_opening', 'stronger_verb']);
  return reason === 'unchanged' ? sentence : `I ${after.charAt(0).toLowerCase()}${after.slice(1)}`;
}

/** The built-in writer's improvement of one text; the text itself where its rules find nothing better. Pure. */
export function improvedText(order: ImproveOrder): string {
  const { text, kind, place, language, current, aliases } = order;
  const apply = (reasons: BulletReason[]) => (sentence: string) =>
    rewritten(sentence, current, language, reasons).after;
  switch (kind) {
    case 'verb':
      if (place === 'paragraph') return bySentence(text, (sentence) => inFirstPerson(order, sentence));
      return place === 'bullet' ? apply(verbs)(text) : bySentence(text, apply(['weak_opening', 'stronger_verb']));
    case 'shorter': {
      const shorter = bySentence(text, apply(cuts));
      return shorter === text ? bySentence(text, withoutTail) : shorter;
    }
    case 'figure':
      return withFigure(text, language, apply(['add_number']));
    case 'posting':
      return inPostingWords(text, aliases, language).text;
  }
}

/** A blank for the figure where it belongs by a rule, else in brackets at the end; only the person fills it. */
function withFigure(text: string, language: Language, byRule: (text: string) => string): string {
  if (hasQuantity(text, language) || splitBlanks(text).some(({ label }) => label !== undefined)) return text;
  const after = byRule(text);
  if (after !== text) return after;
  const trimmed = text.trimEnd();
  const stop = /[.。]$/.exec(trimmed)?.[0] ?? '';
  const body = trimmed.slice(0, trimmed.length - stop.length);
  return language === 'ja'
    ? `${body}（${blank(language, 'number')}）${stop}`
    : `${body} (${blank(language, 'number')})${stop}`;
}
