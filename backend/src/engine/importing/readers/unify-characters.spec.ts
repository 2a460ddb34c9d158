import { unifyCharacters } from './unify-characters';

it('replaces radicals and look-alikes that browsers write into PDF files', () => {
  expect(unifyCharacters('⻑野県‧⾶騨⽊⼯ ∕ 2019 ‒ 2021')).toBe('長野県・飛騨木工 / 2019 – 2021');
});
