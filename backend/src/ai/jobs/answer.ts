import { type Answer, answerFrom, type QuestionOrder } from '../built-in/answer';
import { answerQuestionPrompt, type QuestionAnswer } from '../prompts/answer-question.v1';
import { languageData } from './data';
import type { Job } from './job';

/** An answer from given passages with the ids of its sources; an empty one when they do not answer. */
export const answerFromPassages: Job<QuestionOrder, Answer, QuestionAnswer> = {
  name: 'answer',
  write: answerFrom,
  prompt: answerQuestionPrompt,
  data: ({ question, passages, history, language }) => ({
    language: languageData(language).language,
    passages: passages.map(({ id, title, text }) => ({ id, title, text: text.slice(0, 6_000) })),
    history: history?.slice(-6),
    question,
  }),
  // An answer without a passage behind it is a guess.
  check: ({ answer, sources }, { passages }) => {
    const known = sources.filter((source) => passages.some(({ id }) => id === source));
    return {
      output: known.length > 0 && answer ? { answer, sources: known } : { answer: '', sources: [] },
      offences: [],
    };
  },
};
