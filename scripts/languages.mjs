/** A copy of the codes in contracts, because plain Node cannot import TypeScript. */
export const languages = ['en', 'es', 'fr', 'de', 'ja', 'ko'];
