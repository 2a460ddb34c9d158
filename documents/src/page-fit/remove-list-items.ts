import type { ResumeContent } from '@shortlist/contracts/builder/document-content';

export function removeListItems(content: ResumeContent, paths: Iterable<string>): ResumeContent {
  const omittedPaths = new Set(paths);
  const copy = (value: unknown, path: string): unknown => {
    if (Array.isArray(value)) {
      return value.flatMap((item: unknown, index) => {
        const itemPath = `${path}.${index}`;
        return omittedPaths.has(itemPath) ? [] : [copy(item, itemPath)];
      });
    }
    if (value === null || typeof value !== 'object') return value;
    return Object.fromEntries(
      Object.entries(value).map(([key, item]) => [key, copy(item, path ? `${path}.${key}` : key)]),
    );
  };
  return copy(content, '') as ResumeContent;
}
