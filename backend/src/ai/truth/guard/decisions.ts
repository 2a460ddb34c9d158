export const gone = Symbol('gone');

export interface Decision {
  proposed: string | boolean | typeof gone;
  safe: string | boolean | typeof gone;
}

export function applied<Value>(value: Value, decisions: ReadonlyMap<string, Decision>, version: keyof Decision): Value;
export function applied(
  value: unknown,
  decisions: ReadonlyMap<string, Decision>,
  version: keyof Decision,
  path = '',
): unknown {
  const decision = decisions.get(path);
  if (decision) return decision[version];
  const below = (key: string | number) => `${path}${path && '.'}${key}`;
  const inner = applied as (
    value: unknown,
    decisions: ReadonlyMap<string, Decision>,
    version: keyof Decision,
    path: string,
  ) => unknown;
  if (Array.isArray(value))
    return value
      .map((item: unknown, index) => inner(item, decisions, version, below(index)))
      .filter((item) => item !== gone);
  if (value === null || typeof value !== 'object') return value;
  return Object.fromEntries(
    Object.entries(value).map(([key, item]) => [key, inner(item, decisions, version, below(key))]),
  );
}
