import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { runBackendSpecs } from './run-specs';

/**
 * Runs R5 and R6 with all event orders (the regular tests run a few), R7, and then R1 to R4, which need their own
 * processes. PAYMENT_ORDERS=12 FORGERIES=200 for a short run.
 */
const orders = process.env.PAYMENT_ORDERS ?? '120';
const forgeries = process.env.FORGERIES ?? '10000';
const eventOptions = { env: { PAYMENT_ORDERS: orders, FORGERIES: forgeries } };
const results = [
  runBackendSpecs(
    `R5, R6: five events in ${orders} orders, each twice: one upgrade, one receipt; ${forgeries} forged signatures: 400 each, no row`,
    ['payments/payments-webhook'],
    eventOptions,
  ),
  runBackendSpecs(
    "R7: foreign URLs and unknown prices get 400 and no row; another owner's checkout grants nothing",
    ['payments/payments'],
    {
      titles: /refuses a checkout with|grants nothing for the checkout/,
    },
  ),
];
const limitsCommand = ['--import', '@swc-node/register/esm-register', join(import.meta.dirname, 'limits.ts')];
const { status } = spawnSync(process.execPath, limitsCommand, {
  cwd: join(import.meta.dirname, '..'),
  stdio: 'inherit',
});
process.exitCode = results.every(Boolean) && status === 0 ? 0 : 1;
