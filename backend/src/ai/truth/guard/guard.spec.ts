import { adversarial } from '../testing/adversarial';
import { readCases, run } from '../testing/cases';
import { honest } from '../testing/honest';

describe('what a model invents', () => {
  it.each(readCases(adversarial))('$language $trick: $text', (example) => {
    const { verdict, said, result } = run(example);
    expect({ verdict, said, result }).toMatchObject({ verdict: example.due });
  });
});

describe('what a good writer does', () => {
  it.each(readCases(honest))('$language $trick: $text', (example) => {
    expect(run(example)).toMatchObject({ verdict: 'free' });
  });
});
