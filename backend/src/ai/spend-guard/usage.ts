import type { ModelPrice } from '../../platform/config/model-prices';

export interface Usage {
  input: number;
  cached: number;
  output: number;
}

export const noUsage: Usage = { input: 0, cached: 0, output: 0 };

/** Returns whole micro-dollars, rounded up. */
export function costOf(usage: Usage, price: ModelPrice): number {
  const fresh = Math.max(0, usage.input - usage.cached);
  return Math.ceil(fresh * price.input + usage.cached * price.cachedInput + usage.output * price.output);
}

/** Returns an upper bound: a token has at least one byte. */
export const mostTokens = (text: string): number => Buffer.byteLength(text, 'utf8');

/** Estimates the tokens if the call was cut off or the provider does not report usage. */
export const likelyTokens = (text: string): number => Math.ceil(Buffer.byteLength(text, 'utf8') / 3);
