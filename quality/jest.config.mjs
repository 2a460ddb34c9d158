import { jestConfig } from '../jest.base.mjs';

export default jestConfig({
  // A limit of 1 MB restarts the worker for each spec. Otherwise, linear/patterns.spec.ts takes twelve times as long
  // after another spec has loaded the backend in the same worker. Jest would read the number 1 as 100% of the memory.
  maxWorkers: 2,
  workerIdleMemoryLimit: '1MB',
  testMatch: ['<rootDir>/**/*.spec.ts'],
});
