type PlainObject = Record<string, unknown>;
const isContainer = (value: unknown): value is object => typeof value === 'object' && value !== null;

/** Maps an object to the equal earlier object that replaced it, because both are compared at every keystroke. */
const replacements = new WeakMap<object, object>();

/**
 * Returns the second value but reuses objects of the first wherever both are equal. Unchanged parts of a document keep
 * their identity and are not rendered again. For plain data.
 */
export function replaceEqualDeep<Value>(before: unknown, after: Value): Value;
export function replaceEqualDeep(before: unknown, after: unknown): unknown {
  if (before === after || !isContainer(before) || !isContainer(after)) return after;
  if (Array.isArray(before) !== Array.isArray(after)) return after;
  if (replacements.get(after) === before) return before;
  const shared = Array.isArray(after)
    ? replaceEqualItems(before as unknown[], after)
    : replaceEqualProperties(before as PlainObject, after as PlainObject);
  if (shared === before) replacements.set(after, before);
  return shared;
}

function replaceEqualProperties(before: PlainObject, after: PlainObject): object {
  const keys = Object.keys(after);
  const shared: PlainObject = {};
  let isEqual = Object.keys(before).length === keys.length;
  for (const key of keys) {
    shared[key] = replaceEqualDeep(before[key], after[key]);
    isEqual &&= key in before && shared[key] === before[key];
  }
  return isEqual ? before : shared;
}

function replaceEqualItems(before: unknown[], after: unknown[]): unknown[] {
  const shared = after.map((item, index) => replaceEqualDeep(before[index], item));
  return before.length === shared.length && shared.every((item, index) => item === before[index]) ? before : shared;
}
