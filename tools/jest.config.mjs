import { jestConfig } from '../jest.base.mjs';

export default jestConfig({
  testMatch: [
    '<rootDir>/{src,contracts,deploy,eval,linear,pictures,topology}/**/*.spec.ts',
    '<rootDir>/*.spec.mjs',
    '<rootDir>/{release,rspack}/**/*.spec.mjs',
  ],
});
