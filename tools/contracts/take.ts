import { check } from './check';
import { facesNow, readReleased, writeReleased } from './released';

/**
 * `npm run contracts -w tools`: saves the interfaces of this checkout as the released ones, with which later checkouts
 * are compared.
 */
const now = await facesNow();
const faults = check(now, readReleased());
console.log(faults.map((fault) => `- ${fault}`).join('\n'));
writeReleased(now);
console.log(
  `shortlist: saved ${Object.keys(now.backend).length} backend endpoints; ${faults.length} incompatibilities with the previous release`,
);
