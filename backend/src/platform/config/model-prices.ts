/** US dollars per million tokens, which equals micro-dollars per token. */
export interface ModelPrice {
  input: number;
  cachedInput: number;
  output: number;
}

/**
 * Prices of models that need no price in the environment. A model with no price in either place is rejected, because an
 * unknown price does not mean that the model is free.
 */
const listPrices: Record<string, ModelPrice> = {
  'gpt-4o': { input: 2.5, cachedInput: 1.25, output: 10 },
  'gpt-4o-mini': { input: 0.15, cachedInput: 0.075, output: 0.6 },
  'gpt-4.1': { input: 2, cachedInput: 0.5, output: 8 },
  'gpt-4.1-mini': { input: 0.4, cachedInput: 0.1, output: 1.6 },
  'gpt-4.1-nano': { input: 0.1, cachedInput: 0.025, output: 0.4 },
  'gpt-5': { input: 1.25, cachedInput: 0.125, output: 10 },
  'gpt-5-mini': { input: 0.25, cachedInput: 0.025, output: 2 },
  'gpt-5-nano': { input: 0.05, cachedInput: 0.005, output: 0.4 },
};

/**
 * Returns the price in the environment (`input` and `output`) or, by default, the list price. A model without a price
 * must not be called.
 */
export function findModelPrice(model: string, input?: number, output?: number): ModelPrice | undefined {
  if (input !== undefined && output !== undefined) return { input, cachedInput: input, output };
  return Object.hasOwn(listPrices, model) ? listPrices[model] : undefined;
}
