import { jestConfig } from '../jest.base.mjs';

const { reporters, workerIdleMemoryLimit, testTimeout, ...base } = jestConfig();
const common = {
  ...base,
  testEnvironment: '<rootDir>/test/harness/environment.cjs',
  moduleNameMapper: {
    ...base.moduleNameMapper,
    '/threads/start-worker-thread$': '<rootDir>/test/harness/start-worker-thread.ts',
  },
};

export default {
  reporters,
  workerIdleMemoryLimit,
  testTimeout,
  maxWorkers: 2,
  projects: [
    { ...common, displayName: 'units', testMatch: ['<rootDir>/src/**/*.spec.ts'] },
    {
      ...common,
      displayName: 'http',
      testMatch: ['<rootDir>/test/**/*.spec.ts'],
      globalSetup: '<rootDir>/test/harness/global-setup.cjs',
      globalTeardown: '<rootDir>/test/harness/global-teardown.cjs',
    },
  ],
};
