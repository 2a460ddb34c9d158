/** Stands in a bundle for Node where the address of its release's files will. */
export const releasePlace = '/place-of-the-release/';
