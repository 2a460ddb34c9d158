import {
  type PassageAnswer,
  extractAnswer,
  findPassages,
  type QuestionInput,
} from '../rule-based/passage-search/extract-answer';
import { extractSearchTerms } from '../rule-based/passage-search/search-terms';
import { answerQuestionPrompt, type AnswerQuestionCompletion } from '../prompts/answer-question.v1';
import { hasUngroundedContent } from './grounding-check';
import { buildLanguageData } from './prompt-data';
import type { WriterTask } from './writer-task';
import { findWrongLanguage } from './language-check';

/**
 * Task that answers a question from passages and cites them. The answer is empty if the passages do not contain one.
 * The rule-based answer replaces a model's answer that goes beyond the passages.
 */
export const answerQuestionTask: WriterTask<QuestionInput, PassageAnswer, AnswerQuestionCompletion> = {
  name: 'answer',
  runRuleBased: extractAnswer,
  prompt: answerQuestionPrompt,
  buildPromptData: (input) => ({
    language: buildLanguageData(input.language).language,
    passages: findPassages(input).map(({ passage: { id, title, text } }) => ({
      id,
      title,
      text: text.slice(0, 6_000),
    })),
    history: input.history?.slice(-6),
    question: input.question,
  }),
  checkCompletion: ({ answer, sources }, input) => {
    if (!answer.trim()) return { output: { answer: '', sources: [] }, violations: [] };
    const citedMatches = findPassages(input).filter(({ passage }) => sources.includes(passage.id));
    const citedPassages = citedMatches.map(({ passage }) => passage);
    const plainAnswer = answer.replace(/\*\*|__|`/g, '').trim();
    const isGrounded = citedPassages.length > 0 && isGroundedInPassages(plainAnswer, citedPassages, input);
    return {
      output: isGrounded ? { answer: plainAnswer, sources: citedPassages.map(({ id }) => id) } : extractAnswer(input),
      violations: isGrounded ? findWrongLanguage([plainAnswer], input.language) : [],
    };
  },
};

const minTermOverlap = 0.35;
function isGroundedInPassages(
  answer: string,
  passages: readonly { title?: string | undefined; text: string }[],
  input: QuestionInput,
) {
  const source = passages.map(({ title, text }) => `${title ?? ''}\n${text}`).join('\n');
  if (hasUngroundedContent(answer, source, answerQuestionPrompt)) return false;
  const sourceTerms = new Set(extractSearchTerms(source, input.language));
  const answerTerms = extractSearchTerms(answer, input.language);
  return answerTerms.filter((term) => sourceTerms.has(term)).length >= answerTerms.length * minTermOverlap;
}
