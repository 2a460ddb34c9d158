/** Placeholder in a Node bundle for the URL of its release's files. */
export const releaseUrlPlaceholder = '/place-of-the-release/';
