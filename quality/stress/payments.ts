import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { runBackendSpecs } from './run-specs';

/**
 * Delivers webhook events in all 120 permutations and with forged signatures. Then runs the checkout specs and
 * limits.ts. Set EVENT_PERMUTATIONS=12 FORGERIES=200 for a short run.
 */
const permutations = process.env.EVENT_PERMUTATIONS ?? '120';
const forgeries = process.env.FORGERIES ?? '10000';
const eventOptions = { env: { EVENT_PERMUTATIONS: permutations, FORGERIES: forgeries } };
const results = [
  runBackendSpecs(
    `${permutations} permutations of five events, each delivered twice, give one upgrade and one receipt; ${forgeries} forged signatures all get HTTP 400 and write no row`,
    ['payments/payments-webhook'],
    eventOptions,
  ),
  runBackendSpecs(
    "foreign URLs and unknown prices get HTTP 400 and write no row; another owner's checkout grants nothing",
    ['payments/payments'],
    {
      titles: /rejects a checkout with|grants nothing for the checkout/,
    },
  ),
];
const limitsCommand = ['--import', '@swc-node/register/esm-register', join(import.meta.dirname, 'limits.ts')];
const { status } = spawnSync(process.execPath, limitsCommand, {
  cwd: join(import.meta.dirname, '..'),
  stdio: 'inherit',
});
process.exitCode = results.every(Boolean) && status === 0 ? 0 : 1;
