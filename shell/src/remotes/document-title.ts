/** Removes soft hyphens, which mark possible breaks in headings. */
export const formatDocumentTitle = (heading: string) => `${heading.replaceAll('\u00ad', '')} · Shortlist`;
