import type { ResumeContent } from '@shortlist/contracts/builder/document-content';

/** Keeps only the form of a resume: its sections and the number of their entries and bullets. */
export function removeText({ customSections, projects, ...content }: ResumeContent): ResumeContent {
  return {
    ...blank({ ...content, skills: [] }),
    projects: projects.map((project) => blank({ ...project, technologies: [] })),
    // The heading is part of the form.
    customSections: customSections.map(({ id, name, items }) => ({ id, name, items: blank(items) })),
  };
}

function blank<T>(value: T): T {
  if (typeof value === 'string') return '' as T;
  if (typeof value === 'boolean') return false as T;
  if (Array.isArray(value)) return value.map(blank) as T;
  if (typeof value === 'object' && value !== null)
    return Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, blank(inner as unknown)])) as T;
  return value;
}
