import { jestConfig } from '../jest.base.mjs';

export default jestConfig({
  // A limit of 1 MB restarts the worker for each file, because the pattern tests take twelve times as long in a process
  // in which another file has loaded the backend. (Jest reads the number 1 as 100% of the memory.)
  maxWorkers: 2,
  workerIdleMemoryLimit: '1MB',
  testMatch: ['<rootDir>/**/*.spec.ts'],
});
