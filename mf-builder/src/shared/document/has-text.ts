/** Whether something is written anywhere in it; a tick counts, too. */
export function hasText(value: unknown): boolean {
  if (typeof value === 'string') return value.trim() !== '';
  if (typeof value === 'object' && value !== null) return Object.values(value).some(hasText);
  return value === true;
}
