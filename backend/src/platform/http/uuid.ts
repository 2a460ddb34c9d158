/** Returns whether a string from a path is a UUID. For any other string, callers skip the database query. */
export const isUuid = (text: string) => /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i.test(text);
