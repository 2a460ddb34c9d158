import { languages } from '../platform/languages';
import { industries } from './industries';
import names from './industry-names.json';
import { getIndustryOptions } from './industry-names';

describe('industry names', () => {
  it('covers exactly the known industries in every language', () => {
    expect(Object.keys(names)).toEqual([...industries]);
    for (const { code } of languages) {
      const labels = getIndustryOptions(code).map(({ label }) => label);
      expect(labels.every((label) => label.trim() !== '')).toBe(true);
      expect(new Set(labels).size).toBe(industries.length);
    }
  });

  it('uses the English names as option values', () => {
    expect(getIndustryOptions('de')[0]).toEqual({ value: 'Healthcare', label: 'Gesundheitswesen' });
  });
});
