/** Placeholder in a Node bundle for the URL of its release's files. */
export const releasePlace = '/place-of-the-release/';
