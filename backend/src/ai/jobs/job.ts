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
 * One task of the writers, with its rule-based and its model implementation. Both return the same output; `Completion`
 * is the shape requested from a model. A task whose output people watch being written has `streamPartials` and
 * `parsePartial`.
 */
export interface Job<Input, Output, Answer = unknown> {
  name: Feature;
  write(input: Input): Output;
  beginnings?(output: Output): Iterable<Output>;
  prompt: Prompt<Answer>;
  data(input: Input): object;
  check(answer: Answer, input: Input): Checked<Output>;
  /** Parses an incomplete completion. Parts that are not valid yet are left out. */
  partial?(value: unknown): Answer;
}
