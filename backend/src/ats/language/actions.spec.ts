import { languageSchema } from '@shortlist/contracts/platform/language-schema';
import { startsWithAction } from './actions';
import { bulletOpenings } from './testing/bullet-openings';

describe.each(languageSchema.options)('openings in %s', (language) => {
  const lines = (list: string) => list.split('\n');

  it('has enough samples', () => {
    expect(new Set(lines(bulletOpenings[language].good)).size).toBeGreaterThanOrEqual(40);
    expect(new Set(lines(bulletOpenings[language].weak)).size).toBeGreaterThanOrEqual(15);
  });

  it('accepts an action', () => {
    expect(lines(bulletOpenings[language].good).filter((text) => !startsWithAction(text, language))).toEqual([]);
  });

  it('rejects a non-action', () => {
    expect(lines(bulletOpenings[language].weak).filter((text) => startsWithAction(text, language))).toEqual([]);
  });
});
