import { languageSchema } from '@shortlist/contracts/platform/language-schema';
import { startsWithAction } from './actions';
import { bulletOpenings } from './testing/bullet-openings';

describe.each(languageSchema.options)('openings in %s', (language) => {
  const splitLines = (list: string) => list.split('\n');

  it('has enough samples', () => {
    expect(new Set(splitLines(bulletOpenings[language].good)).size).toBeGreaterThanOrEqual(40);
    expect(new Set(splitLines(bulletOpenings[language].weak)).size).toBeGreaterThanOrEqual(15);
  });

  it('accepts an action', () => {
    expect(splitLines(bulletOpenings[language].good).filter((text) => !startsWithAction(text, language))).toEqual([]);
  });

  it('rejects a non-action', () => {
    expect(splitLines(bulletOpenings[language].weak).filter((text) => startsWithAction(text, language))).toEqual([]);
  });
});
