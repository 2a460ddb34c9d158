import { jestConfig } from '../jest.base.mjs';

export default jestConfig({
  testMatch: [
    '<rootDir>/{src,contracts,deploy,eval,pictures}/**/*.spec.ts',
    '<rootDir>/{release,rspack}/**/*.spec.mjs',
  ],
});
