import { languageSchema } from '@shortlist/contracts/platform/language-schema';
import { isAction } from './actions';
import { bulletOpenings } from './testing/bullet-openings';

describe.each(languageSchema.options)('openings in %s', (language) => {
  const splitLines = (list: string) => list.split('\n');

  it('has enough samples', () => {
    expect(new Set(splitLines(bulletOpenings[language].actions)).size).toBeGreaterThanOrEqual(40);
    expect(new Set(splitLines(bulletOpenings[language].nonActions)).size).toBeGreaterThanOrEqual(15);
  });

  it('accepts an action', () => {
    expect(splitLines(bulletOpenings[language].actions).filter((text) => !isAction(text, language))).toEqual([]);
  });

  it('rejects a non-action', () => {
    expect(splitLines(bulletOpenings[language].nonActions).filter((text) => isAction(text, language))).toEqual([]);
  });
});
