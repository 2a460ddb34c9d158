import { jestConfig } from '../jest.base.mjs';

export default jestConfig({
  testMatch: ['<rootDir>/{src,eval,pictures}/**/*.spec.ts', '<rootDir>/release/**/*.spec.mjs'],
});
