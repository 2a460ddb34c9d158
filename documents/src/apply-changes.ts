import type { ResumeContent } from '@shortlist/contracts/builder/document-content';

/** A change as in `baseChangeSchema` or, without a `kind`, as in `proposedChangeSchema`. */
export interface ResumeChange {
  path: string;
  after: string;
  kind?: 'text' | 'add' | 'remove';
  item?: unknown;
}

/**
 * Returns a copy with the changes applied. All paths refer to the original `content`. A change at the path `skills`
 * adds a skill. Invalid paths are ignored.
 */
export function applyChanges<Content extends ResumeContent>(
  content: Content,
  changes: readonly ResumeChange[],
): Content {
  const texts = changes.filter(({ kind = 'text', path }) => kind === 'text' && path !== 'skills');
  const skills = changes.filter(({ path }) => path === 'skills').map(({ after }) => after);
  const changedContent = applyToValue(content, '', {
    textByPath: new Map(texts.map(({ path, after }) => [path, after])),
    removedPaths: new Set(changes.filter(({ kind }) => kind === 'remove').map(({ path }) => path)),
    addedItems: changes.filter(({ kind }) => kind === 'add'),
  }) as Content;
  return skills.length ? { ...changedContent, skills: [...changedContent.skills, ...skills] } : changedContent;
}

interface ChangePlan {
  textByPath: ReadonlyMap<string, string>;
  removedPaths: ReadonlySet<string>;
  addedItems: readonly ResumeChange[];
}

function applyToValue(value: unknown, path: string, plan: ChangePlan): unknown {
  if (Array.isArray(value)) return applyToList(value, path, plan);
  if (value && typeof value === 'object') {
    return Object.fromEntries(
      Object.entries(value).map(([key, item]) => [key, applyToValue(item, joinPath(path, key), plan)]),
    );
  }
  const after = plan.textByPath.get(path);
  if (after === undefined) return value;
  return typeof value === 'boolean' ? after === 'true' : after;
}

function applyToList(list: readonly unknown[], path: string, plan: ChangePlan): unknown[] {
  const listItemsAddedAt = (index: number) =>
    plan.addedItems.filter((change) => change.path === joinPath(path, index)).map(({ item }) => item);
  return [
    ...list.flatMap((item, index) => [
      ...listItemsAddedAt(index),
      ...(plan.removedPaths.has(joinPath(path, index)) ? [] : [applyToValue(item, joinPath(path, index), plan)]),
    ]),
    ...listItemsAddedAt(list.length),
  ];
}

const joinPath = (path: string, key: string | number) => `${path}${path && '.'}${key}`;
