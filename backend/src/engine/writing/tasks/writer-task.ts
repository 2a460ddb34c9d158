import type { AiFeature } from '@shortlist/contracts/admin/ai-features';
import type { Prompt } from '../prompts/prompt';

/** Part of a completion that the facts do not support. It is sent back to the model once, as data. */
export interface CompletionViolation {
  text: string;
  kind: string;
}

export interface CheckedOutput<Output> {
  output: Output;
  violations: CompletionViolation[];
}

/**
 * Task with a rule-based and a model implementation that return the same output. `Completion` is the shape requested
 * from a model. Only tasks whose output is streamed to people have `streamPartials` and `parsePartial`.
 */
export interface WriterTask<Input, Output, Completion = unknown> {
  name: AiFeature;
  runRuleBased(input: Input): Output;
  streamPartials?(output: Output): Iterable<Output>;
  prompt: Prompt<Completion>;
  buildPromptData(input: Input): object;
  checkCompletion(completion: Completion, input: Input): CheckedOutput<Output>;
  /** Returns whether grounding left nothing of a completion. The rule-based implementation then replaces it. */
  isEmpty?(output: Output): boolean;
  /** Parses an incomplete completion. Skips parts that are not valid yet. */
  parsePartial?(value: unknown): Completion;
}
