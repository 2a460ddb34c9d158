import type { Language } from '../platform/languages';
import { industries, type Industry } from './industries';
import names from './industry-names.json';

/** Returns the display name of an industry. API calls always use the English name. */
export function industryName(industry: Industry, language: Language): string {
  return names[industry][language];
}

/** Returns the 20 industries as select options: English value, localized label, in the specified order. */
export function industryOptions(language: Language): { value: Industry; label: string }[] {
  return industries.map((industry) => ({ value: industry, label: industryName(industry, language) }));
}
