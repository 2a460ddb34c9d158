/**
 * Bundles the server and what its threads run, as the build does, into `TEST_BUNDLE`: for tests of processes and for
 * `startThread`. Answers how to remove it.
 */
export function bundle(): () => void;
