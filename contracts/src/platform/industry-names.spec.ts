import { languages } from './languages';
import { industries } from './industries';
import names from './industry-names.json';
import { getIndustryOptions } from './industry-names';

describe('industry names', () => {
  it('cover exactly the known industries in every language', () => {
    expect(Object.keys(names)).toEqual([...industries]);
    for (const { code } of languages) {
      const labels = getIndustryOptions(code).map(({ label }) => label);
      expect(labels.every((label) => label.trim() !== '')).toBe(true);
      expect(new Set(labels).size).toBe(industries.length);
    }
  });

  it('are labels of options whose values are the English names', () => {
    expect(getIndustryOptions('de')[0]).toEqual({ value: 'Healthcare', label: 'Gesundheitswesen' });
  });
});
