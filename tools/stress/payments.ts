import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { runBackendSpecs } from './run-backend-specs';

/**
 * R5 and R6 in full, on both databases (the test of the same name covers a part), R7, which is a test, and then R1 to
 * R4, which need their own processes. PAYMENT_ORDERS=12 FORGERIES=200 for a short run.
 */
const orders = process.env.PAYMENT_ORDERS ?? '120';
const forgeries = process.env.FORGERIES ?? '10000';
const events = { env: { PAYMENT_ORDERS: orders, FORGERIES: forgeries } };
const results = [
  runBackendSpecs(
    `R5, R6: five events in ${orders} orders, each twice: one upgrade, one receipt; ${forgeries} forged signatures: 400 each, no row`,
    ['payments-webhook'],
    events,
  ),
  runBackendSpecs(
    "R7: foreign addresses, unknown prices: 400 and no row; another's checkout gains nothing",
    ['payments'],
    {
      titles: /refuses a checkout with|grants nothing for the checkout/,
    },
  ),
];
const limits = ['--import', '@swc-node/register/esm-register', join(import.meta.dirname, 'limits.ts')];
const { status } = spawnSync(process.execPath, limits, { cwd: join(import.meta.dirname, '..'), stdio: 'inherit' });
process.exitCode = results.every(Boolean) && status === 0 ? 0 : 1;
