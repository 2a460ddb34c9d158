const { TestEnvironment } = require('jest-environment-node');

/** Threads that nobody uses now by their program, of all test files that this process runs: see `start-thread.ts`. */
const idleThreads = new Map();

module.exports = class extends TestEnvironment {
  async setup() {
    await super.setup();
    this.global.idleThreads = idleThreads;
  }
};
