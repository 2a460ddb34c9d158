import { priceOf } from './model-prices';

describe('priceOf', () => {
  it('knows list prices, and takes the price of the environment before them', () => {
    expect(priceOf('gpt-4o-mini')).toEqual({ input: 0.15, cachedInput: 0.075, output: 0.6 });
    expect(priceOf('gpt-4o-mini', 1, 2)).toEqual({ input: 1, cachedInput: 1, output: 2 });
    expect(priceOf('my-model', 0, 0)).toEqual({ input: 0, cachedInput: 0, output: 0 });
  });

  it('has no price for an unknown model, or for half of one', () => {
    expect(priceOf('my-model')).toBeUndefined();
    expect(priceOf('my-model', 1)).toBeUndefined();
    expect(priceOf('constructor')).toBeUndefined();
  });
});
