import type { Language } from '@shortlist/contracts/platform/languages';
import { lengthOf, measuredInCharacters } from '../../../ats/language/words';
import { type Found, type Library, libraryOf, type Passage } from './library';

export interface QuestionOrder {
  question: string;
  /** All that may be quoted. Give the same array each time: it is read once. */
  passages: readonly Passage[];
  language: Language;
  /** What was said before, oldest first. */
  history?: readonly { isUser: boolean; text: string }[] | undefined;
}

/** `answer` is empty when nothing was found; `sources` are the ids of the passages that it rests on. */
export interface Answer {
  answer: string;
  sources: string[];
}

/** From here on a passage answers the question; below `possible` it has nothing to do with it. */
const sure = 0.3;
const possible = 0.2;

/** Words of an answer, or characters in Japanese and Korean. */
const roomOf = (language: Language) => (measuredInCharacters(language) ? 340 : 140);

/** The passages that may answer a question, best first. */
export function passagesFor({ question, passages, language, history = [] }: QuestionOrder): Found[] {
  const library = libraryOf(passages, language);
  const before = history.filter(({ isUser }) => isUser).at(-1)?.text;
  // A short question goes on with what was asked before.
  const isShort = before !== undefined && library.subjectsOf(question).size < 2;
  const best = new Map<string, Found>();
  for (const asked of [question, ...questionsIn(question), ...(isShort ? [`${before} ${question}`] : [])])
    for (const found of library.find(asked))
      if (found.value > (best.get(found.passage.id)?.value ?? 0)) best.set(found.passage.id, found);
  const found = [...best.values()]
    .filter(({ value }) => value >= possible)
    .sort((one, other) => other.value - one.value);
  // What nobody here can answer is nearer than what somebody could.
  return found[0]?.passage.isElsewhere ? [] : found.filter(({ passage }) => !passage.isElsewhere).slice(0, 5);
}

/** The paragraphs that say most about a question, or nothing when no passage answers it surely. */
export function answerFrom(order: QuestionOrder): Answer {
  const [best] = passagesFor(order);
  if (!best || best.value < sure) return { answer: '', sources: [] };
  const library = libraryOf(order.passages, order.language);
  return { answer: excerptOf(best.passage.text, order, library), sources: [best.passage.id] };
}

/** In a long message the question is one sentence among others. */
function questionsIn(text: string): string[] {
  const asked = text.match(/(?<![^.!?。！？\n])[^.!?。！？\n]+[?？]/gu) ?? [];
  return asked.length > 0 && asked.join('').length < text.trim().length ? asked.slice(0, 5) : [];
}

/**
 * Whole paragraphs, a list with the line that leads to it: the one that says most, and while there is room the first,
 * which answers what the article is about, and the neighbours.
 */
function excerptOf(text: string, { question, language }: QuestionOrder, library: Library): string {
  const parts = partsOf(text);
  const wanted = library.subjectsOf(question);
  const values = parts.map((part) => library.weight(wanted, library.subjectsOf(part)));
  const best = values.indexOf(Math.max(...values));
  const taken = new Set([best]);
  let room = roomOf(language) - lengthOf(parts[best] ?? '', language);
  for (const index of [0, best - 1, best + 1, ...parts.keys()]) {
    const length = lengthOf(parts[index] ?? '', language);
    if (parts[index] === undefined || taken.has(index) || length > room) continue;
    taken.add(index);
    room -= length;
  }
  return parts.filter((_, index) => taken.has(index)).join('\n\n');
}

function partsOf(text: string): string[] {
  const parts: string[] = [];
  for (const paragraph of text.trim().split(/\n\s*\n/)) {
    const leads = /[:：]$/.test(parts.at(-1) ?? '');
    if (paragraph.startsWith('- ') && (leads || parts.at(-1)?.includes('\n- ')))
      parts.push(`${parts.pop()}\n${paragraph}`);
    else parts.push(paragraph);
  }
  return parts;
}
