type Plain = Record<string, unknown>;
const isPlain = (value: unknown): value is Plain =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/**
 * Returns the second value but reuses objects of the first wherever both are equal. Unchanged parts of a document keep
 * their identity and are not rendered again. For plain data.
 */
export function share<Value>(before: unknown, after: Value): Value;
export function share(before: unknown, after: unknown): unknown {
  if (Array.isArray(before) && Array.isArray(after)) return shareItems(before, after);
  if (!isPlain(before) || !isPlain(after)) return after;
  const keys = Object.keys(after);
  const shared: Plain = {};
  let same = Object.keys(before).length === keys.length;
  for (const key of keys) {
    shared[key] = share(before[key], after[key]);
    same &&= key in before && shared[key] === before[key];
  }
  return same ? before : shared;
}

function shareItems(before: unknown[], after: unknown[]): unknown[] {
  const shared = after.map((item, index) => share(before[index], item));
  return before.length === shared.length && shared.every((item, index) => item === before[index]) ? before : shared;
}
