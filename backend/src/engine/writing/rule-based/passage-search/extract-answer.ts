import type { Language } from '@shortlist/contracts/platform/languages';
import { measureLength, isCharacterBased } from '../../../language/text-processing';
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
const getMaxAnswerLength = (language: Language) => (isCharacterBased(language) ? 340 : 140);

/** Finds at most five passages, best first; none if the question is out of scope. */
export function findPassages({ question, passages, language, history = [] }: QuestionInput): PassageMatch[] {
  const passageIndex = getPassageIndex(passages, language);
  const previousQuestion = history.filter(({ isUser }) => isUser).at(-1)?.text;
  const isLikelyFollowUp = previousQuestion !== undefined && passageIndex.extractSearchTerms(question).size < 2;
  const bestMatches = new Map<string, PassageMatch>();
  for (const query of [
    question,
    ...extractQuestions(question),
    ...(isLikelyFollowUp ? [`${previousQuestion} ${question}`] : []),
  ])
    for (const match of passageIndex.search(query))
      if (match.score > (bestMatches.get(match.passage.id)?.score ?? 0)) bestMatches.set(match.passage.id, match);
  const matches = [...bestMatches.values()]
    .filter(({ score }) => score >= candidateThreshold)
    .sort((one, other) => other.score - one.score);
  // If an out-of-scope passage ranks first, the question has no answer here.
  return matches[0]?.passage.isOutOfScope ? [] : matches.filter(({ passage }) => !passage.isOutOfScope).slice(0, 5);
}

/** Answers a question with paragraphs of the best passage. */
export function extractAnswer(input: QuestionInput): PassageAnswer {
  const [bestMatch] = findPassages(input);
  if (!bestMatch || bestMatch.score < answerThreshold) return { answer: '', sources: [] };
  const passageIndex = getPassageIndex(input.passages, input.language);
  return { answer: extractExcerpt(bestMatch.passage.text, input, passageIndex), sources: [bestMatch.passage.id] };
}

function extractQuestions(text: string): string[] {
  const questions = text.match(/(?<![^.!?。！？\n])[^.!?。！？\n]+[?？]/gu) ?? [];
  return questions.length > 0 && questions.join('').length < text.trim().length ? questions.slice(0, 5) : [];
}

/**
 * Extracts whole paragraphs. Takes the best paragraph first. While there is room, adds the opening paragraph, the
 * neighbors of the best paragraph, and others.
 */
function extractExcerpt(text: string, { question, language }: QuestionInput, passageIndex: PassageIndex): string {
  const paragraphs = splitParagraphs(text);
  const questionTerms = passageIndex.extractSearchTerms(question);
  const scores = paragraphs.map((paragraph) =>
    passageIndex.sumWeights(questionTerms, passageIndex.extractSearchTerms(paragraph)),
  );
  const bestIndex = scores.indexOf(Math.max(...scores));
  const selectedIndexes = new Set([bestIndex]);
  let remainingLength = getMaxAnswerLength(language) - measureLength(paragraphs[bestIndex] ?? '', language);
  for (const index of [0, bestIndex - 1, bestIndex + 1, ...paragraphs.keys()]) {
    const length = measureLength(paragraphs[index] ?? '', language);
    if (paragraphs[index] === undefined || selectedIndexes.has(index) || length > remainingLength) continue;
    selectedIndexes.add(index);
    remainingLength -= length;
  }
  return paragraphs.filter((_, index) => selectedIndexes.has(index)).join('\n\n');
}

function splitParagraphs(text: string): string[] {
  const paragraphs: string[] = [];
  for (const paragraph of text.trim().split(/\n\s*\n/)) {
    const isLeadIn = /[:：]$/.test(paragraphs.at(-1) ?? '');
    if (paragraph.startsWith('- ') && (isLeadIn || paragraphs.at(-1)?.includes('\n- ')))
      paragraphs.push(`${paragraphs.pop()}\n${paragraph}`);
    else paragraphs.push(paragraph);
  }
  return paragraphs;
}
