/** Removes soft hyphens, which mark possible breaks in headings. */
export const documentTitle = (heading: string) => `${heading.replaceAll('\u00ad', '')} · Shortlist`;
