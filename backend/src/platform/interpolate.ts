/** Fills placeholders: "Your reference is {reference}." Leaves those without a value as they are. */
export function interpolate(text: string, values: Record<string, string | number>): string {
  return text.replace(/\{(\w+)\}/g, (placeholder, name: string) => String(values[name] ?? placeholder));
}
