import { jestConfig } from '../jest.base.mjs';

export default jestConfig({ maxWorkers: 2, testMatch: ['<rootDir>/**/*.spec.{ts,mjs}'] });
