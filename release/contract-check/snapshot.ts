import { findIncompatibilities } from './compatibility';
import { readCurrentSurfaces, readReleasedSurfaces, writeReleasedSurfaces } from './released-surfaces';

/** `npm run contracts -w release`: saves the interfaces of this checkout as the released ones. */
const current = await readCurrentSurfaces();
const incompatibilities = findIncompatibilities(current, readReleasedSurfaces());
console.log(incompatibilities.map((incompatibility) => `- ${incompatibility}`).join('\n'));
writeReleasedSurfaces(current);
console.log(
  `shortlist: saved ${Object.keys(current.backend).length} backend endpoints; ${incompatibilities.length} incompatibilities with the previous release`,
);
