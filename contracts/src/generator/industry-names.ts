import type { Language } from '../platform/languages';
import { industries, type Industry } from './industries';
import names from './industry-names.json';

/** The name of an industry as screens show it. Calls always carry the English one. */
export function industryName(industry: Industry, language: Language): string {
  return names[industry][language];
}

/** The 20 industries as options of a choice: value in English, label in the language, in the specified order. */
export function industryOptions(language: Language): { value: Industry; label: string }[] {
  return industries.map((industry) => ({ value: industry, label: industryName(industry, language) }));
}
