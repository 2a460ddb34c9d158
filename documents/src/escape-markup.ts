const entities: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' };

/** Escapes text for an element or a quoted attribute in HTML or XML. */
export const escapeMarkup = (text: string) => text.replace(/[&<>"']/g, (char) => entities[char] ?? char);
