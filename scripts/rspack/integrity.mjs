import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';

/** The shortest hash that browsers accept. A bundle lists the hashes of all chunks, and hashes do not compress. */
export const integrityAlgorithm = 'sha256';

export const computeIntegrity = (file) =>
  `${integrityAlgorithm}-${createHash(integrityAlgorithm).update(readFileSync(file)).digest('base64')}`;
