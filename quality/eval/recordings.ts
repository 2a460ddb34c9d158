import { readFileSync } from 'node:fs';
import { answerQuestionPrompt } from '@shortlist/backend/engine/writing/prompts/answer-question.v1';
import { coverLetterPrompt } from '@shortlist/backend/engine/writing/prompts/cover-letter.v1';
import { jobAnalysisPrompt } from '@shortlist/backend/engine/writing/prompts/job-analysis.v1';
import { oneClickLetterPrompt } from '@shortlist/backend/engine/writing/prompts/one-click-letter.v1';
import { oneClickResumePrompt } from '@shortlist/backend/engine/writing/prompts/one-click-resume.v1';
import type { Prompt } from '@shortlist/backend/engine/writing/prompts/prompt';
import { rewriteBulletsPrompt } from '@shortlist/backend/engine/writing/prompts/rewrite-bullets.v1';
import { summaryPrompt } from '@shortlist/backend/engine/writing/prompts/summary.v1';
import { estimateTokens } from '@shortlist/backend/ai/spend-guard/token-usage';
import type { ChatBody, FakeModelResponse } from '@shortlist/testing/servers/openai-server';
import { languages } from '@shortlist/contracts/platform/languages';
import { z } from 'zod';

/**
 * Answers of the model by case and prompt (without the version). The first answer is for the prompt, the last for a
 * repair request. Objects are sent as JSON, and strings verbatim, such as broken JSON.
 */
const fileSchema = z.record(z.string(), z.record(z.string(), z.array(z.union([z.string(), z.looseObject({})])).min(1)));
export type Recordings = z.infer<typeof fileSchema>;

export function loadRecordings(): Recordings {
  const files = languages.map(({ code }) => new URL(`./recordings/${code}.json`, import.meta.url));
  return Object.assign(
    {},
    ...files.map((file) => fileSchema.parse(JSON.parse(readFileSync(file, 'utf8')))),
  ) as Recordings;
}

const prompts: Prompt<unknown>[] = [
  oneClickResumePrompt,
  oneClickLetterPrompt,
  coverLetterPrompt,
  rewriteBulletsPrompt,
  summaryPrompt,
  jobAnalysisPrompt,
  answerQuestionPrompt,
];

function identifyPrompt({ messages }: ChatBody): string {
  const prompt = prompts.find(({ system }) => system === messages[0]?.content);
  if (!prompt) throw new Error('The call contains an unknown prompt');
  return prompt.id.replace(/@.*/, '');
}

/** Providers cache prompt prefixes of at least this many tokens. */
const minCachedTokens = 1_024;

export class RecordingPlayer {
  caseId = '';
  private readonly sentPrompts = new Set<string>();

  constructor(private readonly recordings: Recordings) {}

  readonly respond = (body: ChatBody): FakeModelResponse => {
    const prompt = identifyPrompt(body);
    const answers = this.recordings[this.caseId]?.[prompt];
    if (!answers) throw new Error(`No recording of ${prompt} exists for ${this.caseId}`);
    const isRepair = body.messages.some(({ role }) => role === 'assistant');
    const answer = answers[isRepair ? answers.length - 1 : 0] ?? '';
    const text = typeof answer === 'string' ? answer : JSON.stringify(answer);
    const prefixTokens = estimateTokens(body.messages[0]?.content ?? '');
    const cached = this.sentPrompts.has(prompt) && prefixTokens >= minCachedTokens ? prefixTokens : 0;
    this.sentPrompts.add(prompt);
    const input = estimateTokens(body.messages.map(({ content }) => content).join(''));
    return { text, usage: { input, cached, output: estimateTokens(text) } };
  };
}
