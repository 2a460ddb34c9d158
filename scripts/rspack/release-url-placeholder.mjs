/** Stands for the URL of the released files in a Node bundle. */
export const releaseUrlPlaceholder = '/place-of-the-release/';
