import type { ModelPrice } from '../../platform/config/model-prices';

/** Tokens of one call. `cached` are among `input`. */
export interface Usage {
  input: number;
  cached: number;
  output: number;
}

export const noUsage: Usage = { input: 0, cached: 0, output: 0 };

/** What a call cost, in whole micro-dollars, rounded up. */
export function costOf(usage: Usage, price: ModelPrice): number {
  const fresh = Math.max(0, usage.input - usage.cached);
  return Math.ceil(fresh * price.input + usage.cached * price.cachedInput + usage.output * price.output);
}

/** Upper bound of the tokens of a text: a token is at least one byte. */
export const mostTokens = (text: string): number => Buffer.byteLength(text, 'utf8');

/** Likely tokens of a text, for a call whose provider counted nothing: it was cut off, or does not tell. */
export const likelyTokens = (text: string): number => Math.ceil(Buffer.byteLength(text, 'utf8') / 3);
