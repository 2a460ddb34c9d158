/**
 * How long tests of screens wait for something to appear: long enough for a machine that builds at the same time. Nothing
 * is judged by its time, and who waits for what is there waits no longer than before.
 */
const { configure } = require('@testing-library/dom');

configure({ asyncUtilTimeout: 30_000 });
