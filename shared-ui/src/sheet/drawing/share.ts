const isObject = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null;

/**
 * The second value, but the very objects of the first wherever both say the same: so what did not change in a document is
 * known by identity, and is not drawn again. For plain data.
 */
export function share<Value>(before: unknown, after: Value): Value;
export function share(before: unknown, after: unknown): unknown {
  if (before === after || !isObject(before) || !isObject(after)) return after;
  if (Array.isArray(before) !== Array.isArray(after)) return after;
  const keys = Object.keys(after);
  let same = Object.keys(before).length === keys.length;
  const shared: Record<string, unknown> = Array.isArray(after) ? ([] as unknown[] as never) : {};
  for (const key of keys) {
    shared[key] = share(before[key], after[key]);
    same &&= key in before && shared[key] === before[key];
  }
  return same ? before : shared;
}
