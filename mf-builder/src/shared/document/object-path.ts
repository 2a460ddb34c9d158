import { getChild, isContainer } from './object-values';

/** Returns the value at a dotted path such as "experience.0.company". */
export function getIn(value: unknown, path: string): unknown {
  return path.split('.').reduce(getChild, value);
}

/**
 * Returns a copy with a different value at a dotted path. Reuses all other objects, so that React doesn't re-render
 * them.
 */
export function setIn<T>(value: T, path: string, newValue: unknown): T {
  return setAtKeys(value, path.split('.'), newValue) as T;
}

function setAtKeys(value: unknown, [key, ...rest]: string[], newValue: unknown): unknown {
  if (key === undefined) return newValue;
  const newChild = setAtKeys(getChild(value, key), rest, newValue);
  if (Array.isArray(value)) return Object.assign([...(value as unknown[])], { [key]: newChild });
  return { ...(isContainer(value) ? value : {}), [key]: newChild };
}

const getListIn = (value: unknown, path: string): unknown[] => {
  const list = getIn(value, path);
  return Array.isArray(list) ? list : [];
};

export function insertIn<T>(value: T, path: string, item: unknown, index = getListIn(value, path).length): T {
  return setIn(value, path, getListIn(value, path).toSpliced(index, 0, item));
}

export function removeIn<T>(value: T, path: string, index: number): T {
  return setIn(value, path, getListIn(value, path).toSpliced(index, 1));
}

/** Clamps the target index to the list. */
export function moveIn<T>(value: T, path: string, from: number, to: number): T {
  const list = [...getListIn(value, path)];
  if (!(from in list)) return value;
  const [item] = list.splice(from, 1);
  list.splice(Math.min(Math.max(to, 0), list.length), 0, item);
  return setIn(value, path, list);
}

/** Returns the new path of a value after a list item has moved. */
export function getMovedPath(path: string, listPath: string, from: number, to: number): string {
  if (!path.startsWith(`${listPath}.`)) return path;
  const [index, ...rest] = path.slice(listPath.length + 1).split('.');
  const itemIndex = Number(index);
  const step = itemIndex > from && itemIndex <= to ? -1 : itemIndex < from && itemIndex >= to ? 1 : 0;
  return [listPath, itemIndex === from ? to : itemIndex + step, ...rest].join('.');
}
