import { languageSchema } from '@shortlist/contracts/platform/language-schema';
import { sectionIds, documentLabels } from '@shortlist/documents/i18n/document-labels';
import { listHeadingsWithSections, detectSection } from './section-headings';

describe.each(languageSchema.options)('headings in %s', (language) => {
  it('recognizes our own headings, in any case', () => {
    for (const id of sectionIds) {
      const heading = documentLabels[language].headings[id];
      expect([heading, detectSection(heading, language)]).toEqual([heading, id]);
      expect(detectSection(heading.toLocaleUpperCase(language), language)).toBe(id);
    }
  });

  it('maps each heading to one section', () => {
    const names = listHeadingsWithSections(language).map(([name]) => name);
    expect(names.filter((name, i) => name === '' || names.indexOf(name) !== i)).toEqual([]);
  });

  it('does not mistake part of a line for a heading', () => {
    expect(detectSection(`${documentLabels[language].headings.skills} Kubernetes`, language)).toBeUndefined();
  });
});
