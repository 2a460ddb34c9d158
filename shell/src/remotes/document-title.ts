/** What the browser's tab says. Soft hyphens are for headings only: there they say where a long word may break. */
export const documentTitle = (heading: string) => `${heading.replaceAll('\u00ad', '')} · Shortlist`;
