import type { Language } from '@shortlist/contracts/platform/languages';
import { lengthOf, measuredInCharacters } from '../../../ats/language/words';
import { type Found, type Library, libraryOf, type Passage } from './library';

export interface QuestionOrder {
  question: string;
  /** Pass the same array each time: the index is cached by array identity. */
  passages: readonly Passage[];
  language: Language;
  /** Earlier messages, oldest first. */
  history?: readonly { isUser: boolean; text: string }[] | undefined;
}

/** `answer` is empty if no passage matches. `sources` contains the ids of the cited passages. */
export interface Answer {
  answer: string;
  sources: string[];
}

/** Minimum score of a passage that answers the question. Below `candidateThreshold`, a passage is unrelated. */
const sure = 0.3;
const possible = 0.2;

/** Maximum length of an answer in words, or in characters for Japanese and Korean. */
const roomOf = (language: Language) => (measuredInCharacters(language) ? 340 : 140);

export function passagesFor({ question, passages, language, history = [] }: QuestionOrder): Found[] {
  const library = libraryOf(passages, language);
  const before = history.filter(({ isUser }) => isUser).at(-1)?.text;
  const isShort = before !== undefined && library.subjectsOf(question).size < 2;
  const best = new Map<string, Found>();
  for (const asked of [question, ...questionsIn(question), ...(isShort ? [`${before} ${question}`] : [])])
    for (const found of library.find(asked))
      if (found.value > (best.get(found.passage.id)?.value ?? 0)) best.set(found.passage.id, found);
  const found = [...best.values()]
    .filter(({ value }) => value >= possible)
    .sort((one, other) => other.value - one.value);
  // If an out-of-scope passage ranks first, the question has no answer here.
  return found[0]?.passage.isElsewhere ? [] : found.filter(({ passage }) => !passage.isElsewhere).slice(0, 5);
}

export function answerFrom(order: QuestionOrder): Answer {
  const [best] = passagesFor(order);
  if (!best || best.value < sure) return { answer: '', sources: [] };
  const library = libraryOf(order.passages, order.language);
  return { answer: excerptOf(best.passage.text, order, library), sources: [best.passage.id] };
}

function questionsIn(text: string): string[] {
  const asked = text.match(/(?<![^.!?。！？\n])[^.!?。！？\n]+[?？]/gu) ?? [];
  return asked.length > 0 && asked.join('').length < text.trim().length ? asked.slice(0, 5) : [];
}

/**
 * Extracts whole paragraphs; a list keeps its lead-in line. Takes the best paragraph first and, while there is room,
 * the article's opening paragraph and the neighbors.
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
