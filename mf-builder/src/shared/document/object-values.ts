type Container = Record<string, unknown> | unknown[];

export const isContainer = (value: unknown): value is Container => typeof value === 'object' && value !== null;
/** Returns only own properties. */
export const getChild = (value: unknown, key: string): unknown =>
  isContainer(value) && Object.hasOwn(value, key) ? (value as Record<string, unknown>)[key] : undefined;

export function isDeepEqual(left: unknown, right: unknown): boolean {
  if (Object.is(left, right)) return true;
  if (!isContainer(left) || !isContainer(right) || Array.isArray(left) !== Array.isArray(right)) return false;
  const keys = new Set([...Object.keys(left), ...Object.keys(right)]);
  return [...keys].every((key) => isDeepEqual(getChild(left, key), getChild(right, key)));
}

export function hasText(value: unknown): boolean {
  if (typeof value === 'string') return value.trim() !== '';
  if (typeof value === 'object' && value !== null) return Object.values(value).some(hasText);
  return value === true;
}
