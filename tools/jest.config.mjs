import { jestConfig } from '../jest.base.mjs';

export default jestConfig({
  // A process for each file (a limit of 1 would mean all memory): patterns take twelve times as long in one that another
  // file has loaded the backend in.
  maxWorkers: 2,
  workerIdleMemoryLimit: '1MB',
  testMatch: [
    '<rootDir>/{src,contracts,deploy,eval,linear,pictures,topology}/**/*.spec.ts',
    '<rootDir>/*.spec.mjs',
    '<rootDir>/{release,rspack}/**/*.spec.mjs',
  ],
});
