import type { ResumeContent } from '@shortlist/contracts/builder/document-content';

const maxLengths = { line: 200, text: 4_000, address: 500 };
const maxItems: Partial<Record<string, number>> = {
  experience: 60,
  education: 30,
  projects: 30,
  skills: 200,
  certifications: 40,
  languages: 30,
  customSections: 20,
  technologies: 40,
  items: 40,
};
const texts = new Set(['summary', 'description', 'achievements']);
const addresses = new Set(['url', 'github']);

/** Removes values that exceed the limits of the contract. They are removed whole and become unplaced lines. */
export function truncateToLimits(content: ResumeContent): ResumeContent {
  const fit = (value: unknown, key: string, depth: number): unknown => {
    if (typeof value === 'string') {
      const limit = texts.has(key) ? maxLengths.text : addresses.has(key) ? maxLengths.address : maxLengths.line;
      return value.length > limit ? '' : value;
    }
    if (Array.isArray(value)) {
      const limit = key === 'achievements' ? (depth > 1 ? 40 : 60) : (maxItems[key] ?? value.length);
      const kept = value.slice(0, limit).map((one: unknown) => fit(one, key, depth + 1));
      return kept.filter((one) => one !== '');
    }
    if (value === null || typeof value !== 'object') return value;
    return Object.fromEntries(Object.entries(value).map(([name, inner]) => [name, fit(inner, name, depth + 1)]));
  };
  return fit(content, '', 0) as ResumeContent;
}
