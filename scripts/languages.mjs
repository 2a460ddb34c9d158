/** Codes of all languages, as in contracts, which plain Node cannot read before it is compiled. */
export const languages = ['en', 'es', 'fr', 'de', 'ja', 'ko'];
