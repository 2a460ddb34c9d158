import { jestConfig } from '../jest.base.mjs';

const { reporters, workerIdleMemoryLimit, testTimeout, ...common } = jestConfig();

/** Units beside the code; and the whole application over HTTP, on both databases, which are opened once before it. */
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
      testEnvironment: '<rootDir>/test/harness/environment.cjs',
      moduleNameMapper: {
        ...common.moduleNameMapper,
        '/threads/start-thread$': '<rootDir>/test/harness/start-thread.ts',
      },
      globalSetup: '<rootDir>/test/harness/set-up.cjs',
      globalTeardown: '<rootDir>/test/harness/tear-down.cjs',
    },
  ],
};
