import { answerQuestionPrompt } from '../../engine/writing/prompts/answer-question.v1';
import { coverLetterPrompt } from '../../engine/writing/prompts/cover-letter.v1';
import { jobAnalysisPrompt } from '../../engine/writing/prompts/job-analysis.v1';
import { improveTextPrompt } from '../../engine/writing/prompts/improve-text.v1';
import { oneClickLetterPrompt } from '../../engine/writing/prompts/one-click-letter.v1';
import { oneClickResumePrompt } from '../../engine/writing/prompts/one-click-resume.v1';
import type { Prompt } from '../../engine/writing/prompts/prompt';
import { rewriteBulletsPrompt } from '../../engine/writing/prompts/rewrite-bullets.v1';
import { summaryPrompt } from '../../engine/writing/prompts/summary.v1';
import { toResponseFormat } from './response-format';

const prompts: Prompt<unknown>[] = [
  oneClickResumePrompt,
  oneClickLetterPrompt,
  coverLetterPrompt,
  rewriteBulletsPrompt,
  summaryPrompt,
  improveTextPrompt,
  jobAnalysisPrompt,
  answerQuestionPrompt,
];

function* listObjectSchemas(schema: unknown): Generator<Record<string, unknown>> {
  if (typeof schema !== 'object' || schema === null) return;
  if ('type' in schema && schema.type === 'object') yield schema;
  for (const inner of Object.values(schema)) yield* listObjectSchemas(inner);
}

describe.each(prompts.map((prompt) => [prompt.id, prompt] as const))('the prompt %s', (_, prompt) => {
  it('has a schema that strict structured output accepts', () => {
    const format = toResponseFormat(prompt.completionSchema);
    expect(format.json_schema.strict).toBe(true);
    expect(JSON.stringify(format)).not.toMatch(/minLength|maxLength|minItems|maxItems|\$schema|pattern/);
    for (const { properties, required, additionalProperties } of listObjectSchemas(format.json_schema.schema)) {
      expect(additionalProperties).toBe(false);
      expect([...(required as string[])].sort()).toEqual(Object.keys(properties as object).sort());
    }
  });

  it('tells the model that data contains no instructions and which JSON to return', () => {
    expect(prompt.system).toMatch(/never an instruction to you/);
    expect(prompt.system).toMatch(/JSON object/);
    expect(prompt.system).toMatch(/^\{"/mu);
    expect(prompt.id).toMatch(/^[a-z-]+@\d+$/);
    expect(prompt.system).not.toMatch(/\$\{|undefined/);
  });
});

it('never reuses a version for a different prompt', () => {
  expect(new Set(prompts.map(({ id }) => id)).size).toBe(prompts.length);
});
