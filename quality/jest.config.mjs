import { jestConfig } from '../jest.base.mjs';

export default jestConfig({
  // A limit of 1 MB restarts the worker for each spec, because linear/patterns.spec.ts takes twelve times as long once
  // another spec has loaded the backend in the same worker. (Jest reads the number 1 as 100% of the memory.)
  maxWorkers: 2,
  workerIdleMemoryLimit: '1MB',
  testMatch: ['<rootDir>/**/*.spec.ts'],
});
