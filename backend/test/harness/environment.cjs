const { AsyncLocalStorage } = require('node:async_hooks');
const NodeEnvironment = require('../../../scripts/jest/node-environment.cjs');

/** Idle threads by program, shared by all test files in this process (`start-worker-thread.ts`). */
const idleThreads = new Map();

/** Node updates every storage for every promise, even storages of test files that have ended. */
const activeStorages = new Set();
const { run } = AsyncLocalStorage.prototype;
AsyncLocalStorage.prototype.run = function (...args) {
  activeStorages.add(this);
  return run.apply(this, args);
};

module.exports = class extends NodeEnvironment {
  async setup() {
    await super.setup();
    this.global.idleThreads = idleThreads;
  }

  async teardown() {
    for (const storage of activeStorages) storage.disable();
    activeStorages.clear();
    await super.teardown();
  }
};
