/**
 * Writes the number of passed tests and the failures of a package to a file, for the summary of `npm test`. nx caches
 * the file together with the test result.
 */
const { mkdirSync, writeFileSync } = require('node:fs');
const { join, relative } = require('node:path');

module.exports = class SummaryReporter {
  constructor(config) {
    this.rootDir = config.rootDir;
  }

  onRunComplete(_contexts, { numPassedTests, testResults }) {
    const failures = testResults.flatMap((suite) => {
      const file = relative(join(this.rootDir, '..'), suite.testFilePath);
      const failedTests = suite.testResults.filter(({ status }) => status === 'failed');
      // A suite that fails to load counts as a failure.
      if (failedTests.length === 0 && suite.failureMessage) return [`${file}\n${suite.failureMessage}`];
      return failedTests.map(({ fullName, failureMessages }) => `${file} › ${fullName}\n${failureMessages.join('\n')}`);
    });
    const folder = join(this.rootDir, 'test-results');
    mkdirSync(folder, { recursive: true });
    writeFileSync(join(folder, 'unit.json'), JSON.stringify({ passed: numPassedTests, failures }));
  }
};
