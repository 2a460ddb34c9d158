import type { Feature } from '@shortlist/contracts/admin/features';
import type { Prompt } from '../prompts/prompt';

/** A part of a model's answer that may not stand: not in the person's own facts. Given back to the model once, as data. */
export interface Offence {
  /** The words that claim too much. */
  text: string;
  /** What they claim: "employer", "number", "skill". */
  kind: string;
}

/** What is kept of a model's answer after the truth guard, and what the guard had to change. */
export interface Checked<Output> {
  output: Output;
  offences: Offence[];
}

/**
 * One job of the writers, and how each of them does it. Both answer the same output; `Answer` is what a model is asked
 * for. A job whose output people watch being written has `beginnings` and `partial`.
 */
export interface Job<Input, Output, Answer = unknown> {
  /** In the ledger: "letter". */
  name: Feature;
  /** The built-in writer's: pure, offline. */
  write(input: Input): Output;
  /** The built-in writer's output as it grows; the last is the whole. */
  beginnings?(output: Output): Iterable<Output>;
  prompt: Prompt<Answer>;
  /** What a model is told, all of it as data. */
  data(input: Input): object;
  /** The truth guard, and whatever else our code adds. */
  check(answer: Answer, input: Input): Checked<Output>;
  /** An answer as far as it is written: what does not fit yet is left out. */
  partial?(value: unknown): Answer;
}
