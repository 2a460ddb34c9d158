import { languageSchema } from '@shortlist/contracts/platform/language-schema';
import { sectionIds, wording } from '@shortlist/documents/words/wording';
import { headingNames, sectionOf } from './headings';

describe.each(languageSchema.options)('headings in %s', (language) => {
  it('knows what documents print, in capitals too', () => {
    for (const id of sectionIds) {
      const heading = wording[language].headings[id];
      expect([heading, sectionOf(heading, language)]).toEqual([heading, id]);
      expect(sectionOf(heading.toLocaleUpperCase(language), language)).toBe(id);
    }
  });

  it('means one section by each', () => {
    const names = headingNames(language).map(([name]) => name);
    expect(names.filter((name, i) => name === '' || names.indexOf(name) !== i)).toEqual([]);
  });

  it('takes no heading for a part of a line', () => {
    expect(sectionOf(`${wording[language].headings.skills} Kubernetes`, language)).toBeUndefined();
  });
});
