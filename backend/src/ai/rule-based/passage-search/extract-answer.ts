import type { Language } from '@shortlist/contracts/platform/languages';
import { measureLength, isMeasuredInCharacters } from '../../../ats/language/text-processing';
import { type PassageMatch, type PassageIndex, getPassageIndex, type Passage } from './passage-index';

export interface QuestionInput {
  question: string;
  /** Pass the same array each time: the index is cached by array identity. */
  passages: readonly Passage[];
  language: Language;
  /** Earlier messages, oldest first. */
  history?: readonly { isUser: boolean; text: string }[] | undefined;
}

/** `answer` is empty if no passage matches. `sources` contains the ids of the cited passages. */
export interface PassageAnswer {
  answer: string;
  sources: string[];
}

/** Minimum score of a passage that answers the question. Below `candidateThreshold`, a passage is unrelated. */
const answerThreshold = 0.3;
const candidateThreshold = 0.2;

/** Maximum length of an answer in words, or in characters for Japanese and Korean. */
const getMaxAnswerLength = (language: Language) => (isMeasuredInCharacters(language) ? 340 : 140);

export function findPassages({ question, passages, language, history = [] }: QuestionInput): PassageMatch[] {
  const library = getPassageIndex(passages, language);
  const before = history.filter(({ isUser }) => isUser).at(-1)?.text;
  const isShort = before !== undefined && library.extractTopics(question).size < 2;
  const best = new Map<string, PassageMatch>();
  for (const asked of [question, ...extractQuestions(question), ...(isShort ? [`${before} ${question}`] : [])])
    for (const found of library.search(asked))
      if (found.score > (best.get(found.passage.id)?.score ?? 0)) best.set(found.passage.id, found);
  const found = [...best.values()]
    .filter(({ score }) => score >= candidateThreshold)
    .sort((one, other) => other.score - one.score);
  // If an out-of-scope passage ranks first, the question has no answer here.
  return found[0]?.passage.isOutOfScope ? [] : found.filter(({ passage }) => !passage.isOutOfScope).slice(0, 5);
}

export function extractAnswer(input: QuestionInput): PassageAnswer {
  const [best] = findPassages(input);
  if (!best || best.score < answerThreshold) return { answer: '', sources: [] };
  const library = getPassageIndex(input.passages, input.language);
  return { answer: extractExcerpt(best.passage.text, input, library), sources: [best.passage.id] };
}

function extractQuestions(text: string): string[] {
  const asked = text.match(/(?<![^.!?。！？\n])[^.!?。！？\n]+[?？]/gu) ?? [];
  return asked.length > 0 && asked.join('').length < text.trim().length ? asked.slice(0, 5) : [];
}

/**
 * Extracts whole paragraphs; a list keeps its lead-in line. Takes the best paragraph first and, while there is room,
 * the article's opening paragraph and the neighbors.
 */
function extractExcerpt(text: string, { question, language }: QuestionInput, library: PassageIndex): string {
  const parts = splitParagraphs(text);
  const wanted = library.extractTopics(question);
  const values = parts.map((part) => library.sumWeights(wanted, library.extractTopics(part)));
  const best = values.indexOf(Math.max(...values));
  const taken = new Set([best]);
  let room = getMaxAnswerLength(language) - measureLength(parts[best] ?? '', language);
  for (const index of [0, best - 1, best + 1, ...parts.keys()]) {
    const length = measureLength(parts[index] ?? '', language);
    if (parts[index] === undefined || taken.has(index) || length > room) continue;
    taken.add(index);
    room -= length;
  }
  return parts.filter((_, index) => taken.has(index)).join('\n\n');
}

function splitParagraphs(text: string): string[] {
  const parts: string[] = [];
  for (const paragraph of text.trim().split(/\n\s*\n/)) {
    const leads = /[:：]$/.test(parts.at(-1) ?? '');
    if (paragraph.startsWith('- ') && (leads || parts.at(-1)?.includes('\n- ')))
      parts.push(`${parts.pop()}\n${paragraph}`);
    else parts.push(paragraph);
  }
  return parts;
}
