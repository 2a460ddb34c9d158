import type { ResumeContent } from '@shortlist/contracts/builder/document-content';

const maxLengths = { line: 200, text: 4_000, url: 500 };
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
const longTextFields = new Set(['summary', 'description', 'achievements']);
const urlFields = new Set(['url', 'github']);

/** Omits values that exceed the limits of the contract instead of cutting them. These values become unplaced lines. */
export function omitValuesOverLimits(content: ResumeContent): ResumeContent {
  const applyLimits = (value: unknown, key: string, depth: number): unknown => {
    if (typeof value === 'string') {
      const limit = longTextFields.has(key) ? maxLengths.text : urlFields.has(key) ? maxLengths.url : maxLengths.line;
      return value.length > limit ? '' : value;
    }
    if (Array.isArray(value)) {
      const limit = key === 'achievements' ? (depth > 1 ? 40 : 60) : (maxItems[key] ?? value.length);
      const items = value.slice(0, limit).map((item: unknown) => applyLimits(item, key, depth + 1));
      return items.filter((item) => item !== '');
    }
    if (value === null || typeof value !== 'object') return value;
    return Object.fromEntries(
      Object.entries(value).map(([name, fieldValue]) => [name, applyLimits(fieldValue, name, depth + 1)]),
    );
  };
  return applyLimits(content, '', 0) as ResumeContent;
}
