import { check } from './check';
import { facesNow, readReleased, writeReleased } from './released';

/** `npm run contracts -w tools`: what this checkout shows is released, and the next one is compared with it. */
const now = await facesNow();
const faults = check(now, readReleased());
console.log(faults.map((fault) => `- ${fault}`).join('\n'));
writeReleased(now);
console.log(
  `shortlist: ${Object.keys(now.backend).length} calls of the backend, ${faults.length} of what was released before did not fit`,
);
