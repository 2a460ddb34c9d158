import type { ResumeContent } from '@shortlist/contracts/builder/document-content';

/** `paths` are those of list items: "experience.3", "experience.0.achievements.4", "achievements.1". */
export function omitPaths(content: ResumeContent, paths: Iterable<string>): ResumeContent {
  const gone = new Set(paths);
  const copy = (value: unknown, path: string): unknown => {
    if (Array.isArray(value)) {
      return value.flatMap((item: unknown, index) => {
        const at = `${path}.${index}`;
        return gone.has(at) ? [] : [copy(item, at)];
      });
    }
    if (value === null || typeof value !== 'object') return value;
    return Object.fromEntries(
      Object.entries(value).map(([key, item]) => [key, copy(item, path ? `${path}.${key}` : key)]),
    );
  };
  return copy(content, '') as ResumeContent;
}
