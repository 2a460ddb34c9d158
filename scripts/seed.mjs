/** `npm run seed`: fills an empty development database with a year of synthetic data for the administration screens. */
import { root, run } from './process.mjs';
import { ensurePackages } from './setup.mjs';

ensurePackages();
run('node', ['--import', '@swc-node/register/esm-register', `${root}quality/seed/seed.ts`], {
  TS_NODE_PROJECT: `${root}quality/tsconfig.json`,
});
