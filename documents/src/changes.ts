import type { ResumeContent } from '@shortlist/contracts/builder/resume';

/** As in `baseChangeSchema`, or without a `kind` as in `proposedChangeSchema`. */
export interface AppliedChange {
  path: string;
  after: string;
  kind?: 'text' | 'add' | 'remove';
  item?: unknown;
}

/**
 * Every path refers to the original `content`, independent of the other changes. Applies texts first, then whole items.
 * `skills` adds a skill. Never throws: ignores invalid paths.
 */
export function applyChanges<Content extends ResumeContent>(
  content: Content,
  changes: readonly AppliedChange[],
): Content {
  const texts = changes.filter(({ kind = 'text', path }) => kind === 'text' && path !== 'skills');
  const skills = changes.filter(({ path }) => path === 'skills').map(({ after }) => after);
  const changed = walk(content, '', {
    texts: new Map(texts.map(({ path, after }) => [path, after])),
    removed: new Set(changes.filter(({ kind }) => kind === 'remove').map(({ path }) => path)),
    added: changes.filter(({ kind }) => kind === 'add'),
  }) as Content;
  return skills.length ? { ...changed, skills: [...changed.skills, ...skills] } : changed;
}

interface Plan {
  texts: ReadonlyMap<string, string>;
  removed: ReadonlySet<string>;
  added: readonly AppliedChange[];
}

function walk(value: unknown, path: string, plan: Plan): unknown {
  if (Array.isArray(value)) return walkList(value, path, plan);
  if (value && typeof value === 'object') {
    return Object.fromEntries(Object.entries(value).map(([key, item]) => [key, walk(item, below(path, key), plan)]));
  }
  const after = plan.texts.get(path);
  if (after === undefined) return value;
  return typeof value === 'boolean' ? after === 'true' : after;
}

function walkList(list: readonly unknown[], path: string, plan: Plan): unknown[] {
  const addedAt = (index: number) =>
    plan.added.filter((change) => change.path === below(path, index)).map(({ item }) => item);
  return [
    ...list.flatMap((item, index) => [
      ...addedAt(index),
      ...(plan.removed.has(below(path, index)) ? [] : [walk(item, below(path, index), plan)]),
    ]),
    ...addedAt(list.length),
  ];
}

const below = (path: string, key: string | number) => `${path}${path && '.'}${key}`;
