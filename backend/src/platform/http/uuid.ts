/** Returns whether a text from a path can be an id; for any other text, callers skip the database query. */
export const isUuid = (text: string) => /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i.test(text);
