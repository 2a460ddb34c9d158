export const removedValue = Symbol('gone');

/** New value of one field. `safe` excludes content that awaits confirmation. */
export interface FieldDecision {
  proposed: string | boolean | typeof removedValue;
  safe: string | boolean | typeof removedValue;
}

export function applyDecisions<Value>(
  value: Value,
  decisions: ReadonlyMap<string, FieldDecision>,
  version: keyof FieldDecision,
): Value;
export function applyDecisions(
  value: unknown,
  decisions: ReadonlyMap<string, FieldDecision>,
  version: keyof FieldDecision,
  path = '',
): unknown {
  const decision = decisions.get(path);
  if (decision) return decision[version];
  const joinPath = (key: string | number) => `${path}${path && '.'}${key}`;
  const applyToChild = applyDecisions as (
    value: unknown,
    decisions: ReadonlyMap<string, FieldDecision>,
    version: keyof FieldDecision,
    path: string,
  ) => unknown;
  if (Array.isArray(value))
    return value
      .map((item: unknown, index) => applyToChild(item, decisions, version, joinPath(index)))
      .filter((item) => item !== removedValue);
  if (value === null || typeof value !== 'object') return value;
  return Object.fromEntries(
    Object.entries(value).map(([key, item]) => [key, applyToChild(item, decisions, version, joinPath(key))]),
  );
}
