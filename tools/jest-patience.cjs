/**
 * How long tests of screens wait for something to appear: long enough for a machine that builds at the same time. Nothing
 * is judged by its time, and who waits for what is there waits no longer than before.
 */
const { configure, getConfig } = require('@testing-library/dom');

const { getElementError } = getConfig();

/** Says what the page looks like only when asked: printing it at each look of a wait is a tenth of these tests. */
const lazyError = (message, container) =>
  Object.defineProperties(new Error(message ?? ''), {
    name: { value: 'TestingLibraryElementError' },
    message: { configurable: true, get: () => getElementError(message, container).message },
  });

configure({
  asyncUtilTimeout: 30_000,
  getElementError: (message, container) =>
    (getConfig()._disableExpensiveErrorDiagnostics ? lazyError : getElementError)(message, container),
});
