type PlainObject = Record<string, unknown>;
const isPlainObject = (value: unknown): value is PlainObject =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/**
 * Returns the second value but reuses objects of the first wherever both are equal. Unchanged parts of a document keep
 * their identity and are not rendered again. For plain data.
 */
export function replaceEqualDeep<Value>(before: unknown, after: Value): Value;
export function replaceEqualDeep(before: unknown, after: unknown): unknown {
  if (Array.isArray(before) && Array.isArray(after)) return replaceEqualItems(before, after);
  if (!isPlainObject(before) || !isPlainObject(after)) return after;
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
