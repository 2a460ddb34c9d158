import { type Answer, answerFrom, passagesFor, type QuestionOrder } from '../built-in/answers/answer';
import { subjectsOf } from '../built-in/answers/subjects';
import { answerQuestionPrompt, type QuestionAnswer } from '../prompts/answer-question.v1';
import { goesBeyond } from './beyond';
import { languageData } from './data';
import type { Job } from './job';
import { foreignIn } from './language';

/**
 * Task that answers a question from passages and cites them. The answer is empty if the passages do not contain one.
 * The rule-based answer replaces a model's answer that goes beyond the passages.
 */
export const answerFromPassages: Job<QuestionOrder, Answer, QuestionAnswer> = {
  name: 'answer',
  write: answerFrom,
  prompt: answerQuestionPrompt,
  data: (order) => ({
    language: languageData(order.language).language,
    passages: passagesFor(order).map(({ passage: { id, title, text } }) => ({ id, title, text: text.slice(0, 6_000) })),
    history: order.history?.slice(-6),
    question: order.question,
  }),
  check: ({ answer, sources }, order) => {
    if (!answer.trim()) return { output: { answer: '', sources: [] }, offences: [] };
    const named = passagesFor(order).filter(({ passage }) => sources.includes(passage.id));
    const known = named.map(({ passage }) => passage);
    const plain = answer.replace(/\*\*|__|`/g, '').trim();
    const isTaken = known.length > 0 && restsOn(plain, known, order);
    return {
      output: isTaken ? { answer: plain, sources: known.map(({ id }) => id) } : answerFrom(order),
      offences: isTaken ? foreignIn([plain], order.language) : [],
    };
  },
};

const leastShare = 0.35;
function restsOn(
  answer: string,
  passages: readonly { title?: string | undefined; text: string }[],
  order: QuestionOrder,
) {
  const source = passages.map(({ title, text }) => `${title ?? ''}\n${text}`).join('\n');
  if (goesBeyond(answer, source, answerQuestionPrompt)) return false;
  const theirs = new Set(subjectsOf(source, order.language));
  const said = subjectsOf(answer, order.language);
  return said.filter((subject) => theirs.has(subject)).length >= said.length * leastShare;
}
