import type { Feature } from '@shortlist/contracts/admin/features';
import type { Prompt } from '../prompts/prompt';

/** Part of a model's completion that the person's facts do not support. Sent back to the model once, as data. */
export interface Offence {
  text: string;
  kind: string;
}

export interface Checked<Output> {
  output: Output;
  offences: Offence[];
}

/**
 * Task with a rule-based and a model implementation, which return the same output. `Completion` is the shape requested
 * from a model. Only tasks whose output is streamed to people have `streamPartials` and `parsePartial`.
 */
export interface Job<Input, Output, Answer = unknown> {
  name: Feature;
  write(input: Input): Output;
  beginnings?(output: Output): Iterable<Output>;
  prompt: Prompt<Answer>;
  data(input: Input): object;
  check(answer: Answer, input: Input): Checked<Output>;
  /** Parses an incomplete completion and leaves out parts that are not valid yet. */
  partial?(value: unknown): Answer;
}
