/** Bundles what threads run, as the build does, for `startThread`. Answers how to remove it. */
export function bundleThreads(): () => void;
