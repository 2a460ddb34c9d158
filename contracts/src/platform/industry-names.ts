import type { Language } from './languages';
import { industries, type Industry } from './industries';
import names from './industry-names.json';

export function getIndustryName(industry: Industry, language: Language): string {
  return names[industry][language];
}

export function getIndustryOptions(language: Language): { value: Industry; label: string }[] {
  return industries.map((industry) => ({ value: industry, label: getIndustryName(industry, language) }));
}
