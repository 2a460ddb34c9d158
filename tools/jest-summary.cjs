/** Writes how many tests a package ran and which failed, for the end of `npm test`. Kept by the nx cache with the result. */
const { mkdirSync, writeFileSync } = require('node:fs');
const { join, relative } = require('node:path');

module.exports = class Summary {
  constructor(config) {
    this.rootDir = config.rootDir;
  }

  onRunComplete(_contexts, { numPassedTests, testResults }) {
    const failures = testResults.flatMap((suite) => {
      const file = relative(join(this.rootDir, '..'), suite.testFilePath);
      const failed = suite.testResults.filter(({ status }) => status === 'failed');
      // A suite that does not even load counts as a failure.
      if (failed.length === 0 && suite.failureMessage) return [`${file}\n${suite.failureMessage}`];
      return failed.map(({ fullName, failureMessages }) => `${file} › ${fullName}\n${failureMessages.join('\n')}`);
    });
    const folder = join(this.rootDir, 'test-results');
    mkdirSync(folder, { recursive: true });
    writeFileSync(join(folder, 'unit.json'), JSON.stringify({ passed: numPassedTests, failures }));
  }
};
