import type { ModelPrice } from '../../platform/config/model-prices';

export interface TokenUsage {
  input: number;
  cached: number;
  output: number;
}

export const zeroUsage: TokenUsage = { input: 0, cached: 0, output: 0 };

/** Returns whole micro-dollars, rounded up. */
export function calculateCost(usage: TokenUsage, price: ModelPrice): number {
  const uncachedInput = Math.max(0, usage.input - usage.cached);
  return Math.ceil(uncachedInput * price.input + usage.cached * price.cachedInput + usage.output * price.output);
}

/** Returns an upper bound, because each token has at least one byte. */
export const getMaxTokens = (text: string): number => Buffer.byteLength(text, 'utf8');

/** Estimates tokens for calls that were cut off and for providers that do not report usage. */
export const estimateTokens = (text: string): number => estimateTokensFromBytes(Buffer.byteLength(text, 'utf8'));
export const estimateTokensFromBytes = (bytes: number): number => Math.ceil(bytes / 3);
