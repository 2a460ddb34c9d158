/** Returns whether a value contains any text or a value `true`. */
export function hasText(value: unknown): boolean {
  if (typeof value === 'string') return value.trim() !== '';
  if (typeof value === 'object' && value !== null) return Object.values(value).some(hasText);
  return value === true;
}
