/** Makes component tests wait longer for elements to appear, because parallel builds slow the machine down. */
const { configure, getConfig } = require('@testing-library/dom');

const { getElementError } = getConfig();

/**
 * Prints the page into the error message only when the message is read. Printing the page whenever a wait polls would
 * take a tenth of the time of these tests.
 */
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
