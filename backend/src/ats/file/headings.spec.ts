import { languageSchema } from '@shortlist/contracts/platform/language-schema';
import { sectionIds, wording } from '@shortlist/documents/words/wording';
import { headingNames, sectionOf } from './headings';

describe.each(languageSchema.options)('headings in %s', (language) => {
  it('recognizes the headings that documents print, also in capitals', () => {
    for (const id of sectionIds) {
      const heading = wording[language].headings[id];
      expect([heading, sectionOf(heading, language)]).toEqual([heading, id]);
      expect(sectionOf(heading.toLocaleUpperCase(language), language)).toBe(id);
    }
  });

  it('maps each heading to one section', () => {
    const names = headingNames(language).map(([name]) => name);
    expect(names.filter((name, i) => name === '' || names.indexOf(name) !== i)).toEqual([]);
  });

  it('does not mistake part of a line for a heading', () => {
    expect(sectionOf(`${wording[language].headings.skills} Kubernetes`, language)).toBeUndefined();
  });
});
