import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join } from 'node:path';

/**
 * R5 and R6 in full, on both databases; the test of the same name does a part of them. Then R1 to R4, which need processes
 * of their own. PAYMENT_ORDERS=12 FORGERIES=200 for a short one.
 */
const orders = process.env.PAYMENT_ORDERS ?? '120';
const forgeries = process.env.FORGERIES ?? '10000';
const folder = import.meta.dirname;
const root = join(folder, '../..');
const run = (cwd: string, command: string[], env: NodeJS.ProcessEnv = {}) =>
  spawnSync(process.execPath, command, { cwd, env: { ...process.env, ...env }, stdio: 'inherit' }).status === 0;

const jest = [join(root, 'node_modules/.bin/jest'), '--selectProjects', 'http', '-w', '1', 'test/payments-webhook'];
const areEventsGood = run(join(root, 'backend'), jest, { PAYMENT_ORDERS: orders, FORGERIES: forgeries });
const verdict = areEventsGood ? 'ok  ' : 'FAIL';
console.log(`${verdict} R5: five events in ${orders} orders, each twice, on each database: one upgrade, one receipt`);
console.log(`${verdict} R6: ${forgeries} forged signatures on each database: 400 each, no row`);

const limits = join(folder, 'limits.ts');
const areLimitsGood =
  !existsSync(limits) || run(join(folder, '..'), ['--import', '@swc-node/register/esm-register', limits]);
process.exitCode = areEventsGood && areLimitsGood ? 0 : 1;
