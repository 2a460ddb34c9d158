/** Bundles the server and its thread programs into `TEST_BUNDLE`. Returns a function that removes the bundle. */
export function bundle(): () => void;
