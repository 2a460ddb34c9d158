import { jestConfig } from '../jest.base.mjs';

export default jestConfig({
  environment: 'browser',
  globals: { __webpack_public_path__: 'http://localhost/mf-builder/1/' },
});
