/** Writes how many tests a package ran, for the last line of `npm test`. Kept by the nx cache with the result. */
const { mkdirSync, writeFileSync } = require('node:fs');
const { join } = require('node:path');

module.exports = class Summary {
  constructor(config) {
    this.folder = join(config.rootDir, 'test-results');
  }

  onRunComplete(_contexts, { numPassedTests, numFailedTests, numFailedTestSuites }) {
    mkdirSync(this.folder, { recursive: true });
    // A suite that does not even load counts as a failure.
    const failed = Math.max(numFailedTests, numFailedTestSuites);
    writeFileSync(join(this.folder, 'unit.json'), JSON.stringify({ passed: numPassedTests, failed }));
  }
};
