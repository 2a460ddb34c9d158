/**
 * `npm run help-questions -w quality` sends typical questions to the help center and to the chat, without a model, and
 * writes the answers to docs/quality/help-questions.md. Requires the built backend. Exits with 1 if an answer comes from
 * the wrong article, if a required escalation to a human is missing, or if chat and help center disagree.
 */
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { helpQuestions } from '@shortlist/backend/support/testing/help-questions';
import { chatReplySchema } from '@shortlist/contracts/support/chat';
import { helpAnswerSchema } from '@shortlist/contracts/support/help';
import { format, resolveConfig } from 'prettier';
import { startBackendServer, unlimitedEnv } from '../shared/backend-server';

const file = join(import.meta.dirname, '../../docs/quality/help-questions.md');
const escapeCell = (text: string) =>
  text
    .replace(/\s+/g, ' ')
    .replaceAll('|', '\\|')
    .replace(/SL-\w{8}/g, 'SL-…');
const truncate = (text: string) => (text.length > 220 ? `${text.slice(0, 219)}…` : text);

const server = await startBackendServer({ ...unlimitedEnv, OPENAI_API_KEY: '', FREE_GENERATIONS: '3' });
const lines: string[] = [];
let failedQuestions = 0;
try {
  for (const { language, question, expectedSources, shouldEscalate } of helpQuestions) {
    const ask = async (path: string, body: object): Promise<unknown> => {
      const headers = { 'Content-Type': 'application/json', 'Accept-Language': language };
      const response = await fetch(`${server.url}${path}`, { method: 'POST', headers, body: JSON.stringify(body) });
      return await response.json();
    };
    const help = helpAnswerSchema.parse(await ask('/api/help/ask', { question }));
    const chat = chatReplySchema.parse(await ask('/api/chat-support', { message: question }));
    const source = help.sources[0]?.id;
    const isCorrect =
      help.escalateToHuman === shouldEscalate &&
      (source ? expectedSources.includes(source) : expectedSources.length === 0) &&
      chat.sources[0]?.id === source &&
      (chat.ticket !== undefined) === shouldEscalate;
    if (!isCorrect) failedQuestions++;
    const cells = [
      language,
      question,
      source ?? '',
      help.escalateToHuman ? 'yes' : help.offersPerson ? 'offered' : '',
      truncate(help.answer),
    ];
    lines.push(`| ${cells.map(escapeCell).join(' | ')} |${isCorrect ? '' : ' **wrong**'}`);
  }
} finally {
  await server.stop();
}
const correctCount = helpQuestions.length - failedQuestions;
const page = `# Help answers

Help and chat answered ${correctCount} of ${helpQuestions.length} questions from the right article, or escalated them correctly.

\`npm run help-questions -w quality\` writes this page. It sends questions from job seekers, six in each language, to
/api/help/ask and /api/chat-support, without a language model. Both have to answer from the same article. A test asks the
same questions (\`backend/test/support/help-questions.spec.ts\`).

The column "Person" says "yes" if the question asks for a person or needs one; a ticket with the conversation was then
opened. It says "offered" if no article answers the question; the reply then offers to ask the team. Long answers are
truncated.

| | Question | Article | Person | Answer |
| --- | --- | --- | --- | --- |
${lines.join('\n')}
`;
writeFileSync(file, await format(page, { ...(await resolveConfig(file)), parser: 'markdown' }));
console.log(`${correctCount} of ${helpQuestions.length} answered correctly: ${file}`);
process.exitCode = failedQuestions > 0 ? 1 : 0;
