/** Replaces placeholders such as "{reference}". Leaves placeholders without a value unchanged. */
export function interpolate(text: string, values: Record<string, string | number>): string {
  return text.replace(/\{(\w+)\}/g, (placeholder, name: string) => String(values[name] ?? placeholder));
}
