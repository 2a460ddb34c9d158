import { findModelPrice } from './model-prices';

describe('findModelPrice', () => {
  it('includes list prices and prefers the price in the environment', () => {
    expect(findModelPrice('gpt-4o-mini')).toEqual({ input: 0.15, cachedInput: 0.075, output: 0.6 });
    expect(findModelPrice('gpt-4o-mini', 1, 2)).toEqual({ input: 1, cachedInput: 1, output: 2 });
    expect(findModelPrice('my-model', 0, 0)).toEqual({ input: 0, cachedInput: 0, output: 0 });
  });

  it('returns no price for an unknown model or an incomplete price', () => {
    expect(findModelPrice('my-model')).toBeUndefined();
    expect(findModelPrice('my-model', 1)).toBeUndefined();
    expect(findModelPrice('constructor')).toBeUndefined();
  });
});
