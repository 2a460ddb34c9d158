import { jestConfig } from '../jest.base.mjs';

export default jestConfig({ testMatch: ['<rootDir>/**/*.spec.{ts,mjs}'] });
