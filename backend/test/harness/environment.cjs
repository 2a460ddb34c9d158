const { TestEnvironment } = require('jest-environment-node');

/** Idle threads by program, shared by all test files in this process (`start-worker-thread.ts`). */
const idleThreads = new Map();

module.exports = class extends TestEnvironment {
  async setup() {
    await super.setup();
    this.global.idleThreads = idleThreads;
  }
};
