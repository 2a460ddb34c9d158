import { findIncompatibilities } from './compatibility';
import { readCurrentSurfaces, readReleasedSurfaces, writeReleasedSurfaces } from './released-surfaces';

/**
 * `npm run contracts -w tools`: saves the interfaces of this checkout as the released ones, with which later checkouts
 * are compared.
 */
const now = await readCurrentSurfaces();
const faults = findIncompatibilities(now, readReleasedSurfaces());
console.log(faults.map((fault) => `- ${fault}`).join('\n'));
writeReleasedSurfaces(now);
console.log(
  `shortlist: saved ${Object.keys(now.backend).length} backend endpoints; ${faults.length} incompatibilities with the previous release`,
);
